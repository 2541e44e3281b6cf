/** What is said of a draft beside an error: whether a reload would lose it. */
export const draftWords = (isKept: boolean): string =>
  isKept ? 'Your draft is kept.' : 'Your browser can’t store your draft. Keep this page open.';
