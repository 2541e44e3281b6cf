/** Onboarding’s forms, and what they were saved with. */

import { wire } from '../../../machines/kit/port';
import { businessInformationMachine } from '../../../machines/onboarding/businessInformation/businessInformation.machine';
import { businessRegistrationMachine } from '../../../machines/onboarding/businessRegistration/businessRegistration.machine';
import { contactInformationMachine } from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import { personalInformationMachine } from '../../../machines/onboarding/personalInformation/personalInformation.machine';
import { savedBusinessInformationMachine } from '../../../machines/onboarding/savedBusinessInformation/savedBusinessInformation.machine';
import { savedPersonalInformationMachine } from '../../../machines/onboarding/savedPersonalInformation/savedPersonalInformation.machine';
import { savedRegistrationMachine } from '../../../machines/onboarding/savedRegistration/savedRegistration.machine';
import { stakeholderMachine } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import { stakeholderRemovalMachine } from '../../../machines/onboarding/stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholdersMachine } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const particulars = () => withTemporal(() => import('../../services/onboarding/particulars'));

const forms = () => withTemporal(() => import('./sendForms'));

export const particularsFlows = {
  savedPersonalInformation: wire(savedPersonalInformationMachine, { load: lazy(particulars, (s) => s.savedPersonalInformation) }),
  personalInformation: wire(personalInformationMachine, { save: lazy(forms, (s) => s.savePersonalInformation) }),
  contactInformation: wire(contactInformationMachine, { save: lazy(particulars, (s) => s.saveContactInformation) }),
  savedBusinessInformation: wire(savedBusinessInformationMachine, { load: lazy(particulars, (s) => s.savedBusinessInformation) }),
  businessInformation: wire(businessInformationMachine, { save: lazy(forms, (s) => s.saveBusinessInformation) }),
  savedRegistration: wire(savedRegistrationMachine, { load: lazy(particulars, (s) => s.savedRegistration) }),
  businessRegistration: wire(businessRegistrationMachine, { save: lazy(forms, (s) => s.saveBusinessRegistration) }),
  stakeholders: wire(stakeholdersMachine, { load: lazy(particulars, (s) => s.stakeholders) }),
  stakeholder: wire(stakeholderMachine, { save: lazy(particulars, (s) => s.saveStakeholder) }),
  stakeholderRemoval: wire(stakeholderRemovalMachine, { do: lazy(particulars, (s) => s.deleteStakeholder) }),
};
