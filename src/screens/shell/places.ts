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
