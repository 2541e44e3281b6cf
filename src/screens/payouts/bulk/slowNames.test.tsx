// @vitest-environment happy-dom
/** A batch with slow account names: rows that are ready are paid first, and the others next. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PayoutInitiated } from '../../../../contract/payouts/payouts';
import { wire } from '../../../../machines/kit/flow/port';
import { checkRow } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
import { bulkPayoutMachine } from '../../../../machines/payouts/bulkPayout/bulkPayout.machine';
import { finderFor } from '../../../../machines/payouts/bulkPayout/bulkPayout.rules';
import type { BatchOrder, Kept, Read, ResolvedName, Source } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { bulkPayoutDownloadMachine } from '../../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { SIGNED_OUT, saveBookmark } from '../../../flow/bookmarks';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { BulkPayoutScreen } from './BulkPayoutScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const banks = [{ id: '1', name: 'Guaranty Trust Bank', bankCode: '058' }];
const texts = Array.from({ length: 51 }, (_, at) => ({
  line: at + 2,
  account: `00000000${10 + at}`,
  bank: '058',
  amount: String(1000 - at),
  description: 'Salary',
  currency: '',
  beyond: '',
}));
const kept: Kept = { name: 'salaries.csv', key: 'F', texts, notes: [], leftOut: [], meant: [] };

/** A bank that names the first fifty accounts, and the last one only when the test allows it. */
function provider() {
  let letLast = () => {};
  const last = new Promise<void>((resolve) => {
    letLast = resolve;
  });
  const orders: BatchOrder[] = [];
  const machine = wire(bulkPayoutMachine, {
    readSheet: async (source: Source): Promise<Read> => {
      const table = 'kept' in source ? source.kept : kept;
      return { banks, sheet: { ...table, rows: table.texts.map((row) => checkRow(row, finderFor(banks))) } };
    },
    resolveNames: async ({ payees }): Promise<readonly ResolvedName[]> => {
      if (payees.length === 1) await last;
      return payees.map((payee) => ({ ...payee, name: 'ADA', isSilent: false }));
    },
    quoteRows: async () => ({ fee: '0', total: '1', available: '9' }),
    initiateBatch: async (order): Promise<PayoutInitiated> => {
      orders.push(order);
      return { statusCode: '00', message: '', batchId: `B${orders.length}` };
    },
    getBatchStatus: () => Promise.reject(new Error('Nobody asks')),
    loadResults: async () =>
      (orders.at(-1)?.payments ?? []).map(({ reference }) => ({
        payoutId: reference,
        clientReference: reference,
        status: 'Successful',
        reason: '',
      })),
    confirmation: {
      quote: async () => ({ fee: '0', total: '1', needsOtp: false, needsApproval: false, available: '9', similar: null }),
    },
    otp: { verify: () => Promise.reject(new Error('No code')), resend: () => Promise.reject(new Error('No code')) },
  });
  return { machine, orders, letLast };
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

const WAITS = '1 row doesn’t have an account name yet. It stays in the file, and you can pay it next.';

it('[BLK-01] pays the rows that are ready, says what happens to the others, and links back to them', async () => {
  const { machine, orders, letLast } = provider();
  saveBookmark(SIGNED_OUT, 'bulkPayout', { kept, order: null, batchId: null });
  const flows = {
    bulkPayout: machine,
    bulkPayoutDownload: wire(bulkPayoutDownloadMachine, { save: () => Promise.reject(new Error('Nobody saves')) }),
  };
  render(
    <FlowProvider Toasts={Toasts}>
      <BulkPayoutScreen flows={flows} email="a@b.test" permissions={['payout.initiate']} mostBytes={100} />
    </FlowProvider>,
  );
  await screen.findByText(WAITS);
  expect(screen.queryByText(/not ready/)).toBeNull();
  await press('Review 50 rows');
  await screen.findByText('You’re paying 50 recipients');
  expect(screen.getAllByText(WAITS)).toHaveLength(2);
  await press('Initiate payouts');
  await screen.findByText('The provider accepted the rows that we sent (50).');
  expect(screen.getByText('1 of 51 rows wasn’t sent: 1 wasn’t ready.')).toBeTruthy();
  letLast();
  await press('Continue with the other row');
  await press('Review 1 row');
  await press('Initiate payouts');
  await screen.findByText('The provider accepted all rows (1).');
  expect(orders.map(({ payments }) => payments.length)).toEqual([50, 1]);
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});
