/** Split settlements: incoming payments are split among several accounts. The initiating account gets the rest. */
import { asPage, Id, Keyed, Message, Otp, PageNumber, PageSize, SomeTextUpTo, Version } from '../common';
import { endpoints } from '../endpoint';
import { Amount, SentAmount } from '../money';
import { type } from '../schema';

/** The type of shares: amounts, or percentages. */
const RateType = type('string')
  .pipe((word) => word.toLowerCase())
  .to("'flat' | 'percentage'");

/** SPL-09: an account with a merchant is a wallet. The API has no settlement type. */
const SplitAccount = type({
  'merchantId?': 'string | number | null',
  'accountNumber?': 'string | null',
  'accountName?': 'string | null',
  'bankCode?': 'string | number | null',
  'bankName?': 'string | null',
  amount: Amount,
}).pipe(({ merchantId, accountNumber, accountName, bankCode, bankName, amount }) => ({
  merchantId: String(merchantId ?? ''),
  accountNumber: accountNumber ?? '',
  accountName: accountName ?? '',
  bankCode: String(bankCode ?? ''),
  bankName: bankName ?? '',
  amount,
}));

/** 2§3: the currency is an object, or only its code. */
const SplitCurrency = type({ 'id?': Id, name: 'string > 0' }).or('string > 0');

const SplitSettlement = type({
  splitSettlementId: Id,
  name: 'string > 0',
  rateType: RateType,
  currency: SplitCurrency,
  'currencyId?': Id,
  isActive: 'boolean',
  'customUrl?': 'string | null',
  'accountDetails?': SplitAccount.array().or('null'),
  'version?': Version,
}).pipe(({ splitSettlementId, currency, currencyId, customUrl, accountDetails, version, ...split }) => ({
  ...split,
  id: splitSettlementId,
  currency: typeof currency === 'string' ? currency : currency.name,
  currencyId: currencyId ?? (typeof currency === 'string' ? '' : (currency.id ?? '')),
  customUrl: customUrl ?? '',
  accounts: accountDetails ?? [],
  /** Of what its form has. Empty: the provider compares nothing. */
  version: version ?? '',
}));

const SplitPage = type({ items: SplitSettlement.array(), 'totalCount?': 'number', 'totalPages?': 'number' }).pipe((answer) =>
  asPage(answer),
);

/** At the top level or under a word, because the documents do not name their place. */
const SplitName = type({ splitSettlementId: 'string | number', name: 'string > 0' });
const SplitNames = SplitName.array()
  .or({ data: SplitName.array() })
  .pipe((answer) =>
    (Array.isArray(answer) ? answer : answer.data).map(({ splitSettlementId, name }) => ({
      id: String(splitSettlementId),
      name,
    })),
  );

/** The searchable columns. The documents show `name`. The others are assumed. */
const SplitColumn = type("'name' | 'currency' | 'rateType'");

/** SPL-01: the documents' words for an active and an inactive split. */
const SplitState = type("'Completed' | 'Pending'");

const SplitQuery = type({
  PageNumber,
  PageSize,
  'StartDate?': 'string',
  'EndDate?': 'string',
  'Filter?': SplitState,
  'SelectedSearchColumn?': SplitColumn,
  'Keyword?': 'string <= 100',
});

/** One account as sent: a merchant, or a bank account. `amount` is in major units, or percent. */
const SentAccount = type({
  'merchantId?': /^\d{1,20}$/,
  'bankCode?': '1 <= string <= 20',
  'bankName?': 'string <= 200',
  'accountNumber?': /^\d{10}$/,
  accountName: '1 <= string <= 200',
  amount: SentAmount,
});

const SplitOrder = type({
  'splitSettlementId?': Id,
  'version?': Version,
  name: SomeTextUpTo(100),
  rateType: "'flat' | 'percentage'",
  currencyId: Id,
  accountDetails: SentAccount.array().atLeastLength(1).atMostLength(100),
  isActive: 'boolean',
  otp: Otp,
});

const UpsertStatus = type({ status: "'Successful' | 'Not Received'", 'message?': 'string' }).pipe(({ status, message }) => ({
  status,
  message: message ?? '',
}));

export type SplitSettlement = typeof SplitSettlement.infer;
export type SplitName = (typeof SplitNames.infer)[number];
export type SplitOrder = typeof SplitOrder.inferIn;
export type UpsertStatus = typeof UpsertStatus.infer;

export const splitSettlements = endpoints({
  /** Returns pages from 1, newest first. `StartDate` and `EndDate` are wall-clock text. A page after the last is empty, with the total. */
  listSplitSettlements: {
    method: 'GET',
    path: '/splitsettlement/fetch',
    query: SplitQuery,
    answer: SplitPage,
    permission: 'split.view',
    req: ['SPL-01', 'SPL-09'],
    assumed: false,
  },
  /** Returns the active ones by name, to choose from. No fault of its own: 401, 403. */
  listSplitSettlementsMinimal: {
    method: 'GET',
    path: '/splitsettlement/minimal/fetch',
    answer: SplitNames,
    permission: ['split.view', 'link.manage'],
    req: ['PLK-02'],
    assumed: false,
  },
  /** A GET that sends a code by email, so it is never cached, prefetched or repeated. 429 within 60 s of the last one. */
  sendSplitSettlementOtp: {
    method: 'GET',
    path: '/splitsettlement/otp/send',
    answer: Message,
    permission: 'split.submit',
    req: ['SPL-08'],
    assumed: false,
  },
  /**
   * Creates a split settlement, or changes the one with an id, once for each key. 400 if the code is wrong,
   * expired or was tried too often, a rule of shares is broken, or a name does not match its account. 404 for an unknown id. 412 if it is another one than that of `version`: that
   * says, unlike 409, that the order was not carried out.
   */
  upsertSplitSettlement: {
    method: 'POST',
    path: '/splitsettlement/upsert',
    headers: Keyed,
    body: SplitOrder,
    answer: Message,
    permission: 'split.submit',
    isOrder: true,
    req: ['SPL-08'],
    assumed: false,
  },
  /**
   * Returns the status of the caller's order with this key. `Not Received` also closes the key for the caller, so it can never be used again. A
   * colleague's key is another one.
   */
  getSplitSettlementStatus: {
    method: 'GET',
    path: '/splitsettlement/status',
    query: type({ idempotencyKey: '1 <= string <= 200' }),
    answer: UpsertStatus,
    permission: 'split.view',
    req: ['SPL-08'],
    assumed: true,
  },
});
