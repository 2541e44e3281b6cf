// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buttonStyle } from '../../ui/buttons/button.style';
import { QuickActions } from './QuickActions';

afterEach(cleanup);

const ALL = ['payout.initiate', 'swap.create', 'link.manage'];

/** The label of each action, with a mark on the ones that stand out. */
function shown({ permissions = ALL, hasSwaps = true, leads = true, unknown = '' } = {}) {
  cleanup();
  const pageAt = (path: string) => (path === unknown ? null : path);
  render(<QuickActions permissions={permissions} pageAt={pageAt} hasSwaps={hasSwaps} leads={leads} />);
  return screen.queryAllByRole('link').map(({ textContent, className }) => {
    return `${textContent}${className === buttonStyle('solid') ? '!' : ''}`;
  });
}

describe('the actions of the home page', () => {
  it('are those that the role may do, on pages that it has', () => {
    expect(shown({ leads: false })).toEqual(['Send', 'Swap', 'Request']);
    expect(shown({ leads: false, permissions: ['link.manage'] })).toEqual(['Request']);
    expect(shown({ leads: false, unknown: '/dashboard/account/payouts' })).toEqual(['Swap', 'Request']);
    expect(shown({ permissions: [] })).toEqual([]);
  });
  it('[BAL-02] have no swap for a business that may not swap', () => {
    expect(shown({ leads: false, hasSwaps: false })).toEqual(['Send', 'Request']);
  });
  it('stand out only where the page leads to them, and then only the first', () => {
    expect(shown()).toEqual(['Send!', 'Swap', 'Request']);
    expect(shown({ permissions: ['link.manage'] })).toEqual(['Request!']);
  });
});
