import { businessInformationCases } from '../onboarding/businessInformation/businessInformation.cases';
import { businessInformationMachine } from '../onboarding/businessInformation/businessInformation.machine';
import { businessInformationProperties } from '../onboarding/businessInformation/businessInformation.properties';
import { businessRegistrationCases } from '../onboarding/businessRegistration/businessRegistration.cases';
import { businessRegistrationMachine } from '../onboarding/businessRegistration/businessRegistration.machine';
import { businessRegistrationProperties } from '../onboarding/businessRegistration/businessRegistration.properties';
import { complianceCases } from '../onboarding/compliance/compliance.cases';
import { complianceMachine } from '../onboarding/compliance/compliance.machine';
import { complianceProperties } from '../onboarding/compliance/compliance.properties';
import { contactInformationCases } from '../onboarding/contactInformation/contactInformation.cases';
import { contactInformationMachine } from '../onboarding/contactInformation/contactInformation.machine';
import { contactInformationProperties } from '../onboarding/contactInformation/contactInformation.properties';
import { onboardingCases } from '../onboarding/onboarding/onboarding.cases';
import { onboardingMachine } from '../onboarding/onboarding/onboarding.machine';
import { onboardingProperties } from '../onboarding/onboarding/onboarding.properties';
import { onboardingBankCases } from '../onboarding/onboardingBank/onboardingBank.cases';
import { onboardingBankMachine } from '../onboarding/onboardingBank/onboardingBank.machine';
import { onboardingBankProperties } from '../onboarding/onboardingBank/onboardingBank.properties';
import { onboardingTermsCases } from '../onboarding/onboardingTerms/onboardingTerms.cases';
import { onboardingTermsMachine } from '../onboarding/onboardingTerms/onboardingTerms.machine';
import { onboardingTermsProperties } from '../onboarding/onboardingTerms/onboardingTerms.properties';
import { personalInformationCases } from '../onboarding/personalInformation/personalInformation.cases';
import { personalInformationMachine } from '../onboarding/personalInformation/personalInformation.machine';
import { personalInformationProperties } from '../onboarding/personalInformation/personalInformation.properties';
import { savedBusinessInformationCases } from '../onboarding/savedBusinessInformation/savedBusinessInformation.cases';
import { savedBusinessInformationMachine } from '../onboarding/savedBusinessInformation/savedBusinessInformation.machine';
import { savedBusinessInformationProperties } from '../onboarding/savedBusinessInformation/savedBusinessInformation.properties';
import { savedComplianceCases } from '../onboarding/savedCompliance/savedCompliance.cases';
import { savedComplianceMachine } from '../onboarding/savedCompliance/savedCompliance.machine';
import { savedComplianceProperties } from '../onboarding/savedCompliance/savedCompliance.properties';
import { savedPersonalInformationCases } from '../onboarding/savedPersonalInformation/savedPersonalInformation.cases';
import { savedPersonalInformationMachine } from '../onboarding/savedPersonalInformation/savedPersonalInformation.machine';
import { savedPersonalInformationProperties } from '../onboarding/savedPersonalInformation/savedPersonalInformation.properties';
import { savedRegistrationCases } from '../onboarding/savedRegistration/savedRegistration.cases';
import { savedRegistrationMachine } from '../onboarding/savedRegistration/savedRegistration.machine';
import { savedRegistrationProperties } from '../onboarding/savedRegistration/savedRegistration.properties';
import { stakeholderCases } from '../onboarding/stakeholder/stakeholder.cases';
import { stakeholderMachine } from '../onboarding/stakeholder/stakeholder.machine';
import { stakeholderProperties } from '../onboarding/stakeholder/stakeholder.properties';
import { stakeholderRemovalCases } from '../onboarding/stakeholderRemoval/stakeholderRemoval.cases';
import { stakeholderRemovalMachine } from '../onboarding/stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholderRemovalProperties } from '../onboarding/stakeholderRemoval/stakeholderRemoval.properties';
import { stakeholdersCases } from '../onboarding/stakeholders/stakeholders.cases';
import { stakeholdersMachine } from '../onboarding/stakeholders/stakeholders.machine';
import { stakeholdersProperties } from '../onboarding/stakeholders/stakeholders.properties';

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
