import type { Wired } from '../../../../machines/kit/port';
import type { beneficiariesMachine } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import type { beneficiaryMachine } from '../../../../machines/payouts/beneficiary/beneficiary.machine';
import type { beneficiaryCheckMachine } from '../../../../machines/payouts/beneficiaryCheck/beneficiaryCheck.machine';
import type { beneficiaryRemovalMachine } from '../../../../machines/payouts/beneficiaryRemoval/beneficiaryRemoval.machine';

/** The flows of those who are saved. */
export interface BeneficiaryFlows {
  readonly beneficiaries: Wired<typeof beneficiariesMachine>;
  readonly beneficiary: Wired<typeof beneficiaryMachine>;
  readonly beneficiaryCheck: Wired<typeof beneficiaryCheckMachine>;
  readonly beneficiaryRemoval: Wired<typeof beneficiaryRemovalMachine>;
}
