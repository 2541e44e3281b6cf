import type { ShellIconName } from '../../ui/shell/icons';

/** A page in the sidebar. */
export interface Place {
  readonly href: string;
  readonly label: string;
  /** `page`: the open page. `true`: the open page belongs to it. Undefined: another page. */
  readonly current: 'page' | 'true' | undefined;
  /** How many things wait there, if that is known. */
  readonly count?: number;
}

/** NAV-01. */
export interface PlaceGroup {
  readonly name: string;
  readonly icon: ShellIconName;
  /** Its only page is in the sidebar itself, with the group's icon and without a heading. */
  readonly isPage: boolean;
  readonly places: readonly Place[];
}

export const HOME = '/dashboard';
export const APPROVALS = '/dashboard/payout/pending-approval';
export const CHARGEBACKS = '/dashboard/chargeback';

/** Returns the groups with the number of things that wait at one of their pages. Null: it is not known. */
export const withCount = (groups: readonly PlaceGroup[], href: string, count: number | null): readonly PlaceGroup[] =>
  count === null
    ? groups
    : groups.map((group) => ({
        ...group,
        places: group.places.map((place) => (place.href === href ? { ...place, count } : place)),
      }));

/** NAV-08: returns the parent of the open page: the page that the sidebar marks, or else the dashboard. The dashboard has none: null. */
export function parentOf(groups: readonly PlaceGroup[]): string | null {
  const places = groups.flatMap((group) => group.places);
  const isHome = places.some(({ href, current }) => href === HOME && current === 'page');
  return isHome ? null : (places.find(({ current }) => current === 'true')?.href ?? HOME);
}
