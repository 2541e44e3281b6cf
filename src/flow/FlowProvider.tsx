/** What a flow may ask of the app: a toast, a navigation, or to end the session. */
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
import type { Toasts } from '../ui/feedback/Toasts';
import { type Said, type Shown, withNotice, withoutNotice } from './notices';

export interface FlowContextValue {
  notice(said: Said): void;
  navigate(to: string): void;
  sessionExpired(): void;
  /** The loaded profile no longer matches the provider's. */
  profileInvalidated(): void;
  /** The owner of bookmarks: user, business and environment. Null if nobody is signed in. */
  readonly owner: string | null;
  /** The environment of all actions here. Null if nobody is signed in. */
  readonly environment: 'Live' | 'Test' | null;
  /** The name of the open business. Empty if it has none, or nobody is signed in. */
  readonly business: string;
}

export const FlowContext = createContext<FlowContextValue | null>(null);

export function useFlowContext(): FlowContextValue {
  const context = useContext(FlowContext);
  if (!context) throw new Error('useFlow must be used within FlowProvider.');
  return context;
}

export type ToastsView = ComponentType<ComponentProps<typeof Toasts>>;

interface FlowProviderProps {
  readonly Toasts: ToastsView;
  readonly children: ReactNode;
}

/** Provides toasts and navigation before sign-in. The region for toasts exists from the first moment after the first paint. */
export function FlowProvider({ Toasts, children }: FlowProviderProps) {
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  const [, navigate] = useLocation();
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const notice = useCallback((said: Said) => setToasts((shown) => withNotice(shown, said)), []);
  const dismiss = useCallback((id: number) => setToasts((shown) => withoutNotice(shown, id)), []);
  const context = useMemo<FlowContextValue>(
    () => ({
      notice,
      navigate,
      sessionExpired: () => {},
      profileInvalidated: () => {},
      owner: null,
      environment: null,
      business: '',
    }),
    [notice, navigate],
  );
  return (
    <FlowContext value={context}>
      {children}
      <Suspense>{painted && <Toasts notices={toasts} onDismiss={dismiss} />}</Suspense>
    </FlowContext>
  );
}
