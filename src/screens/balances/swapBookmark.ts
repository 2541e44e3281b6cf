/** The name of a swap's bookmark. */
export const SWAP = 'swap';
