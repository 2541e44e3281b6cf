export type { Country } from '../../../contract/onboarding/firstVersion';
