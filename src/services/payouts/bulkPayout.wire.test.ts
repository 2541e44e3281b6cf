// @vitest-environment happy-dom
/** What the services of a bulk payout send, and what they make of the answers. */
import { expect, it } from 'vitest';
import type { BatchOrder } from '../../../machines/payouts/bulkPayout/bulkPayout.types';
import { describeServices, inSession, ofBusiness, optionsNow } from '../../../tests/services/exchanges';
import { wirePayout } from '../../../tests/services/payoutSamples';
import { provide } from '../../../tests/services/provider';
import { initiateBatch, loadResults, quoteBatch, quoteRows } from './bulkPayout';
import { listBanks, resolveNames } from './bulkReview';

const ada = {
  reference: 'K-2',
  line: 2,
  number: '0123456789',
  name: 'ADA OKAFOR',
  bankCode: '058',
  bankId: '1',
  bankName: 'GTBank',
  amount: '60000',
  description: '=HYPERLINK("x")',
};
const bola = { ...ada, reference: 'K-3', line: 3, number: '0123456780', name: 'BOLA ADE', amount: '70.50', description: '' };
const order: BatchOrder = { idempotencyKey: 'K', currency: 'NGN', payments: [ada, bola] };

const unsaid = { amount: null, accountNumber: '', recipient: '', bankName: '' };

const wireWallets = [
  { currency: 'USD', availableBalance: '9.00', ledgerBalance: '9.00' },
  { currency: 'NGN', availableBalance: '100000.00', ledgerBalance: '200000.00' },
];
const page = (pageNumber: string, answer: unknown) => ({
  to: 'GET /subsidiary/payout/all',
  headers: ofBusiness,
  query: { pageNumber, pageSize: '100', startDate: '2026-11-21 00:00:00', endDate: '2026-11-21 23:59:59' },
  answer,
});
/** Fills a page. */
const others = Array.from({ length: 99 }, (_, at) => ({ ...wirePayout, payoutId: `${at}`, beneficiaryNumber: '2' }));
const quote = (pages: readonly ReturnType<typeof page>[]) => {
  const [first, ...others] = pages;
  return [
    {
      to: 'POST /subsidiary/payout/fee/batch',
      headers: ofBusiness,
      body: { currency: 'NGN', amounts: ['60000', '70.50'] },
      answer: { data: { fee: '100.00', total: '60170.50', needsOtp: true, needsApproval: true } },
    },
    { to: 'GET /subsidiary/dashboard/fetch/all/wallets', answer: { wallets: wireWallets } },
    ...(first ? [first] : []),
    ...others,
  ];
};
const quoted = { fee: '100.00', total: '60170.50', needsOtp: true, needsApproval: true, available: '100000.00' };

describeServices('a batch', [
  {
    name: '[BLK-01 PAY-09] quoteBatch, with all payouts of today to compare with,',
    call: (options) => quoteBatch({ subject: order }, options),
    asks: quote([
      page('1', {
        items: [{ ...wirePayout, payoutId: 'a', payoutDate: '2026-11-21 09:31:00' }, ...others],
        totalItems: 103,
      }),
      page('2', {
        items: [
          { ...wirePayout, payoutId: 'b', payoutDate: '2026-11-21 08:00:00' },
          { ...wirePayout, payoutId: 'c', beneficiaryNumber: '1' },
          { ...wirePayout, payoutId: 'd' },
        ],
        totalItems: 103,
      }),
    ]),
    gives: { ...quoted, similar: { lines: [2], initiatedAt: '2026-11-21T09:31:00' } },
  },
  {
    name: '[BLK-01] quoteBatch, with nothing alike,',
    call: (options) => quoteBatch({ subject: { ...order, payments: [bola] } }, options),
    asks: [
      { ...quote([])[0], to: 'POST /subsidiary/payout/fee/batch', body: { currency: 'NGN', amounts: ['70.50'] } },
      { to: 'GET /subsidiary/dashboard/fetch/all/wallets', answer: { wallets: [] } },
      page('1', { items: [wirePayout], totalItems: 1 }),
    ],
    gives: { ...quoted, available: '0', similar: null },
  },
  {
    name: '[BLK-01] quoteRows',
    call: (options) => quoteRows({ amounts: ['60000', '70.50'], currency: 'NGN' }, options),
    asks: quote([]),
    gives: { fee: '100.00', total: '60170.50', available: '100000.00' },
  },
  {
    name: '[BLK-01 PAY-09] initiateBatch',
    timeoutMs: 120_000,
    call: (options) => initiateBatch(order, options),
    asks: [
      {
        to: 'POST /subsidiary/payout/initiate',
        headers: { ...ofBusiness, 'idempotency-key': 'K' },
        body: {
          payoutDetails: [
            {
              type: 'Bank',
              clientReference: 'K-2',
              AccountName: 'ADA OKAFOR',
              recipientName: 'ADA OKAFOR',
              accountNumber: '0123456789',
              amount: '60000',
              debitCurrency: 'NGN',
              creditCurrency: 'NGN',
              description: '=HYPERLINK("x")',
              bankCode: '058',
              bankId: '1',
              bankName: 'GTBank',
            },
            {
              type: 'Bank',
              clientReference: 'K-3',
              AccountName: 'BOLA ADE',
              recipientName: 'BOLA ADE',
              accountNumber: '0123456780',
              amount: '70.50',
              debitCurrency: 'NGN',
              creditCurrency: 'NGN',
              description: '',
              bankCode: '058',
              bankId: '1',
              bankName: 'GTBank',
            },
          ],
        },
        answer: { statusCode: '00', message: 'Done', batchId: 12 },
      },
    ],
    gives: { statusCode: '00', message: 'Done', batchId: '12' },
  },
  {
    name: '[BLK-01] loadResults',
    timeoutMs: 120_000,
    call: (options) => loadResults({ batchId: '12/../13' }, options),
    asks: [
      {
        to: 'GET /subsidiary/payout/batch/12%2F..%2F13',
        headers: ofBusiness,
        answer: {
          items: [
            { payoutId: 7, clientReference: 'K-2', status: 'Failed', reason: 'No such account' },
            { payoutId: 8, clientReference: 'K-3', status: 'Successful', ...{ amount: 70.5, recipient: 'BOLA ADE' } },
          ],
        },
      },
    ],
    gives: [
      { payoutId: '7', clientReference: 'K-2', status: 'Failed', reason: 'No such account', ...unsaid },
      {
        payoutId: '8',
        clientReference: 'K-3',
        status: 'Successful',
        reason: '',
        ...unsaid,
        amount: '70.5',
        recipient: 'BOLA ADE',
      },
    ],
  },
  {
    name: '[BLK-01] listBanks',
    call: (options) => listBanks(undefined, options),
    asks: [{ to: 'GET /subsidiary/dashboard/banks', answer: { banks: [{ id: 1, name: 'GTBank', bankCode: '058' }] } }],
    gives: [{ id: '1', name: 'GTBank', bankCode: '058' }],
  },
  {
    name: '[BLK-01 PAY-09] resolveNames',
    ownFaults: true,
    call: (options) => resolveNames({ payees: [{ bankCode: '058', number: '0123456789' }] }, options),
    asks: [
      {
        to: 'POST /subsidiary/payout/account/resolve',
        headers: ofBusiness,
        body: { accountNumber: '0123456789', bankCode: '058' },
        answer: { data: { accountName: 'ADA OKAFOR' } },
      },
    ],
    gives: [{ bankCode: '058', number: '0123456789', name: 'ADA OKAFOR', isSilent: false }],
  },
]);

inSession();

it('[BLK-01 SES-06] resolveNames reads a refusal as an unknown account, and ends with the session', async () => {
  const payee = { bankCode: '058', number: '0123456789' };
  provide(() => ({ status: 404, body: { message: 'No such account' } }));
  expect(await resolveNames({ payees: [payee] }, optionsNow())).toEqual([{ ...payee, name: null, isSilent: false }]);
  const sent = provide(() => ({ status: 401, body: { message: 'Please login again' } }));
  await expect(resolveNames({ payees: [payee, payee] }, optionsNow())).rejects.toMatchObject({
    fault: { kind: 'sessionExpired' },
  });
  expect(sent).toHaveLength(2);
});
