import type { Wired } from '../../../machines/kit/port';
import type { businessInformationMachine } from '../../../machines/onboarding/businessInformation/businessInformation.machine';
import type { businessRegistrationMachine } from '../../../machines/onboarding/businessRegistration/businessRegistration.machine';
import type { contactInformationMachine } from '../../../machines/onboarding/contactInformation/contactInformation.machine';
import type { personalInformationMachine } from '../../../machines/onboarding/personalInformation/personalInformation.machine';
import type { savedBusinessInformationMachine } from '../../../machines/onboarding/savedBusinessInformation/savedBusinessInformation.machine';
import type { savedPersonalInformationMachine } from '../../../machines/onboarding/savedPersonalInformation/savedPersonalInformation.machine';
import type { savedRegistrationMachine } from '../../../machines/onboarding/savedRegistration/savedRegistration.machine';
import type { stakeholderMachine } from '../../../machines/onboarding/stakeholder/stakeholder.machine';
import type { stakeholderRemovalMachine } from '../../../machines/onboarding/stakeholderRemoval/stakeholderRemoval.machine';
import type { stakeholdersMachine } from '../../../machines/onboarding/stakeholders/stakeholders.machine';

/** The flows of onboarding's forms. */
export interface FormFlows {
  readonly savedPersonalInformation: Wired<typeof savedPersonalInformationMachine>;
  readonly personalInformation: Wired<typeof personalInformationMachine>;
  readonly contactInformation: Wired<typeof contactInformationMachine>;
  readonly savedBusinessInformation: Wired<typeof savedBusinessInformationMachine>;
  readonly businessInformation: Wired<typeof businessInformationMachine>;
  readonly savedRegistration: Wired<typeof savedRegistrationMachine>;
  readonly businessRegistration: Wired<typeof businessRegistrationMachine>;
  readonly stakeholders: Wired<typeof stakeholdersMachine>;
  readonly stakeholder: Wired<typeof stakeholderMachine>;
  readonly stakeholderRemoval: Wired<typeof stakeholderRemovalMachine>;
}
