import type { countriesCases } from '../../../machines/settings/countries/countries.flow';
import type { countriesMachine } from '../../../machines/settings/countries/countries.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheForm = (I: Driver) => I.see('Add New Merchant');

/** The countries of a form, in a user's words. */
export const countriesModel = {
  req: ['SUB-01'],
  starts: {
    all: { path: '/dashboard/settings/subsidiaries?new=business', as: 'amaka.obi@bluecrest.test', holds: ['countries.load'] },
  },
  events: {
    'key.given': () => Promise.reject(new Error('There is one list of countries.')),
    refreshed: (I) => I.press('Try again'),
  },
  ports: { load: answering('countries.load') },
  children: {},
  states: { loading: seeTheForm, shown: seeTheForm, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: { 'countries | key.given | 0': 'There is one list of countries, and so no other key to be given.' },
} satisfies Model<typeof countriesCases, StateOf<typeof countriesMachine>>;
