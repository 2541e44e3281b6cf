import { addIcons } from './iconPaths';

/* Paths by Lucide (https://lucide.dev); their licence is in LUCIDE-LICENSE.txt. */
/** Only the products of a catalog have these, and load them. */
export const catalogIcons = {
  grid: 'M3 3h7v7H3zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7H3z',
  rows: 'M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01',
};

addIcons(catalogIcons);
