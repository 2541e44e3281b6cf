import { resource } from '../../kit/resource/resource.machine';
import type { Catalog } from '../catalogs/catalogs.machine';

/** CAT-01: one catalog, by its id. */
export const catalogDetailsMachine = resource<Catalog, string>('catalogDetails', {
  calls: ['getCatalog'],
  req: ['CAT-01'],
  description: 'Shows one catalog of the active business.',
});
