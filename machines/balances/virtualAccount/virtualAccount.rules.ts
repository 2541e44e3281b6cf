import { atMost, checkBy, firstBroken, required } from '../../kit/form.rules';
import type { NewAccount } from './virtualAccount.types';

export const nothing: NewAccount = { alias: '' };

/** VAC-01: an alias that is not blank. It is any text: it is shown and never run. */
export const check = checkBy<NewAccount>({ alias: firstBroken(required('Account Alias'), atMost(100)) });
