import { useState } from 'react';
import { keepBookmark, recallBookmark } from './bookmarks';
import { useHouse } from './house';

/** A flow's bookmark: as it was when the flow opened, and how it is kept from then on. */
export function useBookmark<Bookmark extends object>(flow: string) {
  const { owner } = useHouse();
  const [recalled] = useState(() => (owner === null ? null : recallBookmark<Bookmark>(owner, flow)));
  const keep = (bookmark: Bookmark | null) => {
    if (owner !== null) keepBookmark(owner, flow, bookmark);
  };
  return { recalled, keep };
}
