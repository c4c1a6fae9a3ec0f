// Runs before the first paint, so that a light page never starts dark. Settings are kept by kit/settings.
;(function () {
  var root = document.documentElement
  try {
    var kept = JSON.parse(localStorage.getItem('cosmodrome.settings') || '{}')
    var theme = kept.theme || 'dark'
    if (theme === 'auto') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
    root.dataset.theme = theme
    if (kept.textSize) root.style.setProperty('--text', String(kept.textSize / 100))
  } catch (_) {
    // Without storage the defaults hold.
  }
})()
