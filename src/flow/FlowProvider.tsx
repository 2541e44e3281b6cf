/** What a flow may ask of the house around it: a toast, a route change, and to say that the session ended. */
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import type { Notices } from '../ui/Notices';
import { type Said, type Shown, withNotice, withoutNotice } from './notices';
import { startRecording } from './record';

export interface House {
  notice(said: Said): void;
  navigate(to: string): void;
  sessionExpired(): void;
  /** The profile is not any more what the provider would say of this business. */
  profileOutdated(): void;
  /** Under whose name bookmarks are kept: user, business and environment. Null while nobody is at the desk. */
  readonly owner: string | null;
  /** In which environment what is done here counts; null while nobody is at the desk. */
  readonly environment: 'Live' | 'Test' | null;
}

const HouseContext = createContext<House | null>(null);

export function useHouse(): House {
  const house = useContext(HouseContext);
  if (!house) throw new Error('A flow needs a house around it.');
  return house;
}

export type NoticesView = ComponentType<ComponentProps<typeof Notices>>;

interface HouseProviderProps {
  readonly Notices: NoticesView;
  readonly children: ReactNode;
}

/** The house before anybody is at the desk: it has toasts and routes. Where notices stand is there from the first moment after the first paint. */
export function HouseProvider({ Notices, children }: HouseProviderProps) {
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  const [, navigate] = useLocation();
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const notice = useCallback((said: Said) => setToasts((shown) => withNotice(shown, said)), []);
  const dismiss = useCallback((id: number) => setToasts((shown) => withoutNotice(shown, id)), []);
  const house = useMemo<House>(
    () => ({ notice, navigate, sessionExpired: () => {}, profileOutdated: () => {}, owner: null, environment: null }),
    [notice, navigate],
  );
  return (
    <HouseContext value={house}>
      {children}
      <Suspense>{painted && <Notices notices={toasts} onDismiss={dismiss} />}</Suspense>
    </HouseContext>
  );
}

interface DeskHouseProps {
  readonly owner: string;
  readonly environment: 'Live' | 'Test';
  readonly onSessionExpired: () => void;
  readonly onProfileOutdated: () => void;
  readonly children: ReactNode;
}

/** The house with somebody at the desk: flows inside keep bookmarks under that name, and report when the session ended. */
export function DeskHouse({ owner, environment, onSessionExpired, onProfileOutdated, children }: DeskHouseProps) {
  const outer = useHouse();
  const house = useMemo<House>(
    () => ({ ...outer, owner, environment, sessionExpired: onSessionExpired, profileOutdated: onProfileOutdated }),
    [outer, owner, environment, onSessionExpired, onProfileOutdated],
  );
  useEffect(() => startRecording(owner), [owner]);
  return <HouseContext value={house}>{children}</HouseContext>;
}
