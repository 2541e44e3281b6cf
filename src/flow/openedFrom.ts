import { createContext } from 'react';

/** Returns what opening a row leaves in the history, so that a link within the row leaves the same. Null outside of a list. */
export const OpenedFrom = createContext<(() => unknown) | null>(null);
