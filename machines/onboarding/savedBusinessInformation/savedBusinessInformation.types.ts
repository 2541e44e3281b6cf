export type { BusinessInformation as SavedBusinessInformation } from '../../../contract/onboarding/onboarding';
