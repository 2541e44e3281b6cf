import type { ShellIconName } from '../../ui/shell/icons';

/** A page that the sidebar leads to. */
export interface Place {
  readonly href: string;
  readonly label: string;
  /** `page`: this is where the merchant is; `true`: the merchant is on a page of it; undefined: elsewhere. */
  readonly current: 'page' | 'true' | undefined;
}

/** NAV-01. */
export interface PlaceGroup {
  readonly name: string;
  readonly icon: ShellIconName;
  /** Its one page stands in the sidebar itself, with the group's sign and no word of its own. */
  readonly isPage: boolean;
  readonly places: readonly Place[];
}

const HOME = '/dashboard';

/**
 * NAV-08: the page that the open one belongs to. It is the one that the sidebar marks for it, and else the dashboard, which belongs to
 * none: null.
 */
export function parentOf(groups: readonly PlaceGroup[]): string | null {
  const places = groups.flatMap((group) => group.places);
  const isHome = places.some(({ href, current }) => href === HOME && current === 'page');
  return isHome ? null : (places.find(({ current }) => current === 'true')?.href ?? HOME);
}
