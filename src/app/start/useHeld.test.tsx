import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Standing } from '../../../machines/shell/session/session.rules';
import { A_MOMENT_MS, useHeld } from './useHeld';

const PAGES: Readonly<Record<Standing, string>> = {
  signedOut: 'The form',
  secondFactor: 'The code',
  loadingProfile: 'Nothing',
  signedIn: 'Never shown without a session',
};

function Page({ standing }: { readonly standing: Standing }) {
  const held = useHeld(<p>{PAGES[standing]}</p>, standing);
  if (standing === 'loadingProfile') return held ?? <p>The frame</p>;
  return <p>{standing === 'signedIn' ? 'The dashboard' : PAGES[standing]}</p>;
}

/** Shows these one after the other, and returns how to show more. */
function show(first: Standing, ...more: readonly Standing[]) {
  const { rerender } = render(<Page standing={first} />);
  const go = (...standings: readonly Standing[]) => {
    for (const standing of standings) rerender(<Page standing={standing} />);
  };
  go(...more);
  return go;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const seen = () => screen.getByRole('paragraph').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('while the profile loads', () => {
  it('[SES-02] the form stays for a moment, and the frame follows', () => {
    show('signedOut', 'loadingProfile');
    pass(A_MOMENT_MS - 1);
    expect(seen()).toBe('The form');
    pass(1);
    expect(seen()).toBe('The frame');
  });

  it('[SES-03] the page of the code stays as well', () => {
    show('signedOut', 'secondFactor', 'loadingProfile');
    expect(seen()).toBe('The code');
  });

  it('[SES-05] the frame is there at once after a reload', () => {
    show('loadingProfile');
    expect(seen()).toBe('The frame');
  });

  it('nothing of a page that was not there is shown after the dashboard', () => {
    show('signedOut', 'loadingProfile', 'signedIn', 'loadingProfile');
    expect(seen()).toBe('The frame');
  });

  it('each wait has its own moment', () => {
    const go = show('signedOut', 'loadingProfile');
    pass(A_MOMENT_MS);
    go('signedOut', 'loadingProfile');
    pass(A_MOMENT_MS - 1);
    expect(seen()).toBe('The form');
  });

  it('a wait that ends early leaves no timer behind', () => {
    const go = show('signedOut', 'loadingProfile');
    pass(A_MOMENT_MS - 1);
    go('signedOut');
    pass(1);
    go('loadingProfile');
    expect(seen()).toBe('The form');
  });
});
