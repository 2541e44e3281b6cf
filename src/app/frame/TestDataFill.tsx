import type { Workspace } from '../../../machines/shell/session/session.select';
import { mayFill } from '../../../machines/shell/testData/testData.rules';
import { FillWithTestData } from '../../screens/kit/FillWithTestData';
import type { TestDataProps } from '../../screens/kit/testDataOffer';
import { testDataFlows } from '../../wiring/shell/testData';

interface TestDataFillProps extends TestDataProps, Pick<Workspace, 'permissions'> {
  /** Replaces the flow that this comes with. */
  readonly flows: typeof testDataFlows | null;
}

/** The offer to fill a list in Test mode, for roles that may create its rows. */
export const TestDataFill = ({ flows, permissions, ...rest }: TestDataFillProps) =>
  mayFill('Test', permissions, rest.list) && <FillWithTestData {...rest} machine={(flows ?? testDataFlows).testData} />;
