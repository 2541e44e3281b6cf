// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useShown } from './useShown';

const PATH = '/dashboard/payout/transfer/bulk';
const at = (search: string) => window.history.replaceState(null, '', `${PATH}${search}`);
beforeEach(() => at(''));

const show = () => renderHook(() => useShown(['all', 'ready', 'failed']));

describe('[BLK-01] the rows of a file that are shown', () => {
  it.each([
    ['', 'all'],
    ['?rows=failed', 'failed'],
    ['?rows=unknown', 'all'],
  ])('are in the URL: %s', (search, shown) => {
    at(search);
    expect(show().result.current.shown).toBe(shown);
  });

  it('are chosen without a new entry in the history', () => {
    const { result } = show();
    const entries = window.history.length;
    act(() => result.current.choose('ready'));
    expect([result.current.shown, window.location.pathname + window.location.search]).toEqual(['ready', `${PATH}?rows=ready`]);
    act(() => result.current.choose('all'));
    expect([result.current.shown, window.location.pathname + window.location.search]).toEqual(['all', PATH]);
    expect(window.history.length).toBe(entries);
  });
});
