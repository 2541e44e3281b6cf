import { useSearch as useWrittenSearch } from 'wouter/use-browser-location';

/** Where a page is rendered ahead there is no address. */
const AHEAD = { ssrSearch: '' };

/** Returns the search of the address as it is written. wouter's own is decoded, and `URLSearchParams` would decode it again: `%2541` became `A`. */
export const useSearch = (): string => useWrittenSearch(typeof location === 'undefined' ? AHEAD : {});
