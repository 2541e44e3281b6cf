import { TEST_LISTS, type TestList } from '../../../contract/shell/testDataLists';

export type { TestList } from '../../../contract/shell/testDataLists';

/** Whether test data may be offered for a list: in Test mode, to a role that may create its rows. */
export const mayFill = (environment: 'Live' | 'Test', permissions: readonly string[], list: TestList): boolean =>
  environment === 'Test' && permissions.includes(TEST_LISTS[list]);
