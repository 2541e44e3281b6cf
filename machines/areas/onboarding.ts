import {
  businessInformationCases,
  businessInformationProperties,
} from '../onboarding/businessInformation/businessInformation.flow';
import { businessInformationMachine } from '../onboarding/businessInformation/businessInformation.machine';
import {
  businessRegistrationCases,
  businessRegistrationProperties,
} from '../onboarding/businessRegistration/businessRegistration.flow';
import { businessRegistrationMachine } from '../onboarding/businessRegistration/businessRegistration.machine';
import { complianceCases } from '../onboarding/compliance/compliance.cases';
import { complianceMachine } from '../onboarding/compliance/compliance.machine';
import { complianceProperties } from '../onboarding/compliance/compliance.properties';
import { contactInformationCases, contactInformationProperties } from '../onboarding/contactInformation/contactInformation.flow';
import { contactInformationMachine } from '../onboarding/contactInformation/contactInformation.machine';
import { onboardingCases } from '../onboarding/onboarding/onboarding.cases';
import { onboardingMachine } from '../onboarding/onboarding/onboarding.machine';
import { onboardingProperties } from '../onboarding/onboarding/onboarding.properties';
import { onboardingBankCases } from '../onboarding/onboardingBank/onboardingBank.cases';
import { onboardingBankMachine } from '../onboarding/onboardingBank/onboardingBank.machine';
import { onboardingBankProperties } from '../onboarding/onboardingBank/onboardingBank.properties';
import { onboardingTermsCases } from '../onboarding/onboardingTerms/onboardingTerms.cases';
import { onboardingTermsMachine } from '../onboarding/onboardingTerms/onboardingTerms.machine';
import { onboardingTermsProperties } from '../onboarding/onboardingTerms/onboardingTerms.properties';
import {
  personalInformationCases,
  personalInformationProperties,
} from '../onboarding/personalInformation/personalInformation.flow';
import { personalInformationMachine } from '../onboarding/personalInformation/personalInformation.machine';
import {
  savedBusinessInformationCases,
  savedBusinessInformationProperties,
} from '../onboarding/savedBusinessInformation/savedBusinessInformation.flow';
import { savedBusinessInformationMachine } from '../onboarding/savedBusinessInformation/savedBusinessInformation.machine';
import { savedComplianceCases, savedComplianceProperties } from '../onboarding/savedCompliance/savedCompliance.flow';
import { savedComplianceMachine } from '../onboarding/savedCompliance/savedCompliance.machine';
import {
  savedPersonalInformationCases,
  savedPersonalInformationProperties,
} from '../onboarding/savedPersonalInformation/savedPersonalInformation.flow';
import { savedPersonalInformationMachine } from '../onboarding/savedPersonalInformation/savedPersonalInformation.machine';
import { savedRegistrationCases, savedRegistrationProperties } from '../onboarding/savedRegistration/savedRegistration.flow';
import { savedRegistrationMachine } from '../onboarding/savedRegistration/savedRegistration.machine';
import { stakeholderCases, stakeholderProperties } from '../onboarding/stakeholder/stakeholder.flow';
import { stakeholderMachine } from '../onboarding/stakeholder/stakeholder.machine';
import { stakeholderRemovalCases, stakeholderRemovalProperties } from '../onboarding/stakeholderRemoval/stakeholderRemoval.flow';
import { stakeholderRemovalMachine } from '../onboarding/stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholdersCases, stakeholdersProperties } from '../onboarding/stakeholders/stakeholders.flow';
import { stakeholdersMachine } from '../onboarding/stakeholders/stakeholders.machine';

export const onboardingFlows = {
  savedPersonalInformation: {
    area: 'Onboarding',
    machine: savedPersonalInformationMachine,
    cases: savedPersonalInformationCases,
    properties: savedPersonalInformationProperties,
  },
  personalInformation: {
    area: 'Onboarding',
    machine: personalInformationMachine,
    cases: personalInformationCases,
    properties: personalInformationProperties,
  },
  contactInformation: {
    area: 'Onboarding',
    machine: contactInformationMachine,
    cases: contactInformationCases,
    properties: contactInformationProperties,
  },
  savedBusinessInformation: {
    area: 'Onboarding',
    machine: savedBusinessInformationMachine,
    cases: savedBusinessInformationCases,
    properties: savedBusinessInformationProperties,
  },
  businessInformation: {
    area: 'Onboarding',
    machine: businessInformationMachine,
    cases: businessInformationCases,
    properties: businessInformationProperties,
  },
  savedRegistration: {
    area: 'Onboarding',
    machine: savedRegistrationMachine,
    cases: savedRegistrationCases,
    properties: savedRegistrationProperties,
  },
  businessRegistration: {
    area: 'Onboarding',
    machine: businessRegistrationMachine,
    cases: businessRegistrationCases,
    properties: businessRegistrationProperties,
  },
  stakeholders: {
    area: 'Onboarding',
    machine: stakeholdersMachine,
    cases: stakeholdersCases,
    properties: stakeholdersProperties,
  },
  stakeholder: { area: 'Onboarding', machine: stakeholderMachine, cases: stakeholderCases, properties: stakeholderProperties },
  stakeholderRemoval: {
    area: 'Onboarding',
    machine: stakeholderRemovalMachine,
    cases: stakeholderRemovalCases,
    properties: stakeholderRemovalProperties,
  },
  onboarding: { area: 'Onboarding', machine: onboardingMachine, cases: onboardingCases, properties: onboardingProperties },
  onboardingBank: {
    area: 'Onboarding',
    machine: onboardingBankMachine,
    cases: onboardingBankCases,
    properties: onboardingBankProperties,
  },
  onboardingTerms: {
    area: 'Onboarding',
    machine: onboardingTermsMachine,
    cases: onboardingTermsCases,
    properties: onboardingTermsProperties,
  },
  savedCompliance: {
    area: 'Onboarding',
    machine: savedComplianceMachine,
    cases: savedComplianceCases,
    properties: savedComplianceProperties,
  },
  compliance: { area: 'Onboarding', machine: complianceMachine, cases: complianceCases, properties: complianceProperties },
};
