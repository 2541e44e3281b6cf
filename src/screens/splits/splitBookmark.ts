/** The name of the bookmark of a split settlement. Without an id, it is a new one. */
export const splitBookmark = (id: string): string => `splitSettlement:${id}`;
