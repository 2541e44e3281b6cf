// @vitest-environment happy-dom
/** What the service of test data sends, and what it makes of the answer. */
import { bearer, describeServices } from '../../../tests/services/exchanges';
import { addTestData } from './testData';

const answer = { added: 4, message: 'Added 4 test payouts.' };

describeServices('test data', [
  {
    name: '[PAY-01] addTestData',
    call: (options) => addTestData({ list: 'payouts' }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/test-data', headers: bearer, body: { list: 'payouts' }, answer }],
    gives: answer,
  },
]);
