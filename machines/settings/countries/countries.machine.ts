import type { Country } from '../../../contract/onboarding/firstVersion';
import { resource } from '../../kit/resource/resource.machine';

export type { Country } from '../../../contract/onboarding/firstVersion';

/** The countries for a business, with their dial codes. There is only one list, so its key is empty. */
export const countriesMachine = resource<readonly Country[], string>('countries', {
  calls: ['listCountries'],
  req: ['SUB-01'],
  description: 'Lists the countries where a business can be registered.',
});
