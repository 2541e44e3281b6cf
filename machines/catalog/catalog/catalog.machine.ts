import { form } from '../../kit/form/form.machine';
import { fieldByLabel, fileRule, isFilled, required, singleLine, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Edits, SelectedFile } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { CATALOGS, type Catalog } from '../catalogs/catalogs.machine';

/** The input for a catalog. */
export interface CatalogForm {
  readonly name: string;
  readonly description: string;
  readonly currency: string;
  readonly logo: readonly SelectedFile[];
  /** Only of a catalog that has a logo: whether it goes. */
  readonly removeLogo: boolean;
  /** The address of the logo that was loaded. Empty without one. */
  readonly logoBefore: string;
  /** As loaded. Empty of a new one. */
  readonly version: string;
}

export const emptyCatalog = (currency: string): CatalogForm => ({
  name: '',
  description: '',
  currency,
  logo: [],
  removeLogo: false,
  ...{ logoBefore: '', version: '' },
});

export const formOfCatalog = ({ name, description, currency, logo, version }: Catalog): CatalogForm => ({
  ...emptyCatalog(currency),
  ...{ name, description, logoBefore: logo, version },
});

export const LOGO_BYTES = 1024 * 1024;

/** CAT-01: a catalog needs a name and a currency. */
export const validateCatalog = validateWith<CatalogForm>({
  name: singleLine('Name'),
  description: textUpTo(250),
  currency: required('Currency'),
  logo: fileRule(['png', 'jpeg'], LOGO_BYTES, { kinds: 'a PNG, JPG or JPEG file', size: '1 MB' }),
});

export const isCatalogReady = ({ name, currency }: CatalogForm) => isFilled(name) && isFilled(currency);

const edits: Edits<CatalogForm> = {
  thing: 'catalog',
  labels: {
    ...{ name: 'Name', description: 'Description', currency: 'Currency' },
    ...{ logoBefore: 'Logo', logo: 'New logo', removeLogo: 'Remove the logo' },
  },
  shown: { logoBefore: (address) => (address === '' ? 'None' : 'Another logo') },
};

/** CAT-01: creates a catalog, or changes the one whose id is the subject. A name is given once, so a repeated request creates no second one. */
export const catalogMachine = form<CatalogForm, Said>('catalog', {
  calls: ['createCatalog', 'updateCatalog', 'getCatalog'],
  callsOneOf: true,
  req: ['CAT-01'],
  description: 'Creates or edits a catalog.',
  validate: validateCatalog,
  edits,
  isReady: isCatalogReady,
  fieldOfError: fieldByLabel({ name: 'Name', description: 'Description', currency: 'Currency', logo: 'Logo' }),
  failureMessage: 'We couldn’t save the catalog. Try again.',
  successMessage: 'Catalog saved.',
  redirectTo: CATALOGS,
});

export const selectCatalog = selectForm(validateCatalog, null, edits);
