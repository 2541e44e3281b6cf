import { formFlow } from '../../kit/form/form.flow';
import { CATALOGS } from '../catalogs/catalogs.machine';
import { catalogMachine, emptyCatalog, LOGO_BYTES, validateCatalog } from './catalog.machine';

const tooLarge = { key: 'l', name: 'logo.png', bytes: LOGO_BYTES + 1, kind: 'png' } as const;

const sale = { ...emptyCatalog('NGN'), name: 'Harmattan sale', version: 'v1' };
const SAID = 'Someone changed this catalog after you opened it';

export const catalogFlow = formFlow(catalogMachine, {
  validate: validateCatalog,
  redirectTo: CATALOGS,
  starts: { empty: { values: emptyCatalog('NGN') } },
  otherStarts: {
    edited: { subject: '1', values: sale },
    refused: { values: emptyCatalog('NGN'), draft: { name: 'Wedding linen', logo: [tooLarge] } },
  },
  edits: {
    thing: 'catalog',
    outdated: { described: { said: SAID, present: { ...sale, description: 'Until February', version: 'v2' } } },
  },
  typed: {
    name: { field: 'name', value: 'Wedding linen' },
    other: { field: 'name', value: 'Eid linen' },
    long: { field: 'description', value: 'x'.repeat(251) },
    short: { field: 'description', value: 'Delivered in 1 to 5 days' },
  },
  answers: { created: { message: 'Catalog created successfully' } },
  screen: { path: '/dashboard/catalog/create', as: 'amaka.obi@bluecrest.test' },
  fields: { name: { fill: 'Name', unique: true }, description: 'Description' },
  sees: { title: 'New catalog', saved: 'Catalog created successfully', cancelled: 'Catalog links' },
});
