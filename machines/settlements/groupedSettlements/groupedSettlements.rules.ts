/** Where the settlements of a business are found. */

/** STL-02: the page of the list. */
export const SETTLEMENTS = '/dashboard/account/settlements/grouped';

/** Returns the page of one settlement. */
export const pageOfSettlement = (id: string): string => `/dashboard/account/settlements/${encodeURIComponent(id)}/statement`;

/** Returns the page of the payments of one settlement. */
export const pageOfTransactions = (id: string): string => `/dashboard/account/settlements/${encodeURIComponent(id)}/transactions`;

/** Returns the page that a row opens: of several settlements, the newest. Without an id, the list itself. */
export const pageOfGroup = ({ settlementIds }: { readonly settlementIds: readonly string[] }): string => {
  const id = settlementIds.at(-1);
  return id === undefined ? SETTLEMENTS : pageOfSettlement(id);
};
