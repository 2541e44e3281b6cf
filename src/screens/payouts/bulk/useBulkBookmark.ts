import { useRef } from 'react';
import { useBookmark } from '../../../flow/useBookmark';

interface WithTexts {
  readonly kept: { readonly texts: readonly object[] };
}

/**
 * The bookmark of a batch, which may be large: it is written only when it is another, and without its rows where the browser has no room for
 * them. What may be under way is kept in any case.
 */
export function useBulkBookmark<Bookmark extends WithTexts>(flow: string) {
  const { recalled, keep } = useBookmark<Bookmark>(flow);
  const last = useRef<Bookmark | null>(null);
  return {
    recalled,
    keep: (bookmark: Bookmark | null) => {
      if (bookmark === last.current) return;
      last.current = bookmark;
      try {
        keep(bookmark);
      } catch {
        keep(bookmark && { ...bookmark, kept: { ...bookmark.kept, texts: [] } });
      }
    },
  };
}
