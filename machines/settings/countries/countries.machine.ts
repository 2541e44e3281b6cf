import type { Country } from '../../../contract/onboarding/firstVersion';
import { resource } from '../../kit/resource.machine';

export type { Country } from '../../../contract/onboarding/firstVersion';

/** The countries that a business can be of, with their dial codes. There is one list of them: its key is empty. */
export const countriesMachine = resource<readonly Country[], string>('countries', {
  calls: ['listCountries'],
  req: ['SUB-01'],
  description: 'Lists the countries where a business can be registered.',
});
