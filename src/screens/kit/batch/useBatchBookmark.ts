import { useEffect, useRef } from 'react';
import { useBookmark } from '../../../flow/useBookmark';

interface BatchBookmark {
  readonly kept: { readonly texts: readonly unknown[] };
  readonly order: { readonly idempotencyKey: string } | null;
  readonly batchId?: string | null;
}

const isOrderSame = (one: BatchBookmark | null, other: BatchBookmark | null) =>
  one?.order?.idempotencyKey === other?.order?.idempotencyKey && (one?.batchId ?? null) === (other?.batchId ?? null);

/**
 * The bookmark of a batch, which may be large. An open order is stored at once. Rows are stored when the page is idle, because ten thousand of
 * them take a while. If the storage is too small for the rows, the open order is stored without them.
 */
export function useBatchBookmark<Bookmark extends BatchBookmark>(flow: string) {
  const { recalled, keep } = useBookmark<Bookmark>(flow);
  const last = useRef<Bookmark | null>(null);
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // A page that closed because the session ended must store nothing.
  useEffect(() => () => clearTimeout(later.current), []);
  const write = (bookmark: Bookmark | null) => {
    if (!keep(bookmark)) keep(bookmark && { ...bookmark, kept: { ...bookmark.kept, texts: [] } });
  };
  return {
    recalled,
    keep: (bookmark: Bookmark | null) => {
      if (bookmark === last.current) return;
      const isUrgent = bookmark === null || !isOrderSame(bookmark, last.current);
      last.current = bookmark;
      clearTimeout(later.current);
      if (isUrgent) write(bookmark);
      else later.current = setTimeout(() => write(bookmark));
    },
  };
}
