import { resourceFlow } from '../../kit/resource/resource.flow';
import { type BusinessLogo, businessLogoMachine } from './businessLogo.machine';

/** The smallest valid picture. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const businessLogo: BusinessLogo = {
  logo: { name: 'bluecrest-crest.png', size: 38_000, image: `data:image/png;base64,${PICTURE}` },
};

export const businessLogoFlow = resourceFlow(businessLogoMachine, {
  key: '',
  answers: { some: businessLogo, none: { logo: null } },
  screen: { path: '/dashboard/settings/business', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading your logo…', loaded: 'Logo' },
});
