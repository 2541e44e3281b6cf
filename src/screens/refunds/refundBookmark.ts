/** The name of the bookmark of a refund. Without a reference, the merchant enters it. */
export const refundBookmark = (reference: string): string => `refund:${reference}`;
