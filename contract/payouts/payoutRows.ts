/** Payouts in responses: in a list, alone, and summed by wallet. */
import { AccountDetails } from '../balances/wallets';
import { asPage, Id } from '../common';
import { Amount, CurrencyCode, MaybeAmount, RowAmount } from '../money';
import { type } from '../schema';
import { StatusCounts } from '../statusCounts';
import { MaybeTime, WallClock } from '../time';

/** Statuses come with hyphens or spaces (`Awaiting-Verification`). Afterwards they have spaces. */
const withSpaces = (status: string): string => status.replaceAll('-', ' ');

export const Status = type('string > 0').pipe(withSpaces);

export const PayoutCounts = StatusCounts.pipe((rows) => rows.map((row) => ({ ...row, status: withSpaces(row.status) })));

/** A payout in a list or alone. The documents have two names each for date, recipient, number and amount. Afterwards there is one. */
const WirePayout = type({
  payoutId: Id,
  status: Status,
  'payoutDate?': WallClock,
  'dateInitiated?': WallClock,
  'dateSettled?': MaybeTime,
  'recipient?': 'string',
  'recipientName?': 'string',
  'beneficiaryNumber?': 'string',
  'accountNumber?': 'string',
  'debitCurrency?': CurrencyCode,
  'sessionId?': 'string | null',
  'type?': 'string',
  'transferType?': 'string',
  'clientReference?': 'string | null',
  'amount?': RowAmount,
  'totalAmount?': RowAmount,
  'fee?': RowAmount,
  'bankName?': 'string | null',
  'initiator?': 'string | null',
  'approver?': 'string | null',
  'batchId?': Id.or('null'),
  'batchReference?': 'string | null',
  'payoutReference?': 'string | null',
  'description?': 'string | null',
});

const oneName = (payout: typeof WirePayout.infer) => ({
  payoutId: payout.payoutId,
  status: payout.status,
  initiatedAt: payout.payoutDate ?? payout.dateInitiated ?? null,
  settledAt: payout.dateSettled ?? null,
  recipient: payout.recipient ?? payout.recipientName ?? '',
  accountNumber: payout.beneficiaryNumber ?? payout.accountNumber ?? '',
  bankName: payout.bankName ?? '',
  currency: payout.debitCurrency ?? 'NGN',
  amount: payout.amount ?? payout.totalAmount ?? null,
  fee: payout.fee ?? null,
  type: payout.type ?? payout.transferType ?? '',
  description: payout.description ?? '',
  sessionId: payout.sessionId ?? '',
  clientReference: payout.clientReference ?? '',
  batchId: payout.batchId ?? null,
  batchReference: payout.batchReference ?? '',
  payoutReference: payout.payoutReference ?? '',
  initiator: payout.initiator ?? '',
  approver: payout.approver ?? null,
});

export const PayoutRow = WirePayout.pipe(oneName);

/** Both are assumed: the maker's id, and why it awaits a second person. */
const waiting = type({ 'initiatorId?': Id.or('null'), 'approvalReason?': 'string | null' });

const whoAndWhy = ({ initiatorId, approvalReason }: typeof waiting.infer) => ({
  initiatorId: initiatorId ?? null,
  approvalReason: approvalReason ?? '',
});

export const PendingRow = WirePayout.and(waiting).pipe((payout) => ({ ...oneName(payout), ...whoAndWhy(payout) }));

export const PendingPage = type({ items: PendingRow.array(), 'totalCount?': 'number', 'totalItems?': 'number' }).pipe((answer) =>
  asPage(answer),
);

export const PayoutPage = type({ items: PayoutRow.array(), 'totalCount?': 'number', 'totalItems?': 'number' }).pipe((answer) =>
  asPage(answer),
);

/** Assumed: a step in the life of a payout, its time, and the person if there was one. */
const Happening = type({ status: Status, at: WallClock, 'by?': 'string | null' }).pipe(({ status, at, by }) => ({
  status,
  at,
  by: by ?? null,
}));

const WirePayoutInFull = WirePayout.and(waiting).and({
  'creditCurrency?': CurrencyCode.or('null'),
  'bankAddress?': 'string | null',
  'recipientAddress?': 'string | null',
  'bankRoutingNumber?': 'string | null',
  'swiftCode?': 'string | null',
  'timeline?': Happening.array().or('null'),
});

const inFull = (payout: typeof WirePayoutInFull.infer) => {
  const row = oneName(payout);
  return {
    ...row,
    ...whoAndWhy(payout),
    creditCurrency: payout.creditCurrency ?? row.currency,
    bankAddress: payout.bankAddress ?? '',
    recipientAddress: payout.recipientAddress ?? '',
    bankRoutingNumber: payout.bankRoutingNumber ?? '',
    swiftCode: payout.swiftCode ?? '',
    /** Oldest first. Empty if the provider returns none. */
    events: payout.timeline ?? [],
  };
};

/** A single payout: next to the message, or under `data`. */
export const PayoutInFull = type({ data: WirePayoutInFull })
  .or(WirePayoutInFull.and({ 'data?': 'undefined' }))
  .pipe((answer) => inFull(answer.data === undefined ? answer : answer.data));

/** A count: a number, or its digits. */
const Count = type('number.integer >= 0').or(type(/^\d{1,15}$/).pipe(Number));

const PayoutWallet = type({
  'currency?': CurrencyCode,
  'currencyShortName?': CurrencyCode,
  availableBalance: Amount,
  'totalTransfer?': MaybeAmount,
  'successfulTransfer?': Count.or('null'),
  'accountDetails?': AccountDetails.or('null'),
}).pipe((wallet) => ({
  currency: wallet.currency ?? wallet.currencyShortName ?? '',
  availableBalance: wallet.availableBalance,
  totalTransfer: wallet.totalTransfer ?? null,
  successfulTransfers: wallet.successfulTransfer ?? null,
  account: wallet.accountDetails ?? null,
}));

export const PayoutWallets = type({ wallets: PayoutWallet.array() }).pipe(({ wallets }) => wallets);
