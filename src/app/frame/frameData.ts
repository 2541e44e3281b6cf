/** The pages as the frame of an arrival needs them. The build writes them into `app.html`, so that no code waits for the dashboard's. */
import type { ListOutline, Outline } from '../../ui/shell/PageOutline';
import type { RouteEntry } from '../page';
import { ROUTES, titleOf } from '../routes';
import { LISTS } from './frameHeads';
import { sidebarFor } from './sidebar';

export interface FrameData {
  readonly groups: readonly {
    readonly name: string;
    readonly isPage: boolean;
    /** Every role has it, so it is named before the role is known. */
    readonly isKnown: boolean;
    readonly labels: readonly string[];
  }[];
  /** Static routes come before parameterised ones. */
  readonly pages: readonly (ListOutline & {
    readonly path: string;
    readonly title: string;
    readonly outline: Outline;
    /** The group and label in the sidebar. */
    readonly place: string | null;
  })[];
}

const outlineOf = ({ outline, place }: RouteEntry): Outline => outline ?? (place === null ? 'text' : 'list');
const parameters = ({ path }: RouteEntry) => path.split('/:').length;
const everything = ROUTES.flatMap(({ permission }) => permission ?? []);

export const frameData = (): FrameData => ({
  groups: sidebarFor(everything, '').map(({ name, isPage, places }) => ({
    name,
    isPage,
    isKnown: name === 'Home',
    labels: places.map(({ label }) => label),
  })),
  pages: [...ROUTES]
    .sort((one, other) => parameters(one) - parameters(other))
    .map((route) => ({
      path: route.path,
      title: titleOf(route),
      outline: outlineOf(route),
      ...LISTS[route.path],
      place: route.place && `${route.place.group} ${route.place.label}`,
    })),
});
