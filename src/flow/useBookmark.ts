import { useState } from 'react';
import { keepBookmark, NOBODY, recallBookmark } from './bookmarks';
import { useHouse } from './house';

/** A flow's bookmark: as it was when the flow opened, and how it is kept from then on. */
export function useBookmark<Bookmark extends object>(flow: string) {
  const { owner } = useHouse();
  const name = owner ?? NOBODY;
  const [recalled] = useState(() => recallBookmark<Bookmark>(name, flow));
  const keep = (bookmark: Bookmark | null) => keepBookmark(name, flow, bookmark);
  return { recalled, keep };
}
