/** Asks for the letters once the page is idle: the first page never waits for them, the next one has them. */
export function fetchLetters(): void {
  const ask = () => {
    for (const sample of ['a', 'ṣ', 'ẹ']) void document.fonts.load("1em 'Archivo Variable'", sample);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(ask);
  else setTimeout(ask, 1000);
}
