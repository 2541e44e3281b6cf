import type { said } from '../../../contract/common';

/** The wire has no code for this, only the provider's sentence; its type makes the contract and this line one. */
const VERIFIED: (typeof said)['verified'] = 'user verification successful';

/** SUP-05. */
export const isVerified = (message: string) => message.toLowerCase().includes(VERIFIED);
