/** The onboarding forms with files. */
import * as compliance from '../../services/onboarding/compliance';
import * as onboardingDetails from '../../services/onboarding/onboardingDetails';
import { sent } from '../sent';

export const savePersonalInformation = sent('personalInformation', onboardingDetails.savePersonalInformation);
export const saveBusinessInformation = sent('businessInformation', onboardingDetails.saveBusinessInformation);
export const saveDirector = sent('complianceDirector', compliance.saveDirector);
export const saveDocuments = sent('complianceDocuments', compliance.saveDocuments);
export const saveBusinessRegistration = sent('businessRegistration', onboardingDetails.saveBusinessRegistration);
