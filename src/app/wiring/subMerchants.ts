/** The businesses of a merchant. */
import { countriesMachine } from '../../../machines/countries/countries.machine';
import { wire } from '../../../machines/kit/port';
import { newBusinessMachine } from '../../../machines/newBusiness/newBusiness.machine';
import { subMerchantsMachine } from '../../../machines/subMerchants/subMerchants.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const businesses = () => import('../../services/businesses');

const businessPorts = () => withTemporal(() => import('../businessPorts'));

export const subMerchantsFlows = {
  countries: wire(countriesMachine, { load: lazy(businesses, (s) => s.listCountries) }),
  newBusiness: wire(newBusinessMachine, { save: lazy(businessPorts, (s) => s.saveBusiness) }),
  subMerchants: wire(subMerchantsMachine, { load: lazy(businessPorts, (s) => s.subMerchantsAskedFor) }),
};
