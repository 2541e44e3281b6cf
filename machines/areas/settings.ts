import { countriesCases } from '../countries/countries.cases';
import { countriesMachine } from '../countries/countries.machine';
import { countriesProperties } from '../countries/countries.properties';
import { newBusinessCases } from '../newBusiness/newBusiness.cases';
import { newBusinessMachine } from '../newBusiness/newBusiness.machine';
import { newBusinessProperties } from '../newBusiness/newBusiness.properties';
import { subMerchantsCases } from '../subMerchants/subMerchants.cases';
import { subMerchantsMachine } from '../subMerchants/subMerchants.machine';
import { subMerchantsProperties } from '../subMerchants/subMerchants.properties';

export const settingsFlows = {
  countries: { area: 'Settings', machine: countriesMachine, cases: countriesCases, properties: countriesProperties },
  newBusiness: { area: 'Settings', machine: newBusinessMachine, cases: newBusinessCases, properties: newBusinessProperties },
  subMerchants: { area: 'Settings', machine: subMerchantsMachine, cases: subMerchantsCases, properties: subMerchantsProperties },
};
