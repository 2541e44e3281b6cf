/** A path as a merchant walks it: what they do and see, with the texts of the screen. Every export for testers is written from this. */

/** A text of the screen, a number, a pattern of texts, or the names of calls. */
export type Argument = string | number | RegExp | readonly string[];

interface VerbFacts {
  /** The phrase after “I”. `$0` is the first argument; arguments keep their order. */
  readonly says: string;
  /** Whether the merchant does it, sees it, or the provider does it. */
  readonly kind: 'does' | 'sees' | 'responds';
  /** Needs a person, because a test in one browser page cannot do it. */
  readonly byHand?: true;
}

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
  verifyElsewhere: { kind: 'does', says: 'verify this payout in another browser', byHand: true },
  approveElsewhere: { kind: 'does', says: 'approve this payout in another browser, as another person', byHand: true },
  ratesMove: { kind: 'does', says: 'wait until the provider changes its rates', byHand: true },
  staysIdle: { kind: 'does', says: 'do nothing for $0 seconds', byHand: true },
  pressAfter: { kind: 'does', says: 'do nothing for $0 seconds, and press $1', byHand: true },
  endElsewhere: { kind: 'does', says: 'end the session in another tab: $0', byHand: true },
  holdElsewhere: { kind: 'does', says: 'leave unsaved work in another tab: $0', byHand: true },
  closeOtherTabs: { kind: 'does', says: 'close all other tabs', byHand: true },
  onboard: { kind: 'does', says: 'bring the business in another tab to this stage: $0', byHand: true },
  leaveOpenOrder: { kind: 'does', says: 'leave a payout open whose outcome is unknown', byHand: true },
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
] as const;

export type Ending = (typeof endings)[number];

export interface Beginning {
  /** The email of the account, or null: nobody is signed in. */
  readonly as: string | null;
  readonly path: string;
  /** Calls whose responses wait until a step lets them through. */
  readonly holds: readonly string[];
  /** The test controls the clock of the page. */
  readonly isTimed: boolean;
}

export interface Script extends Beginning {
  /** The id of the path. */
  readonly id: string;
  readonly req: readonly string[];
  /** What else has to exist before, as sentences. With one of these, only a person can begin. */
  readonly given: readonly string[];
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
