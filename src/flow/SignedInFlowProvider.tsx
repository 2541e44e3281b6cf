import { type ReactNode, useMemo } from 'react';
import { FlowContext, type FlowContextValue, useFlowContext } from './FlowProvider';
import { useAskAgain } from './useAskAgain';

interface SignedInFlowProviderProps {
  readonly owner: string;
  readonly environment: 'Live' | 'Test';
  readonly business?: string;
  readonly onSessionExpired: () => void;
  readonly onProfileInvalidated: () => void;
  readonly children: ReactNode;
}

/** Provides the app to flows after sign-in: they store bookmarks for that owner, and report when the session ended. */
export function SignedInFlowProvider({
  owner,
  environment,
  business = '',
  onSessionExpired,
  onProfileInvalidated,
  children,
}: SignedInFlowProviderProps) {
  const outer = useFlowContext();
  const context = useMemo<FlowContextValue>(
    () => ({
      ...outer,
      owner,
      environment,
      business,
      sessionExpired: onSessionExpired,
      profileInvalidated: onProfileInvalidated,
    }),
    [outer, owner, environment, business, onSessionExpired, onProfileInvalidated],
  );
  useAskAgain();
  return <FlowContext value={context}>{children}</FlowContext>;
}
