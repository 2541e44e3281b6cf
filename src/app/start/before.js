/* Runs before the first paint and before the app. */
{
  const page = document.documentElement;
  try {
    // Applies the theme of this browser. Without a choice the style sheet follows the system.
    const theme = localStorage.getItem('kontor:theme');
    if (theme === 'light' || theme === 'dark') {
      page.dataset.theme = theme;
      // Also before the style sheet is there, so that the page does not begin in another colour.
      page.style.colorScheme = theme;
    }
    if (localStorage.getItem('kontor:sidebar') === 'folded') page.dataset.folded = '';
  } catch {
    // A browser that denies this, or has lost it, follows the system. The session does not need it.
  }
  try {
    // Signed-in users do not see the prerendered form. A page of the dashboard begins with its frame.
    if (sessionStorage.getItem('accessToken') !== null)
      page.dataset.entering = /^\/dashboard(\/|$)/.test(location.pathname) ? 'frame' : '';
  } catch {
    // Nobody is signed in where a browser denies storage. Every access would throw, so the page gets a substitute that ends with it.
    // `storageDenied` marks it: no session begins with it (src/services/token.ts).
    const items = new Map([['storageDenied', '']]);
    const value = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, text) => items.set(key, text),
      removeItem: (key) => items.delete(key),
      clear: () => items.clear(),
    };
    Object.defineProperty(window, 'sessionStorage', { value });
  }
  // A form that is submitted before the app loads is submitted afterwards (src/app/start/ReplayEarlySubmit.tsx).
  document.addEventListener(
    'submit',
    (event) => {
      if ('alive' in page.dataset) return;
      event.preventDefault();
      page.dataset.submitted = '';
    },
    true,
  );
}
