/** Finds the orders of a flow that were sent and whose outcome is not known. */
import { bookmarkKeys, keyOf, readBookmark } from './bookmarks';

/** A bookmark of a flow that has one for each subject, such as a transaction. */
export interface OpenBookmark<Bookmark> {
  readonly subject: string;
  readonly bookmark: Bookmark;
}

/** Returns the bookmarks of all subjects of a flow that have an order. `flow` is the name before the subject, such as `refund:`. */
export function openBookmarks<Bookmark extends { readonly order: object | null }>(
  owner: string,
  flow: string,
): readonly OpenBookmark<Bookmark>[] {
  const prefix = keyOf(owner, flow);
  return bookmarkKeys()
    .filter((key) => key.startsWith(prefix))
    .sort()
    .flatMap((key) => {
      const bookmark = readBookmark<Bookmark>(key);
      return bookmark?.order ? [{ subject: key.slice(prefix.length), bookmark }] : [];
    });
}
