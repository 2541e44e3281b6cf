/** NAV-08: the title of a page, in the top bar and in the browser's tab. */
import { useEffect } from 'react';

/** Starts with the most specific text, because a tab shows only the beginning. */
export function useDocumentTitle(...words: readonly string[]) {
  const title = [...words, 'Kontor'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
