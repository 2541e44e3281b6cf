/** What the machines that move money tell. */
import { creates, download, says, type Tells } from './kit';

/** A row of a file is changed, and the error is about the file. */
const ROWS = ['cell.changed', 'group.corrected', 'group.excluded', 'row.confirmed', 'row.excluded', 'row.restored'];
const rows = [...ROWS, 'rows.included', 'rows.shown', 'lookup.stopped', 'dismissal.cancelled'];
const dismissedIn = (...states: readonly string[]) => states.map((state) => `file.dismissed in ${state}`);

export const money: Readonly<Record<string, Tells>> = {
  approval: {
    kept: ['codePause passes', 'decision.changed', 'look answers two', 'look answers waiting'],
    emits: { good: ['decide answers done', 'look answers decided'] },
  },
  beneficiary: { kept: ['recipient.resolved'], ...says('save answers saved') },
  beneficiaryCheck: {},
  beneficiaryRemoval: says('do answers deleted'),
  bulkPayout: {
    kept: [
      ...rows,
      ...dismissedIn('checkDataFailed', 'reviewing.costFailed', 'reviewing.loadingCost', 'reviewing.namesResolved'),
      ...dismissedIn('reviewing.resolvingNames', 'reviewing.stopped'),
      'cost.retry',
      'quoteRows answers known',
    ],
    untold: ['getBatchStatus fails', 'quoteRows fails'],
    emits: {
      bad: ['getBatchStatus answers notReceived', 'initiateBatch answers unheardOf', 'initiateBatch fails in submitting'],
    },
  },
  bulkPayoutDownload: download,
  bulkRefund: {
    kept: [
      ...rows,
      ...dismissedIn('checkDataFailed', 'reviewing.lookedUp', 'reviewing.lookingUp', 'reviewing.stopped'),
      'findPayments answers found',
      'findPayments answers nearly',
      'outcome.retry',
      'readSheet answers hidden',
      'readSheet answers small',
    ],
    untold: ['getRefundOrderStatus fails'],
    emits: {
      clears: [
        'createRefunds answers approved',
        'createRefunds answers turnedDown',
        'getRefundOrderStatus answers made',
        'getRefundOrderStatus answers receivedDeclined',
      ],
    },
  },
  bulkRefundDownload: download,
  confirmation: { kept: ['retry'] },
  inflowOutflowDownload: download,
  otp: {
    kept: ['otp.resendRequested', 'otp.submitted', 'resendPause passes'],
    ...says('resend answers sent'),
  },
  payout: {
    kept: [
      'account.changed',
      'amount.changed',
      'bank.chosen',
      'beneficiary.chosen',
      'choices.retry',
      'description.changed',
      'getPayoutStatus answers paid',
      'getPayoutStatus answers pending',
      'getPayoutStatus answers received',
      'getPayoutStatus answers requiresOtp',
      'loadChoices answers all',
      'loadResult answers successful',
      'otp ends verified',
      'outcome.retry',
      'recipient.resolved',
      'result.retry',
      'source.chosen',
      'type.chosen',
    ],
    untold: ['getPayoutStatus fails', 'loadChoices fails', 'loadResult fails'],
    emits: {
      bad: [
        'initiatePayout answers otpWithoutBatch',
        'initiatePayout answers unknownCode',
        'initiatePayout fails in submitting',
        'otp ends tooManyAttempts',
      ],
      clears: [
        'getPayoutStatus answers paid',
        'getPayoutStatus answers received',
        'initiatePayout answers done',
        'otp ends verified',
      ],
    },
  },
  payoutsDownload: download,
  payoutVerification: {
    kept: ['getPayout answers waiting'],
    emits: {
      bad: ['otp ends tooManyAttempts'],
      good: ['getPayout answers settled', 'otp ends verified', 'sendCode answers sent'],
    },
  },
  refund: {
    kept: [
      'loadPayment answers byBank',
      'loadPayment answers now',
      'loadPayment answers taken',
      'loadPayment answers unpaid',
      'loadPayment answers untold',
      'loadPayment answers whole',
      'outcome.retry',
    ],
    untold: ['getRefundOrderStatus fails'],
    emits: {
      clears: ['createRefunds answers accepted', 'createRefunds answers approved', 'getRefundOrderStatus answers made'],
    },
  },
  refundsDownload: download,
  resolution: {},
  splitAccount: { kept: ['destination.blurred', 'terms.opened', 'terms.submitted'] },
  splitSettlement: {
    untold: ['getSplitStatus fails', 'keepAccounts fails in clearingDraft', 'takeAccounts fails'],
    emits: {
      bad: [
        'getSplitStatus answers notReceived',
        'keepAccounts fails in persisting',
        'sendSplitOtp fails',
        'upsertSplit answers declined',
        'upsertSplit fails in submitting',
      ],
      'goes to /dashboard/account/split-settlements': ['dismissed', 'list.opened', 'redirectPause passes'],
      good: ['getSplitStatus answers made', 'sendSplitOtp answers sent', 'upsertSplit answers done'],
    },
  },
  swap: {
    kept: [
      'balances.retry',
      'currencies.swapped',
      'getSwapStatus answers made',
      'getSwapStatus answers notReceived',
      'loadMarket answers emptied in editing.loading',
      'loadMarket answers emptied in reporting',
      'loadMarket answers emptied in succeeded',
      'loadMarket answers moved',
      'loadMarket answers now',
      'outcome.retry',
      'rateEnds answers ended',
    ],
    untold: ['getSwapStatus fails', 'loadMarket fails in reporting', 'loadMarket fails in succeeded', 'rateEnds fails'],
    emits: {
      clears: ['createSwapOrder answers done', 'getSwapStatus answers made'],
      good: ['sendSwapOtp answers sent'],
    },
  },
  transactionsExport: {
    kept: ['lookPause passes', 'progress.checked'],
    untold: ['lookUp fails in checkingOutcome', 'request fails in requesting'],
    emits: { good: ['dismissed in underWay.looking', 'dismissed in underWay.queued'] },
  },
  virtualAccount: creates(),
  walletHistoryDownload: download,
};
