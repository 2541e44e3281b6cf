/** Without a schema, so that machines may import it. */

/** CBK-01: the documented statuses, in the order of their life. Others may come. */
export const CHARGEBACK_STATUSES = ['New', 'Pending', 'Awaiting Response', 'Assessment', 'Won', 'Lost', 'Accepted'] as const;

export type ChargebackStatus = (typeof CHARGEBACK_STATUSES)[number];

/** CBK-02: the merchant may answer these. `Awaiting Response` waits for the bank, although its name sounds like the merchant's turn. */
export const TREATABLE = ['New', 'Pending'] as const satisfies readonly ChargebackStatus[];

export const isTreatableStatus = (status: string): boolean => TREATABLE.some((one) => one === status);

/** Nothing comes after these. */
const CLOSED: readonly string[] = ['Won', 'Lost', 'Accepted'];

/** The provider keeps the amount of these back until it decides. */
export const isOpenChargeback = (status: string): boolean => !CLOSED.includes(status);

/** CBK-03: what an answer may have. Assumed: the documents have no limits. */
export const EVIDENCE_LIMITS = { files: 10, bytesPerFile: 5_000_000, bytes: 20_000_000, comment: 5_000 } as const;

/** The content types of evidence. The sandbox and the browser check the content, because a file name says nothing. */
export const EVIDENCE_TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', pdf: 'application/pdf' };
