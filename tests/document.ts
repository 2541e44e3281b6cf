/** Leaves the document as it was: the files that are rendered share one. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A query that waits fails many times before it succeeds, and the library's own message prints the whole document each time.
configure({
  getElementError: (message, container) => {
    const error = new Error(`${message ?? 'Nothing was found'}\n\nThe page says: ${container.textContent}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  document.getSelection()?.removeAllRanges();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});
