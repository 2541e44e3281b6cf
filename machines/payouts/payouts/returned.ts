const RETURNED: ReadonlySet<string> = new Set(['Failed', 'Rejected', 'Declined']);

/** Whether a payout ended without paying, so that its money is back in the wallet. */
export const isReturned = ({ status }: { readonly status: string }) => RETURNED.has(status);
