import { useState } from 'react';
import { loadBookmark, SIGNED_OUT, saveBookmark } from './bookmarks';
import { useFlowContext } from './FlowProvider';

/** Returns a flow's bookmark from when the flow opened, and a function that stores it. */
export function useBookmark<Bookmark extends object>(flow: string) {
  const { owner } = useFlowContext();
  const name = owner ?? SIGNED_OUT;
  const [recalled] = useState(() => loadBookmark<Bookmark>(name, flow));
  const keep = (bookmark: Bookmark | null) => saveBookmark(name, flow, bookmark);
  return { recalled, keep };
}
