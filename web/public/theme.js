// Runs before the first paint, so that a light page never starts dark. Settings are kept by kit/settings.
(function () {
  var root = document.documentElement;
  try {
    var kept = JSON.parse(localStorage.getItem("cosmodrome.settings") || "{}");
    if (kept.theme) root.dataset.theme = kept.theme;
    if (kept.textSize) root.style.setProperty("--text", String(kept.textSize / 100));
  } catch (_) {
    // Without storage the defaults hold.
  }
})();
