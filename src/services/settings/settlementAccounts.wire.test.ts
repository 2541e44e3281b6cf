// @vitest-environment happy-dom
/** What the services of settlement accounts send, and what they make of the answers. */
import { describeServices } from '../../../tests/services/exchanges';
import * as services from './settlementAccounts';

const account = {
  id: 7,
  bank_id: 3,
  bankName: 'Zenith Bank',
  accountNumber: '2034458190',
  accountName: 'BLUECREST STORES LTD',
  accountType: 'Current',
  dateCreated: '2026-08-03 10:00:00',
};
const shown = { id: '7', bankName: 'Zenith Bank', accountNumber: '2034458190', accountName: 'BLUECREST STORES LTD' };
const LIST = 'GET /subsidiary/dashboard/settlement/bank/get';
const DETAILS = 'GET /subsidiary/dashboard/settlement/details/get';
const CHANGE = 'POST /subsidiary/dashboard/settlement/details';

describeServices('settlement accounts', [
  {
    name: '[STA-01] settlementAccounts with where they go',
    call: (options) => services.settlementAccounts({ key: '' }, options),
    asks: [
      { to: LIST, answer: { data: [account] } },
      { to: DETAILS, answer: { data: { settlementType: 'bank' } } },
    ],
    gives: {
      accounts: [{ ...shown, bankId: '3', isDefault: false, accountType: 'Current', addedAt: '2026-08-03T10:00:00' }],
      type: 'bank',
      changes: [],
    },
  },
  {
    name: '[STA-01] settlementAccounts of a provider that says nothing of them',
    call: (options) => services.settlementAccounts({ key: '' }, options),
    asks: [
      { to: LIST, answer: { data: null } },
      { to: DETAILS, answer: { data: null } },
    ],
    gives: { accounts: [], type: 'wallet', changes: [] },
  },
  {
    name: '[STA-01] setDefaultAccount with the account that was the default and the password',
    call: (options) =>
      services.setDefaultAccount({ subject: { from: { ...shown, id: '2' }, to: shown }, password: 'p' }, options),
    asks: [{ to: 'PUT /subsidiary/dashboard/settlement/bank/default/set/7', body: { from: '2', password: 'p' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[STA-01] setDestination to the wallet, with the account on screen',
    call: (options) => services.setDestination({ subject: { becomes: 'wallet', account: shown }, password: 'p' }, options),
    asks: [{ to: CHANGE, body: { settlementType: 'wallet', from: 'bank', account: '7', password: 'p' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[STA-01] setDestination to the bank, with the account on screen',
    call: (options) => services.setDestination({ subject: { becomes: 'bank', account: shown }, password: 'p' }, options),
    asks: [{ to: CHANGE, body: { settlementType: 'bank', from: 'wallet', account: '7', password: 'p' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[STA-01] settlementBanks',
    call: (options) => services.settlementBanks(undefined, options),
    asks: [{ to: 'GET /subsidiary/dashboard/banks', answer: { banks: [{ id: 3, name: 'Zenith Bank', bankCode: '057' }] } }],
    gives: [{ id: '3', name: 'Zenith Bank', bankCode: '057' }],
  },
  {
    name: '[STA-01] addSettlementAccount with both spellings of the bank',
    call: (options) =>
      services.addSettlementAccount(
        { bankId: '3', accountNumber: '2034458190', accountName: 'BLUECREST STORES LTD', accountType: 'Current' },
        options,
      ),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/bank/details',
        body: {
          bankId: '3',
          bank_id: '3',
          accountNumber: '2034458190',
          accountName: 'BLUECREST STORES LTD',
          accountType: 'Current',
        },
      },
    ],
    gives: { message: 'Done' },
  },
]);
