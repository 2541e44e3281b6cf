import type { Beneficiary } from '../../../contract/payouts/beneficiaries';

/** Somebody who is to be taken out of the list. */
export type Removed = Pick<Beneficiary, 'id' | 'name'>;
