/** Onboarding’s forms, and what they were saved with. */
import { businessInformationMachine } from '../../../machines/businessInformation/businessInformation.machine';
import { businessRegistrationMachine } from '../../../machines/businessRegistration/businessRegistration.machine';
import { contactInformationMachine } from '../../../machines/contactInformation/contactInformation.machine';
import { wire } from '../../../machines/kit/port';
import { personalInformationMachine } from '../../../machines/personalInformation/personalInformation.machine';
import { savedBusinessInformationMachine } from '../../../machines/savedBusinessInformation/savedBusinessInformation.machine';
import { savedPersonalInformationMachine } from '../../../machines/savedPersonalInformation/savedPersonalInformation.machine';
import { savedRegistrationMachine } from '../../../machines/savedRegistration/savedRegistration.machine';
import { stakeholderMachine } from '../../../machines/stakeholder/stakeholder.machine';
import { stakeholderRemovalMachine } from '../../../machines/stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholdersMachine } from '../../../machines/stakeholders/stakeholders.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const particulars = () => withTemporal(() => import('../../services/particulars'));

const forms = () => withTemporal(() => import('../sendForms'));

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
