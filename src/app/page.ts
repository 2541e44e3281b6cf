/** A page in one entry: path, title, place in the sidebar, permission and screen. */
import type { Outline } from '../ui/shell/PageOutline';
import type { SidebarPlace } from './places';
import type { Screen } from './screen';

export interface RouteEntry {
  /** `:name` stands for a parameter. */
  readonly path: string;
  /** Only if the title differs from the words of the path. */
  readonly title?: string;
  /** The place in the sidebar. Null: another page links to it. */
  readonly place: SidebarPlace | null;
  /** The page that links to it, if the path does not show it. */
  readonly from?: string;
  /** The permission that the role needs. Null: every role may open it. */
  readonly permission: string | null;
  /** What shows while it loads. Without it, a list if it is in the sidebar, else text. */
  readonly outline?: Outline;
  readonly screen: Screen;
}
