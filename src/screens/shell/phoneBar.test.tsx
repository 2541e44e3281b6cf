// @vitest-environment happy-dom
/** The bar of a phone: its entries by role, what is open, and the number of approvals. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PhoneBar } from './PhoneBar';
import { APPROVALS, type Place, type PlaceGroup, withCount } from './places';
import { useWaitingCount, type Waiting, WaitingCount } from './waitingCount';

afterEach(cleanup);

const place = (href: string, current?: Place['current']): Place => ({ href, label: href, current });
const groupsOf = (...places: Place[]): readonly PlaceGroup[] => [{ name: 'Any', icon: 'house', isPage: false, places }];
const home = place('/dashboard');
const payouts = place('/dashboard/account/payouts');
const approvals = place(APPROVALS);

function show(groups: readonly PlaceGroup[], isMoreOpen = false) {
  const onMore = vi.fn();
  render(<PhoneBar groups={groups} isMoreOpen={isMoreOpen} onMore={onMore} />);
  return onMore;
}
const entries = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const current = () => screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
const chosen = () => [...document.querySelectorAll('[data-chosen]')].map(({ textContent }) => textContent);
const more = () => screen.getByRole('button', { name: 'More' });

describe('the bar of a phone', () => {
  it('has the main pages that the role may open, and More', () => {
    show(groupsOf(home, payouts, approvals));
    expect(entries()).toEqual(['Home', 'Pay', 'Approvals', 'More']);
    screen.getByRole('navigation', { name: 'Quick access' });
    cleanup();
    show(groupsOf(home, place('/dashboard/settings/users')));
    expect(entries()).toEqual(['Home', 'More']);
  });
  it('marks the open page, and More for a page that only the menu has', () => {
    show(groupsOf(home, { ...payouts, current: 'page' }, approvals));
    expect(current()).toEqual(['Pay']);
    expect(chosen()).toEqual(['Pay']);
    expect(more().getAttribute('aria-current')).toBeNull();
    cleanup();
    show(groupsOf(home, payouts, place('/dashboard/settings/users', 'page')));
    expect(current()).toEqual([]);
    expect(chosen()).toEqual(['More']);
    expect(more().getAttribute('aria-current')).toBe('true');
  });
  it('marks Pay on the page of transfers', () => {
    show(groupsOf(home, payouts, place('/dashboard/payout/transfer', 'page')));
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Pay');
  });
  it('opens the menu, and says that it is open', () => {
    const onMore = show(groupsOf({ ...home, current: 'page' }), true);
    expect(chosen()).toEqual(['More']);
    expect(more().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(more());
    expect(onMore).toHaveBeenCalledOnce();
  });
});

describe('the number of approvals', () => {
  it('is in the name of its entry, and missing while none waits or it is not known', () => {
    show(withCount(groupsOf(home, approvals), APPROVALS, 3));
    expect(screen.getByRole('link', { name: 'Approvals, 3 waiting' })).toBeTruthy();
    for (const unknown of [0, null]) {
      cleanup();
      show(withCount(groupsOf(home, approvals), APPROVALS, unknown));
      expect(screen.getByRole('link', { name: 'Approvals' })).toBeTruthy();
    }
  });
  it('stays when a page without it is opened', () => {
    const Page = ({ count }: { readonly count: number | null }) => {
      useWaitingCount('approvals', count);
      return null;
    };
    function Frame({ count }: { readonly count: number | null }) {
      const [known, setKnown] = useState<number | null>(null);
      const report = useCallback((_: Waiting, value: number | null) => setKnown(value), []);
      return (
        <WaitingCount value={report}>
          <Page count={count} />
          <output>{known}</output>
        </WaitingCount>
      );
    }
    const { rerender } = render(<Frame count={2} />);
    expect(screen.getByRole('status').textContent).toBe('2');
    rerender(<Frame count={null} />);
    expect(screen.getByRole('status').textContent).toBe('2');
    rerender(<Frame count={0} />);
    expect(screen.getByRole('status').textContent).toBe('0');
  });
});

it.each(['/dashboard/get-Started', '/dashboard/get-Started/bankdetails'])(
  '[ONB-02 NAV-05] %s belongs to Home, because no entry of the menu has it',
  (path) => {
    window.history.replaceState(null, '', path);
    show(groupsOf(home, payouts, approvals));
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Home');
    expect(more().getAttribute('aria-current')).toBeNull();
    window.history.replaceState(null, '', '/');
  },
);
