import type { Beneficiary } from '../../../contract/payouts/beneficiaries';
import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

/** The beneficiary to delete. */
export type Removed = Pick<Beneficiary, 'id' | 'name'>;

/** BEN-03: deletes a beneficiary after a confirmation with the name. */
export const beneficiaryRemovalMachine = confirmedAction<Removed, Said>('beneficiaryRemoval', {
  calls: ['deleteBeneficiary'],
  req: ['BEN-03'],
  description: 'Deletes a saved beneficiary.',
  failureMessage: 'We couldn’t delete the beneficiary. Try again.',
  successMessage: 'Beneficiary deleted.',
});
