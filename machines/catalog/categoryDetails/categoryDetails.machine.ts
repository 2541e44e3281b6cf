import { resource } from '../../kit/resource/resource.machine';
import type { Category } from '../categories/categories.machine';

/** CAT-01: one category, by its id. */
export const categoryDetailsMachine = resource<Category, string>('categoryDetails', {
  calls: ['getCatalogCategory'],
  req: ['CAT-01'],
  description: 'Shows one category of the active business.',
});
