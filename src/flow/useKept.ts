import { useRef, useState } from 'react';
import { ZONE } from '../../machines/kit/values/zone';
import { useUnsaved } from './unsaved';
import { useBookmark } from './useBookmark';

/**
 * Like `useBookmark`, for a page that says whether and when its draft was kept: a browser may deny storage or have no room for it. As long as a
 * reload would lose the draft, the merchant is asked before they leave. `name` is the draft in the merchant's words. `savedAt` is a date
 * and time of Lagos as every time that is shown (GEN-04), and null for a draft of an earlier page that did not change.
 */
export function useKept<Bookmark extends object>(flow: string, name: string) {
  const { recalled, keep } = useBookmark<Bookmark>(flow);
  const [isKept, setKept] = useState(true);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const last = useRef(JSON.stringify(recalled));
  useUnsaved(isKept ? null : name);
  return {
    recalled,
    isKept,
    savedAt,
    keep: (bookmark: Bookmark | null) => {
      const text = JSON.stringify(bookmark);
      setKept(keep(bookmark));
      // A snapshot with the same draft saves nothing new.
      if (text !== last.current) setSavedAt(bookmark && Temporal.Now.plainDateTimeISO(ZONE).toString());
      last.current = text;
    },
  };
}
