import { useEffect, useRef } from 'react';
import type { BulkBookmark } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { useBookmark } from '../../../flow/useBookmark';

const isOrderSame = (one: BulkBookmark | null, other: BulkBookmark | null) =>
  one?.order?.idempotencyKey === other?.order?.idempotencyKey && (one?.batchId ?? null) === (other?.batchId ?? null);

/**
 * The bookmark of a batch, which may be large. What may be under way is written at once; rows alone as soon as the page is free, for ten
 * thousand of them take a while. Where the browser has no room for the rows, what may be under way is kept without them.
 */
export function useBulkBookmark(flow: string) {
  const { recalled, keep } = useBookmark<BulkBookmark>(flow);
  const last = useRef<BulkBookmark | null>(null);
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // A page that was left because the session ended must leave nothing behind.
  useEffect(() => () => clearTimeout(later.current), []);
  const write = (bookmark: BulkBookmark | null) => {
    try {
      keep(bookmark);
    } catch {
      keep(bookmark && { ...bookmark, kept: { ...bookmark.kept, texts: [] } });
    }
  };
  return {
    recalled,
    keep: (bookmark: BulkBookmark | null) => {
      if (bookmark === last.current) return;
      const isUrgent = bookmark === null || !isOrderSame(bookmark, last.current);
      last.current = bookmark;
      clearTimeout(later.current);
      if (isUrgent) write(bookmark);
      else later.current = setTimeout(write, 0, bookmark);
    },
  };
}
