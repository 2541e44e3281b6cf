import { type ReactNode, useCallback } from 'react';
import type { Workspace } from '../../../machines/shell/session/session.select';
import { lazyDialog } from '../../screens/kit/lazyDialog';
import { TestDataOffer, type TestDataProps } from '../../screens/kit/testDataOffer';
import type { testDataFlows } from '../../wiring/shell/testData';

const offer = lazyDialog(async () => (await import('./TestDataFill')).TestDataFill);

interface TestDataProviderProps {
  readonly workspace: Pick<Workspace, 'environment' | 'permissions'>;
  /** Replaces the flow that comes with the offer. */
  readonly flows: typeof testDataFlows | null;
  readonly children: ReactNode;
}

/** Offers test data to empty lists, in Test mode and to roles that may create their rows. */
export function TestDataProvider({ workspace: { environment, permissions }, flows, children }: TestDataProviderProps) {
  const render = useCallback(
    (props: TestDataProps) => environment === 'Test' && <offer.Dialog {...props} permissions={permissions} flows={flows} />,
    [environment, permissions, flows],
  );
  return <TestDataOffer value={render}>{children}</TestDataOffer>;
}
