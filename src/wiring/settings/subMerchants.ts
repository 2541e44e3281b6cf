/** The businesses of a merchant. */

import { wire } from '../../../machines/kit/flow/port';
import { narrowed } from '../../../machines/kit/list/narrow';
import { countriesMachine } from '../../../machines/settings/countries/countries.machine';
import { newBusinessMachine } from '../../../machines/settings/newBusiness/newBusiness.machine';
import {
  subMerchantFilters,
  subMerchantReaders,
  subMerchantsMachine,
} from '../../../machines/settings/subMerchants/subMerchants.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const businesses = () => import('../../services/settings/businesses');

const businessPorts = () => withTemporal(() => import('./businessPorts'));

export const subMerchantsFlows = {
  countries: wire(countriesMachine, { load: lazy(businesses, (s) => s.listCountries) }),
  newBusiness: wire(newBusinessMachine, { save: lazy(businessPorts, (s) => s.saveBusiness) }),
  subMerchants: wire(subMerchantsMachine, {
    load: narrowed(
      lazy(businesses, (s) => s.listSubMerchants),
      subMerchantFilters,
      subMerchantReaders,
    ),
  }),
};
