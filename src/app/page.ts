/** What a page is, in one entry: address, title, place in the sidebar, permission and screen. */
import type { GroupName } from './places';
import type { Screen } from './screen';

export interface RouteEntry {
  /** `:name` stands for a parameter. */
  readonly path: string;
  /** Only where the path's own words are not the page's. */
  readonly title?: string;
  /** Where the sidebar has it; null: reached from another page. Within a group the order is that of the list. */
  readonly place: { readonly group: GroupName; readonly label: string } | null;
  /** The page that it is reached from, where its own address does not say so. */
  readonly from?: string;
  /** What the role must include; null: everybody may. */
  readonly permission: string | null;
  readonly screen: Screen;
}
