/** The page of one refund. */
export const pageOfRefund = ({ reference }: { readonly reference: string }): string =>
  `/dashboard/refunds/refund-details/${encodeURIComponent(reference)}`;
