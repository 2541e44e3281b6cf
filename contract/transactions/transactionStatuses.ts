/** Without a schema, so that machines may import it. */

/** The statuses that a filter offers, in the documents' order. Others may come. */
export const TRANSACTION_STATUSES = [
  'Initiated',
  'Awaiting-Confirmation',
  'Pending',
  'Successful',
  'Reversed',
  'Failed',
  'Processing',
] as const;

const BY_BANK_TRANSFER = 'paywithbanktransfer';

/** TRX-05: whether a payment method is the bank transfer, compared without case, spaces and hyphens, because the documents write it in several ways. */
export const isByBankTransfer = (method: string): boolean => method.toLowerCase().replaceAll(/[\s-]/g, '') === BY_BANK_TRANSFER;
