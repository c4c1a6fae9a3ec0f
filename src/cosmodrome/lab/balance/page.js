/* Headings of tables become buttons that sort: by the cells' own values, those without one always last. */
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const words = column === 0;
      const was = head.getAttribute("aria-sort");
      const up = was ? was === "descending" : words;
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      sort(table, column, words, up);
    });
  });
}

function sort(table, column, words, up) {
  const body = table.tBodies[0];
  const key = (row) => row.cells[column].dataset.v;
  const compare = (a, b) => (words ? a.localeCompare(b, "en", { numeric: true }) : a - b);
  const rows = [...body.rows].sort((left, right) => {
    const [a, b] = [key(left), key(right)];
    if (a === "" || b === "") return (a === "") - (b === "");
    return up ? compare(a, b) : compare(b, a);
  });
  body.append(...rows);
}
