/** How a page of the list becomes a screen: its code and its flows come when it is first opened, or before. */
import { type ComponentType, createElement } from 'react';
import type { Desk } from '../../machines/shell/session/session.select';
import { lazyView } from '../flow/lazyView';
import type { PlaceGroup } from '../screens/shell/places';
import { ScreenNotFetched } from '../screens/shell/ScreenBoundary';
import type { DashboardFlows } from './dashboardWiring';

/** What every screen is given. */
export interface Given {
  readonly desk: Desk;
  /** The flows of every page, where they come from outside; else each page has its own. */
  readonly flows: DashboardFlows | null;
  /** The sidebar as this role has it. */
  readonly groups: readonly PlaceGroup[];
  /** Where a page is, for a link to it; null where there is no such page, or this role may not open it. */
  readonly pageAt: (path: string) => string | null;
}

/** What a screen takes its props from. */
export type Shown<Name extends keyof DashboardFlows> = Omit<Given, 'flows'> & { readonly flows: Pick<DashboardFlows, Name> };

interface Fetched {
  /** Fetches the code before the screen is opened. Should that fail, opening it tries again. */
  readonly fetch: () => Promise<void>;
}

export type Screen = ComponentType<Given> & Fetched;

/** A screen whose code and flows are fetched when it is first opened, or before, with what it takes of what there is. */
export function screen<Props extends object, Name extends keyof DashboardFlows>(
  load: () => Promise<ComponentType<Props>>,
  wiring: () => Promise<Pick<DashboardFlows, Name>>,
  give: (shown: Shown<Name>) => Props,
): Screen {
  const { View, preload } = lazyView(async () => {
    const [Loaded, flows] = await Promise.all([load(), wiring()]).catch((cause: unknown) => {
      throw new ScreenNotFetched('A screen could not be fetched', { cause });
    });
    return (given: Given) => createElement(Loaded, give({ ...given, flows: given.flows ?? flows }));
  });
  return Object.assign(View, { fetch: () => preload().catch(() => undefined) });
}
