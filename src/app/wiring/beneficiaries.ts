/** Those who are saved, to be paid again. */
import { beneficiariesMachine } from '../../../machines/beneficiaries/beneficiaries.machine';
import { beneficiaryMachine } from '../../../machines/beneficiary/beneficiary.machine';
import { beneficiaryCheckMachine } from '../../../machines/beneficiaryCheck/beneficiaryCheck.machine';
import { beneficiaryRemovalMachine } from '../../../machines/beneficiaryRemoval/beneficiaryRemoval.machine';
import { wire } from '../../../machines/kit/port';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const beneficiaries = () => withTemporal(() => import('../../services/beneficiaries'));

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
