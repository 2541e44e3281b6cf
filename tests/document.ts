/** Leaves the document as it was: the files that are rendered share one. */
import { cleanup, configure } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import * as React from 'react';
import { afterAll, vi } from 'vitest';
import { fetchMenu } from '../src/ui/buttons/Menu';
import { fetchModal } from '../src/ui/layers/Modal';
import { fetchActionMenu } from '../src/ui/shell/ActionMenu';
import { fetchFlyout } from '../src/ui/shell/Flyout';
import './styles';

declare global {
  interface Window {
    readonly happyDOM?: DetachedWindowAPI;
  }
}

// React takes a stack for each element it makes, up to 10,000 a second, for a message that no test reads. It took a fifth of the time.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });

// A query that waits fails many times before it succeeds, and the library's own message prints the whole document each time.
configure({
  // Long enough for a busy machine: it says nothing of speed.
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) => {
    const error = new Error(`${message ?? 'Nothing was found'}\n\nThe page says: ${container.textContent}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// As on a page that was idle: dialogs and menus open at the press.
await Promise.all([fetchModal(), fetchMenu(), fetchActionMenu(), fetchFlyout()]);

const { innerWidth: width, innerHeight: height } = window;
/** What every element can do. A test may add what the document lacks, for itself. */
const abilities = Reflect.ownKeys(HTMLElement.prototype);

const removeAdded = () => {
  for (const key of Reflect.ownKeys(HTMLElement.prototype))
    if (!abilities.includes(key)) Reflect.deleteProperty(HTMLElement.prototype, key);
};

afterAll(() => {
  cleanup();
  removeAdded();
  // Wider than this, a pane stands beside its list and not in front of it.
  window.happyDOM?.setViewport({ width, height });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  document.getSelection()?.removeAllRanges();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});
