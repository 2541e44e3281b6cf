import { expect, it, vi } from 'vitest';
import { bankFinder } from '../../../../machines/payouts/bulkPayout/bulkPayout.banks';
import { checkRow } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
import { entriesOf } from '../../../../machines/payouts/bulkPayout/bulkPayout.entries';
import { knownHeads } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import { saveFile } from '../../../flow/saveFile';
import { readGrid } from '../../../services/batchFile/readGrid';
import { saveBulkFile } from './saveRows';

vi.mock('../../../flow/saveFile', () => ({ saveFile: vi.fn() }));

const banks = [{ id: '1', name: 'Access Bank', bankCode: '044' }];
const row = (line: number, account: string) =>
  checkRow({ line, account, bank: '044', amount: '5', description: 'Rent', currency: '', beyond: '' }, bankFinder(banks));

it('[BLK-01] saves every row that is not ready: with an error, excluded, or still without a name', async () => {
  const rows = [row(2, '0000000001'), row(3, '1'), row(4, '0000000002'), row(5, '0000000003')];
  const sheet = { name: 'a.csv', key: 'F', notes: [], leftOut: [4], meant: [], rows };
  const names = { '044:0000000001': { bankCode: '044', number: '0000000001', name: 'ADA', isSilent: false } };
  const filter = { of: 'problems', entries: entriesOf({ sheet, names }) } as const;
  await saveBulkFile({ filter, format: 'xlsx' }, { signal: new AbortController().signal });
  const saved = vi.mocked(saveFile).mock.calls[0]?.[0];
  const bytes = new Uint8Array(await new Blob([saved ?? '']).arrayBuffer());
  const { lines } = await readGrid(bytes, knownHeads);
  expect(lines.map(({ cells }) => [cells[0], cells[5]])).toEqual([
    ['Account Number', 'Errors'],
    ['1', 'The account number has 1 digit. It must have 10.'],
    ['0000000002', 'You excluded this row.'],
    ['0000000003', 'The account name was not looked up.'],
  ]);
});
