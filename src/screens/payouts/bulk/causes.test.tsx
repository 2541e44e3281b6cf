// @vitest-environment happy-dom
/** What the queue of problems calls each cause, and what it says about the first row of it. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { wire } from '../../../../machines/kit/flow/port';
import type { Texts } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import { bulkPayoutDownloadMachine } from '../../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { number, provider, texts } from '../../../../tests/samples/bulkProvider';
import { SIGNED_OUT, saveBookmark } from '../../../flow/bookmarks';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { BulkPayoutScreen } from './BulkPayoutScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const row = (line: number, more: Partial<Texts> = {}): Texts => ({ ...texts(line, number(line)), ...more });

const ROWS = [
  row(2, { isHidden: true }),
  row(3, { account: '' }),
  row(4, { account: '12345678' }),
  row(5, { account: 'x' }),
  row(6, { account: '1234500000' }),
  row(7),
  row(8, { bank: '' }),
  row(9, { bank: 'No such bank' }),
  row(10, { amount: '' }),
  row(11, { amount: 'x' }),
  row(12, { amount: '0' }),
  row(13, { description: '' }),
  row(14, { description: 'x'.repeat(501) }),
  row(15, { currency: 'USD' }),
  row(16, { beyond: 'over' }),
  row(17),
  row(18, { account: number(17) }),
  row(19),
];

function open() {
  saveBookmark(SIGNED_OUT, 'bulkPayout', {
    kept: { name: 'salaries.csv', key: 'F', texts: ROWS, notes: [], leftOut: [], meant: [] },
    order: null,
    batchId: null,
  });
  const flows = {
    bulkPayout: provider(ROWS, { silent: number(7), unknown: number(19) }).machine,
    bulkPayoutDownload: wire(bulkPayoutDownloadMachine, { save: () => Promise.reject(new Error('Not used')) }),
  };
  render(
    <FlowProvider Toasts={Toasts}>
      <BulkPayoutScreen flows={flows} email="a@b.test" permissions={['payout.initiate']} mostBytes={100} />
    </FlowProvider>,
  );
}

const queue = () =>
  [...document.querySelectorAll('[aria-label=Problems] li')].map((item) =>
    ['h3', 'p'].map((part) => item.querySelector(part)?.textContent),
  );

it('[BLK-01] each cause has its name, and says what is wrong with its row', async () => {
  open();
  // Rows render after their summary, when the browser has time.
  await screen.findByText('17 problems', {}, { timeout: 10_000 });
  screen.getByText('Some banks didn’t respond.');
  screen.getByRole('button', { name: 'Look up names' });
  expect(queue()).toEqual([
    [
      'Hidden in the spreadsheet',
      'This row is hidden or filtered out in the spreadsheet. Include it only if you mean to pay it.',
    ],
    ['Account number missing', 'The account number is missing.'],
    [
      'Wrong number of digits',
      'The account number has 8 digits. It must have 10. The spreadsheet may have removed leading zeros.',
    ],
    ['Not an account number', '“x” isn’t an account number. Enter 10 digits.'],
    [
      'Account number may be rounded',
      'A spreadsheet may have rounded this account number: it ends in zeros. Check it, or keep 1234500000.',
    ],
    ['No response from the bank', 'We couldn’t get the account name from the bank. Look it up again.'],
    ['Bank missing', 'The bank is missing.'],
    ['Bank not found', 'No bank matches “No such bank”. Enter the bank name or code.'],
    ['Amount missing', 'The amount is missing.'],
    ['Not an amount', '“x” is not an amount. Write it like 1000.50.'],
    ['Amount is 0.00', 'Enter an amount greater than 0.00.'],
    ['Description missing', 'The description is missing.'],
    ['Description too long', 'The description has 501 characters. Use 500 at most.'],
    ['Another currency', 'Bulk payouts are in NGN only. This row has USD. Send it as a single payout.'],
    [
      'Cells may have shifted',
      '“over” has no column heading. Cells may have shifted, for example after a comma in an amount. Correct the row.',
    ],
    ['Possible duplicate', 'Same account and amount as row 17. Keep it only if you mean to pay twice.'],
    ['Account not found', 'The bank doesn’t recognize this account number. Check it.'],
  ]);
});
