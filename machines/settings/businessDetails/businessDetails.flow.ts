import { resourceFlow } from '../../kit/resource/resource.flow';
import { type BusinessDetails, businessDetailsMachine } from './businessDetails.machine';

export const businessDetails: BusinessDetails = {
  profile: {
    business_name: 'Bluecrest Stores',
    email: 'hello@bluecrest.test',
    description: 'Hand-dyed adire for homes',
    bvn: '22231234471',
    industry: 'Retail',
    business_type: 'Company',
    legal_business_name: 'Bluecrest Stores Limited',
    country: 'NG',
    version: 'v1',
  },
  industries: ['Fashion', 'Retail'],
  countries: [{ name: 'Nigeria', shortName: 'NG', code: '234' }],
};

export const businessDetailsFlow = resourceFlow(businessDetailsMachine, {
  key: '',
  answers: { some: businessDetails },
  screen: { path: '/dashboard/settings/business', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading your business…', loaded: 'Legal business name' },
});
