// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BulkBookmark } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { loadBookmark, SIGNED_OUT } from '../../../flow/bookmarks';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { useBatchBookmark } from './useBatchBookmark';

const texts = [
  { line: 2, account: '0123456789', bank: 'UBA', amount: '20', description: 'Rent', currency: '', beyond: '' },
] as const;
const kept = { name: 'salaries.csv', key: 'k', texts, notes: [], leftOut: [], meant: [] };
const rows: BulkBookmark = { kept, order: null, batchId: null };
const ordered: BulkBookmark = { ...rows, order: { idempotencyKey: 'once' } };
const stored = () => loadBookmark<BulkBookmark>(SIGNED_OUT, 'bulkPayout');

function open() {
  const { result, unmount } = renderHook(() => useBatchBookmark<BulkBookmark>('bulkPayout'), {
    wrapper: ({ children }) => <FlowProvider Toasts={Toasts}>{children}</FlowProvider>,
  });
  return { keep: (bookmark: BulkBookmark | null) => result.current.keep(bookmark), leave: unmount };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('[BLK-01 PAY-05] stores an open order at once, and rows when the page is idle', () => {
  const { keep } = open();
  keep(rows);
  expect(stored()).toBeNull();
  vi.runAllTimers();
  expect(stored()).toEqual(rows);
  keep(ordered);
  expect(stored()).toEqual(ordered);
});

it('[BLK-01 PAY-05] stores an open order without its rows if there is no room for them', () => {
  const { keep } = open();
  const room = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => room.get(key) ?? null,
    removeItem: (key: string) => room.delete(key),
    setItem: (key: string, text: string) => {
      if (text.includes('0123456789')) throw new DOMException('It is full.', 'QuotaExceededError');
      room.set(key, text);
    },
  });
  keep(ordered);
  expect(stored()).toEqual({ ...ordered, kept: { ...kept, texts: [] } });
});

it('[SES-10] writes nothing after its page was left, for example when the session ended', () => {
  const { keep, leave } = open();
  keep(rows);
  leave();
  vi.runAllTimers();
  expect(stored()).toBeNull();
});
