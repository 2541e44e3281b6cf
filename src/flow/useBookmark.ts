import { useState } from 'react';
import { loadBookmark, SIGNED_OUT, saveBookmark } from './bookmarks';
import { useHouse } from './FlowProvider';

/** A flow's bookmark: as it was when the flow opened, and how it is kept from then on. */
export function useBookmark<Bookmark extends object>(flow: string) {
  const { owner } = useHouse();
  const name = owner ?? SIGNED_OUT;
  const [recalled] = useState(() => loadBookmark<Bookmark>(name, flow));
  const keep = (bookmark: Bookmark | null) => saveBookmark(name, flow, bookmark);
  return { recalled, keep };
}
