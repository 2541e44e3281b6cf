import { useState } from 'react';
import { useUnsaved } from './unsaved';
import { useBookmark } from './useBookmark';

/**
 * Like `useBookmark`, for a page that says whether its draft is kept: a browser may deny storage or have no room for it. As long as a reload would
 * lose the draft, the merchant is asked before they leave. `name` is the draft in the merchant's words.
 */
export function useKept<Bookmark extends object>(flow: string, name: string) {
  const { recalled, keep } = useBookmark<Bookmark>(flow);
  const [isKept, setKept] = useState(true);
  useUnsaved(isKept ? null : name);
  return { recalled, isKept, keep: (bookmark: Bookmark | null) => setKept(keep(bookmark)) };
}
