/* Before the first paint: the colours that were chosen in this browser. Without a choice the style sheet follows the system. */
try {
  const theme = localStorage.getItem('kontor:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows the system.
}
