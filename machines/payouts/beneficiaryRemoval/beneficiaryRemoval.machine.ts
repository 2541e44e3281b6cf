import type { Beneficiary } from '../../../contract/payouts/beneficiaries';
import { confirmedAction } from '../../kit/confirmedAction.machine';
import type { Said } from '../../kit/otp.types';

/** Somebody who is to be taken out of the list. */
export type Removed = Pick<Beneficiary, 'id' | 'name'>;

/** BEN-03: takes somebody out of the list of beneficiaries, after a yes that names them. */
export const beneficiaryRemovalMachine = confirmedAction<Removed, Said>('beneficiaryRemoval', {
  calls: ['deleteBeneficiary'],
  req: ['BEN-03'],
  description: 'Deletes a saved beneficiary.',
  refusal: 'The beneficiary could not be deleted.',
  says: ({ message }) => message || 'The beneficiary was deleted.',
});
