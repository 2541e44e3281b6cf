// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackButton } from './BackButton';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PARENT = '/dashboard/business/customers';

/** Presses Back in a tab with these entries, of which the last is open. Without them the browser does not tell. */
function press(entries: readonly string[] | null, length = 1) {
  cleanup();
  window.history.replaceState(null, '', '/dashboard/elsewhere');
  const navigation = entries && {
    entries: () => entries.map((path) => ({ url: `https://kontor.test${path}` })),
    currentEntry: { index: entries.length - 1 },
  };
  vi.stubGlobal('navigation', navigation);
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  back.mockClear();
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(length);
  render(<BackButton parent={PARENT} />);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  return back.mock.calls.length > 0 ? 'back' : window.location.pathname;
}

it('[NAV-08] goes back to an earlier page of the dashboard, else to the parent', () => {
  expect(press(['/dashboard', '/dashboard/elsewhere'])).toBe('back');
  expect(press(['/', '/dashboard/elsewhere'])).toBe(PARENT);
  expect(press(['/dashboard/elsewhere'])).toBe(PARENT);
});

it('[NAV-08] goes by the number of entries in a browser that does not tell them', () => {
  expect(press(null, 2)).toBe('back');
  expect(press(null, 1)).toBe(PARENT);
});

it('[NAV-08] is not there on a page without a parent', () => {
  render(<BackButton parent={null} />);
  expect(screen.queryByRole('button')).toBeNull();
});
