/* Clauses of the rules, wherever they are named. A press on one fires a bubbling `clause` event with its id; the page
   that has the rules hears it and opens them there. A board may fire the event itself. */

const NAMED = /\b([A-Z]{2}-\d+(?:\.\d+)*)\b/;

export function fireClause(from: EventTarget, id: string): void {
  from.dispatchEvent(new CustomEvent("clause", { detail: id, bubbles: true }));
}

/** From now on `open` is called with every clause that is pressed; the answer ends it. */
export function hearClauses(open: (id: string) => void): () => void {
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent && typeof event.detail === "string") open(event.detail);
  };
  document.addEventListener("clause", hear);
  return () => document.removeEventListener("clause", hear);
}

/** A sentence cut at the clauses it names: every second part is one. */
export function clausesIn(text: string): string[] {
  return text.split(NAMED);
}
