/* Before the first paint, and before the app has come. */
{
  const page = document.documentElement;
  try {
    // The colours that were chosen in this browser. Without a choice the style sheet follows the system.
    const theme = localStorage.getItem('kontor:theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
    // Who is signed in does not see the form that stands in the page.
    if (sessionStorage.getItem('accessToken') !== null) page.dataset.entering = '';
  } catch {
    // A browser that keeps nothing follows the system, and nobody is signed in.
  }
  // A form that nothing is typed in cannot be sent; from the first letter on it can, and the browser's own Enter works.
  document.addEventListener('input', ({ target }) => {
    const send = target.form?.querySelector('[type=submit]');
    if (send && !('alive' in page.dataset)) send.disabled = false;
  });
  // A form that is sent before the app has come is sent when it has (src/app/takeOver.ts).
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
