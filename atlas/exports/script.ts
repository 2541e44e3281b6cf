/** A path as a merchant walks it: what they do and see, with the texts of the screen. Every export for testers is written from this. */

/** A text of the screen, a number, a pattern of texts, or the names of calls. */
export type Argument = string | number | RegExp | readonly string[];

interface VerbFacts {
  /** The phrase after “I”. `$0` is the first argument; arguments keep their order. */
  readonly says: string;
  /** Whether the merchant does it, sees it, or the provider does it. What is given is there before the page opens. */
  readonly kind: 'does' | 'sees' | 'responds' | 'given';
  /** Needs a person, because a test in one browser page cannot do it. */
  readonly byHand?: true;
  /** The placeholders that it fills in, each with what it stands for. */
  readonly gives?: Readonly<Record<string, string>>;
}

const ADA = 'ADA OKAFOR, 0123456789 at Zenith Bank,';
const LETTER = { token: 'the last part of its link', address: 'the address that it went to' };

export const verbs = {
  fill: { kind: 'does', says: 'fill in $0 with $1' },
  search: { kind: 'does', says: 'search $0 for $1' },
  enter: { kind: 'does', says: 'press Enter in $0' },
  leave: { kind: 'does', says: 'leave the field $0' },
  choose: { kind: 'does', says: 'set $0 to $1' },
  tick: { kind: 'does', says: 'check the box $0' },
  pick: { kind: 'does', says: 'select $0' },
  pickFrom: { kind: 'does', says: 'open the menu $0 and choose $1' },
  press: { kind: 'does', says: 'press $0' },
  open: { kind: 'does', says: 'open the tab $0' },
  attach: { kind: 'does', says: 'attach a PDF document to $0' },
  attachFile: { kind: 'does', says: 'attach to $0 the file $1 with the text $2' },
  follow: { kind: 'does', says: 'follow the link $0' },
  back: { kind: 'does', says: 'go back in the browser' },
  visit: { kind: 'does', says: 'go to the address $0' },
  waits: { kind: 'does', says: 'wait $0 seconds' },
  passes: { kind: 'does', says: 'request no code for $0 seconds' },
  reconnect: { kind: 'does', says: 'lose the internet connection and get it back' },
  outlastRate: { kind: 'does', says: 'wait until the shown rate expires' },
  outlastDeadline: { kind: 'does', says: 'wait until the time to answer the chargeback has ended' },
  see: { kind: 'sees', says: 'see $0' },
  seeHeading: { kind: 'sees', says: 'see the heading $0' },
  seeNone: { kind: 'sees', says: 'no longer see $0' },
  seeNoDialog: { kind: 'sees', says: 'see no dialog' },
  letThrough: { kind: 'responds', says: 'let the provider respond to $0' },
  letOneThrough: { kind: 'responds', says: 'let the provider respond to one of $0' },
  fail: { kind: 'responds', says: 'let $0 end with $1' },
  failOne: { kind: 'responds', says: 'let one of $0 end with $1' },
  verifyElsewhere: { kind: 'does', says: 'verify this payout in another browser, if it still awaits its code' },
  approveElsewhere: { kind: 'does', says: 'approve this payout in another browser, as another person' },
  answerElsewhere: {
    kind: 'does',
    says: 'let this chargeback be $0 in another browser with the explanation $1, unless it was answered already',
  },
  ratesMove: { kind: 'does', says: 'wait until the provider changes its rates' },
  staysIdle: { kind: 'does', says: 'do nothing for $0 seconds' },
  pressAfter: { kind: 'does', says: 'do nothing for $0 seconds, and press $1' },
  endElsewhere: { kind: 'does', says: 'end the session in another tab: $0' },
  holdElsewhere: { kind: 'does', says: 'leave unsaved work in another tab: $0' },
  closeOtherTabs: { kind: 'does', says: 'close all other tabs' },
  onboard: { kind: 'does', says: 'bring the business in another tab to this stage: $0' },
  leaveOpenOrder: { kind: 'does', says: 'leave a payout open whose outcome is unknown' },
  havePayoutToVerify: {
    kind: 'given',
    says: 'have a payout of 60,000.00 NGN that awaits its one-time password',
    gives: { payoutId: 'its ID', otherId: 'the ID of another payout' },
  },
  havePayoutToApprove: { kind: 'given', says: 'have a payout that awaits approval', gives: { payoutId: 'its ID' } },
  havePayment: {
    kind: 'given',
    says: 'have a card payment of which 20.00 NGN was refunded',
    gives: { paymentReference: 'its reference', refundReference: 'the ID of the newest refund' },
  },
  haveChargeback: { kind: 'given', says: 'have a chargeback that awaits an answer', gives: { chargebackId: 'its ID' } },
  haveAnsweredChargeback: { kind: 'given', says: 'have a chargeback that was answered', gives: { chargebackId: 'its ID' } },
  haveLongTrail: { kind: 'given', says: 'have signed in so often that the audit trail has more than one page' },
  havePhone: { kind: 'given', says: 'be signed in on a phone too', gives: { deviceId: 'the ID of that session' } },
  haveInvoice: { kind: 'given', says: 'have an unpaid invoice', gives: { invoiceId: 'its ID' } },
  haveCompany: {
    kind: 'given',
    says: 'have registered a company with a second stakeholder',
    gives: { stakeholderId: 'the ID of that stakeholder' },
  },
  haveBeneficiary: {
    kind: 'given',
    says: `have saved ${ADA} as a beneficiary`,
    gives: { beneficiaryId: 'the ID of that beneficiary' },
  },
  haveNoBeneficiary: { kind: 'given', says: `have not saved ${ADA} as a beneficiary` },
  haveRenamedBeneficiary: {
    kind: 'given',
    says: 'have a beneficiary whose name at the bank has changed',
    gives: { beneficiaryId: 'the ID of that beneficiary' },
  },
  havePasswordReset: {
    kind: 'given',
    says: 'have an email with a code for a new password',
    gives: { address: 'the address that it went to' },
  },
  haveVerification: { kind: 'given', says: 'have signed up and received an email with a link', gives: LETTER },
  haveInvitation: { kind: 'given', says: 'have an invitation by email, and no account', gives: LETTER },
  haveInvitationWithAccount: { kind: 'given', says: 'have an invitation by email, and an account', gives: LETTER },
  haveNewAddress: {
    kind: 'given',
    says: 'have an email address that has received nothing yet',
    gives: { address: 'that address' },
  },
  haveInvited: { kind: 'given', says: 'have invited Chidi Okeke more than a minute ago' },
  haveDefaultBusiness: { kind: 'given', says: 'have chosen that the business $0 opens at the next sign-in' },
  haveDraft: { kind: 'given', says: 'have left in this tab, in $0, the draft $1' },
  haveInterface: {
    kind: 'given',
    says: 'use an app that is built for a provider with its own onboarding interface',
    byHand: true,
  },
} satisfies Record<string, VerbFacts>;

export type Verb = keyof typeof verbs;

export const factsOf = (verb: Verb): VerbFacts => verbs[verb];

export interface Action {
  readonly verb: Verb;
  readonly values: readonly Argument[];
}

/** How a call can end, other than as the provider answers it. The words are those of every export. */
export const endings = [
  'no connection',
  'a lost response',
  'a server error',
  'a refusal',
  'an expired session',
  'an unreadable response',
  'a pending status',
  'a processing status',
  'an unknown code',
  'a code without a batch',
  'an undecided answer',
  'a missing part',
  'a refusal without a reason',
  'an unfinished file',
  'a test event that arrived',
  'a test event that was refused',
  'a lost item',
  'a doubled item',
  'a full page',
  'the last item',
  'another version',
  'no lines',
] as const;

export type Ending = (typeof endings)[number];

export interface Script {
  /** The id of the path. */
  readonly id: string;
  readonly req: readonly string[];
  /** The email of the account, or null: nobody is signed in. */
  readonly as: string | null;
  /** What is there before the page opens. Each is a call of the exported suite. */
  readonly given: readonly Action[];
  readonly path: string;
  /** Calls whose responses wait until a step lets them through. */
  readonly holds: readonly string[];
  /** Those of them that the page makes once for itself before the flow does. That response comes at once. */
  readonly before: readonly string[];
  /** The test controls the clock of the page. */
  readonly isTimed: boolean;
  readonly actions: readonly Action[];
}

/** The scripts of a flow by one strategy. */
export interface Scripted {
  readonly flow: string;
  readonly area: string;
  readonly about: string;
  readonly strategy: string;
  readonly scripts: readonly Script[];
}

/** In a text: the last code that the account received, and letters that no other run uses. */
export const CODE = '{code}';
export const UNIQUE = '{unique}';

const FILLED_ALWAYS = [CODE, UNIQUE];

/** The placeholders of a script that nothing given fills in. */
export function unresolvedIn({ path, given, actions }: Pick<Script, 'path' | 'given' | 'actions'>): readonly string[] {
  const texts = [path, ...[...given, ...actions].flatMap(({ values }) => values.map(String))];
  const prepared = given.flatMap(({ verb }) => Object.keys(factsOf(verb).gives ?? {}).map((name) => `{${name}}`));
  const filled = new Set([...FILLED_ALWAYS, ...prepared]);
  return [...new Set(texts.flatMap((text) => text.match(/\{[a-zA-Z]+\}/g) ?? []))].filter((mark) => !filled.has(mark));
}
