import type { said } from '../../../contract/common';

/** The call has no status code for this, only the provider's sentence. Its type ties this line to the contract. */
const VERIFIED: (typeof said)['verified'] = 'user verification successful';

/** SUP-05. */
export const isVerified = (message: string) => message.toLowerCase().includes(VERIFIED);
