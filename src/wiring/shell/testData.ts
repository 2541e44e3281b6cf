/** Test data. */
import { wire } from '../../../machines/kit/flow/port';
import { testDataMachine } from '../../../machines/shell/testData/testData.machine';
import { lazy } from '../lazy';

const testData = () => import('../../services/shell/testData');

export const testDataFlows = { testData: wire(testDataMachine, { fill: lazy(testData, (s) => s.addTestData) }) };
