import { bookmarkKeys, readBookmark } from './bookmarks';

/** Returns how many payments of this tab may be open: those with an order in their bookmark. */
export const openOrders = () => bookmarkKeys().filter((key) => readBookmark<{ order?: unknown }>(key)?.order).length;
