import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';
import type { Catalog } from '../catalogs/catalogs.machine';

/** A catalog to open or close. Its current status decides which. */
export type SwitchedCatalog = Pick<Catalog, 'id' | 'isActive'>;

/** CAT-01: closes the shop of a catalog or opens it again, after a confirmation. */
export const catalogStatusMachine = confirmedAction<SwitchedCatalog, Said>('catalogStatus', {
  calls: ['setCatalogStatus'],
  req: ['CAT-01'],
  description: 'Activates or deactivates the link of a catalog.',
  failureMessage: 'We couldn’t update the catalog. Try again.',
  successMessage: 'Catalog updated.',
});
