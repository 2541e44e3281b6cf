import { form } from '../../kit/form/form.machine';
import { fieldByLabel, fileRule, isFilled, required, singleLine, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { SelectedFile } from '../../kit/form/form.types';
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
}

export const emptyCatalog = (currency: string): CatalogForm => ({
  name: '',
  description: '',
  currency,
  logo: [],
  removeLogo: false,
});

export const formOfCatalog = ({ name, description, currency }: Catalog): CatalogForm => ({
  ...emptyCatalog(currency),
  name,
  description,
});

export const LOGO_BYTES = 1_000_000;

/** CAT-01: a catalog needs a name and a currency. */
export const validateCatalog = validateWith<CatalogForm>({
  name: singleLine('Name'),
  description: textUpTo(250),
  currency: required('Currency'),
  logo: fileRule(['png', 'jpeg'], LOGO_BYTES, { kinds: 'a PNG, JPG or JPEG file', size: '1 MB' }),
});

export const isCatalogReady = ({ name, currency }: CatalogForm) => isFilled(name) && isFilled(currency);

/** CAT-01: creates a catalog, or changes the one whose id is the subject. A name is given once, so a repeated request creates no second one. */
export const catalogMachine = form<CatalogForm, Said>('catalog', {
  calls: ['createCatalog', 'updateCatalog'],
  callsOneOf: true,
  req: ['CAT-01'],
  description: 'Creates or edits a catalog.',
  validate: validateCatalog,
  isReady: isCatalogReady,
  fieldOfError: fieldByLabel({ name: 'Name', description: 'Description', currency: 'Currency', logo: 'Logo' }),
  failureMessage: 'We couldn’t save the catalog. Try again.',
  successMessage: 'Catalog saved.',
  redirectTo: CATALOGS,
});

export const selectCatalog = selectForm(validateCatalog);
