/** The onboarding forms, and their saved values. */

import { wire } from '../../../machines/kit/flow/port';
import { businessInformationMachine } from '../../../machines/onboarding/businessInformation/businessInformation.machine';
import { businessInformationDataMachine } from '../../../machines/onboarding/businessInformationData/businessInformationData.machine';
import { businessRegistrationMachine } from '../../../machines/onboarding/businessRegistration/businessRegistration.machine';
import { contactInformationMachine } from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import { personalInformationMachine } from '../../../machines/onboarding/personalInformation/personalInformation.machine';
import { personalInformationDataMachine } from '../../../machines/onboarding/personalInformationData/personalInformationData.machine';
import { registrationDataMachine } from '../../../machines/onboarding/registrationData/registrationData.machine';
import { stakeholderMachine } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import { stakeholderRemovalMachine } from '../../../machines/onboarding/stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholdersMachine } from '../../../machines/onboarding/stakeholders/stakeholders.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const details = () => withTemporal(() => import('../../services/onboarding/onboardingDetails'));

const forms = () => withTemporal(() => import('./uploadForms'));

export const onboardingDetailsFlows = {
  personalInformationData: wire(personalInformationDataMachine, { load: lazy(details, (s) => s.personalInformationData) }),
  personalInformation: wire(personalInformationMachine, { save: lazy(forms, (s) => s.savePersonalInformation) }),
  contactInformation: wire(contactInformationMachine, { save: lazy(details, (s) => s.saveContactInformation) }),
  businessInformationData: wire(businessInformationDataMachine, { load: lazy(details, (s) => s.businessInformationData) }),
  businessInformation: wire(businessInformationMachine, { save: lazy(forms, (s) => s.saveBusinessInformation) }),
  registrationData: wire(registrationDataMachine, { load: lazy(details, (s) => s.registrationData) }),
  businessRegistration: wire(businessRegistrationMachine, { save: lazy(forms, (s) => s.saveBusinessRegistration) }),
  stakeholders: wire(stakeholdersMachine, { load: lazy(details, (s) => s.stakeholders) }),
  stakeholder: wire(stakeholderMachine, { save: lazy(details, (s) => s.saveStakeholder) }),
  stakeholderRemoval: wire(stakeholderRemovalMachine, { do: lazy(details, (s) => s.deleteStakeholder) }),
};
