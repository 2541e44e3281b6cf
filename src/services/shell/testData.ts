/** Services for test data. */
import { type Added, testData } from '../../../contract/shell/testData';
import type { TestList } from '../../../contract/shell/testDataLists';
import type { Service } from '../../../machines/kit/flow/port';
import { call } from '../call';

export const addTestData: Service<{ readonly list: TestList }, Added> = ({ list }, options) =>
  call(testData.addTestData, { body: { list } }, options);
