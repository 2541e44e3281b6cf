import { expect, it } from 'vitest';
import { narrow } from '../../kit/list/narrow';
import { subMerchantsFlow } from './subMerchants.flow';
import { type SubMerchantFilter, subMerchantFilters, subMerchantReaders } from './subMerchants.machine';

const [sample] = subMerchantsFlow.cases.ports.load.answers.some.rows;
const STATES = ['New', 'Pending-Verification', 'Pending-Approval', 'Active', 'Declined', 'Closed'];

it.each<[SubMerchantFilter['status'], readonly string[]]>([
  ['', STATES],
  ['Pending', ['Pending-Verification', 'Pending-Approval']],
  ['Not Started', ['New']],
  ['Approved', ['Active']],
  ['Declined', ['Declined']],
])('[SUB-01] the word "%s" of the filter means %s', (status, expected) => {
  if (!sample) throw new Error('There is no sample');
  const rows = STATES.map((verificationStatus) => ({ ...sample, verificationStatus }));
  const found = narrow(subMerchantFilters, subMerchantReaders, rows, { ...subMerchantFilters.empty, status });
  expect(found.map((row) => row.verificationStatus)).toEqual(expected);
});
