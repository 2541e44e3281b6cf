import { useEffect, useRef } from 'react';
import type { BulkBookmark } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { useBookmark } from '../../../flow/useBookmark';

const isOrderSame = (one: BulkBookmark | null, other: BulkBookmark | null) =>
  one?.order?.idempotencyKey === other?.order?.idempotencyKey && (one?.batchId ?? null) === (other?.batchId ?? null);

/**
 * The bookmark of a batch, which may be large. An open order is stored at once. Rows are stored when the page is idle, because ten thousand of
 * them take a while. If the storage is too small for the rows, the open order is stored without them.
 */
export function useBulkBookmark(flow: string) {
  const { recalled, keep } = useBookmark<BulkBookmark>(flow);
  const last = useRef<BulkBookmark | null>(null);
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // A page that closed because the session ended must store nothing.
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
