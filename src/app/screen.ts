/** Turns a page of the list into a screen. Its code and flows load when it is first opened, or earlier. */
import { type ComponentType, createElement } from 'react';
import type { Workspace } from '../../machines/shell/session/session.select';
import { ScreenNotFetched } from '../screens/kit/ScreenNotFetched';
import type { PlaceGroup } from '../screens/shell/places';
import { lazyView } from '../ui/timing/lazyView';
import type { DashboardFlows } from './frame/dashboardWiring';

/** The props of every screen. */
export interface ScreenProps {
  readonly workspace: Workspace;
  /** The flows of every page, if a test passes them. Otherwise each page has its own. */
  readonly flows: DashboardFlows | null;
  /** The sidebar for this role. */
  readonly groups: readonly PlaceGroup[];
  /** Returns the path of a page for a link. Null if it does not exist, or this role may not open it. */
  readonly pageAt: (path: string) => string | null;
}

/** What a screen takes its props from. */
export type FlowProps<Name extends keyof DashboardFlows> = Omit<ScreenProps, 'flows'> & {
  readonly flows: Pick<DashboardFlows, Name>;
};

interface Fetched {
  /** Fetches the code before the screen is opened. If that fails, opening it tries again. */
  readonly fetch: () => Promise<void>;
}

export type Screen = ComponentType<ScreenProps> & Fetched;

/** Returns a screen whose code and flows load when it is first opened, or earlier. */
export function screen<Props extends object, Name extends keyof DashboardFlows>(
  load: () => Promise<ComponentType<Props>>,
  wiring: () => Promise<Pick<DashboardFlows, Name>>,
  give: (shown: FlowProps<Name>) => Props,
): Screen {
  const { View, preload } = lazyView(async () => {
    const [Loaded, flows] = await Promise.all([load(), wiring()]).catch((cause: unknown) => {
      throw new ScreenNotFetched('Couldn’t load a screen', { cause });
    });
    return (given: ScreenProps) => createElement(Loaded, give({ ...given, flows: given.flows ?? flows }));
  });
  return Object.assign(View, { fetch: () => preload().catch(() => undefined) });
}
