/** Beneficiaries. */

import { wire } from '../../../machines/kit/flow/port';
import { beneficiariesMachine } from '../../../machines/payouts/beneficiaries/beneficiaries.machine';
import { beneficiaryMachine } from '../../../machines/payouts/beneficiary/beneficiary.machine';
import { beneficiaryCheckMachine } from '../../../machines/payouts/beneficiaryCheck/beneficiaryCheck.machine';
import { beneficiaryRemovalMachine } from '../../../machines/payouts/beneficiaryRemoval/beneficiaryRemoval.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const beneficiaries = () => withTemporal(() => import('../../services/payouts/beneficiaries'));

export const beneficiariesFlows = {
  beneficiaries: wire(beneficiariesMachine, { load: lazy(beneficiaries, (s) => s.listBeneficiaries) }),
  beneficiary: wire(beneficiaryMachine, {
    loadBanks: lazy(beneficiaries, (s) => s.loadBanks),
    save: lazy(beneficiaries, (s) => s.createBeneficiary),
    resolution: { resolve: lazy(beneficiaries, (s) => s.resolveRecipient) },
  }),
  beneficiaryCheck: wire(beneficiaryCheckMachine, { look: lazy(beneficiaries, (s) => s.lookAgain) }),
  beneficiaryRemoval: wire(beneficiaryRemovalMachine, { do: lazy(beneficiaries, (s) => s.deleteBeneficiary) }),
};
