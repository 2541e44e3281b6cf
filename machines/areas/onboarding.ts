import { businessInformationCases } from '../businessInformation/businessInformation.cases';
import { businessInformationMachine } from '../businessInformation/businessInformation.machine';
import { businessInformationProperties } from '../businessInformation/businessInformation.properties';
import { businessRegistrationCases } from '../businessRegistration/businessRegistration.cases';
import { businessRegistrationMachine } from '../businessRegistration/businessRegistration.machine';
import { businessRegistrationProperties } from '../businessRegistration/businessRegistration.properties';
import { complianceCases } from '../compliance/compliance.cases';
import { complianceMachine } from '../compliance/compliance.machine';
import { complianceProperties } from '../compliance/compliance.properties';
import { contactInformationCases } from '../contactInformation/contactInformation.cases';
import { contactInformationMachine } from '../contactInformation/contactInformation.machine';
import { contactInformationProperties } from '../contactInformation/contactInformation.properties';
import { onboardingCases } from '../onboarding/onboarding.cases';
import { onboardingMachine } from '../onboarding/onboarding.machine';
import { onboardingProperties } from '../onboarding/onboarding.properties';
import { onboardingBankCases } from '../onboardingBank/onboardingBank.cases';
import { onboardingBankMachine } from '../onboardingBank/onboardingBank.machine';
import { onboardingBankProperties } from '../onboardingBank/onboardingBank.properties';
import { onboardingTermsCases } from '../onboardingTerms/onboardingTerms.cases';
import { onboardingTermsMachine } from '../onboardingTerms/onboardingTerms.machine';
import { onboardingTermsProperties } from '../onboardingTerms/onboardingTerms.properties';
import { personalInformationCases } from '../personalInformation/personalInformation.cases';
import { personalInformationMachine } from '../personalInformation/personalInformation.machine';
import { personalInformationProperties } from '../personalInformation/personalInformation.properties';
import { savedBusinessInformationCases } from '../savedBusinessInformation/savedBusinessInformation.cases';
import { savedBusinessInformationMachine } from '../savedBusinessInformation/savedBusinessInformation.machine';
import { savedBusinessInformationProperties } from '../savedBusinessInformation/savedBusinessInformation.properties';
import { savedComplianceCases } from '../savedCompliance/savedCompliance.cases';
import { savedComplianceMachine } from '../savedCompliance/savedCompliance.machine';
import { savedComplianceProperties } from '../savedCompliance/savedCompliance.properties';
import { savedPersonalInformationCases } from '../savedPersonalInformation/savedPersonalInformation.cases';
import { savedPersonalInformationMachine } from '../savedPersonalInformation/savedPersonalInformation.machine';
import { savedPersonalInformationProperties } from '../savedPersonalInformation/savedPersonalInformation.properties';
import { savedRegistrationCases } from '../savedRegistration/savedRegistration.cases';
import { savedRegistrationMachine } from '../savedRegistration/savedRegistration.machine';
import { savedRegistrationProperties } from '../savedRegistration/savedRegistration.properties';
import { stakeholderCases } from '../stakeholder/stakeholder.cases';
import { stakeholderMachine } from '../stakeholder/stakeholder.machine';
import { stakeholderProperties } from '../stakeholder/stakeholder.properties';
import { stakeholderRemovalCases } from '../stakeholderRemoval/stakeholderRemoval.cases';
import { stakeholderRemovalMachine } from '../stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholderRemovalProperties } from '../stakeholderRemoval/stakeholderRemoval.properties';
import { stakeholdersCases } from '../stakeholders/stakeholders.cases';
import { stakeholdersMachine } from '../stakeholders/stakeholders.machine';
import { stakeholdersProperties } from '../stakeholders/stakeholders.properties';

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
