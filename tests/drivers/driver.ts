import type { Fault } from '../../machines/kit/flow/fault';
import type { Screen } from '../../machines/kit/list/screen.flow';

export type { Account } from '../../machines/kit/list/screen.flow';

/** A file that a test selects. A picture is no text, so it is written in base64. */
export interface ChosenFile {
  readonly name: string;
  readonly text: string;
  readonly isBase64?: true;
}

/**
 * What a user can do and see, and how the provider responds. A model uses only this, so that one story runs in the rendered view and in a real
 * browser.
 */
export interface Driver {
  fill(label: string, text: string): Promise<void>;
  /** Types a search and sends it with Enter. */
  search(label: string, text: string): Promise<void>;
  /** Presses Enter in the field with this label. */
  enter(label: string): Promise<void>;
  /** Leaves the field with this label. */
  leave(label: string): Promise<void>;
  /** Chooses an option of a dropdown list. */
  choose(label: string, option: string): Promise<void>;
  /** Checks a box. */
  tick(label: string): Promise<void>;
  /** Chooses one of several visible options, or an entry of a list of results by a part of its text. */
  pick(option: string): Promise<void>;
  /** Chooses an item of the menu that a button opens. */
  pickFrom(button: string | RegExp, item: string): Promise<void>;
  press(button: string | RegExp): Promise<void>;
  /** Opens a tab. */
  open(tab: string): Promise<void>;
  /** Selects a valid document, or this file, in the field with this label. */
  attach(label: string, file?: ChosenFile): Promise<void>;
  follow(link: string): Promise<void>;
  back(): Promise<void>;
  /** Opens another URL of the same page without a reload. `{otherId}` is another payout than the current one. */
  visit(search: string): Promise<void>;
  see(text: string | RegExp): Promise<void>;
  /** A heading of the page or the dialog has this text. */
  seeHeading(text: string | RegExp): Promise<void>;
  /** The button with this label shows that its call is running, and ignores presses. */
  seeBusy(button: string | RegExp): Promise<void>;
  /** The button with this label is disabled. */
  seeDisabled(button: string | RegExp): Promise<void>;
  /** This text is no longer on screen. */
  seeNone(text: string | RegExp): Promise<void>;
  /** No dialog is open any more. */
  seeNoDialog(): Promise<void>;
  /** Ends a port's running calls. Until then they stay open in every driver, so that busy states can be checked. */
  answer(port: string, how: Outcome): Promise<void>;
  /** Returns the last code that the provider sent. */
  otp(): Promise<string>;
  /** Moves the provider's time forward. */
  passes(seconds: number): Promise<void>;
  /** Moves the time of the page and of the provider forward, in milliseconds. Only if the start is timed. */
  waits(ms: number): Promise<void>;
  /** Verifies the current payout elsewhere. */
  verifyElsewhere(): Promise<void>;
  /** Approves the pending payout elsewhere. */
  approveElsewhere(): Promise<void>;
  /** Answers the chargeback elsewhere with this explanation, unless it is answered already. */
  answerElsewhere(decision: 'accepted' | 'declined', explanation: string): Promise<void>;
  /** Simulates inactivity, in milliseconds. */
  quietFor(ms: number): Promise<void>;
  /** The same, followed by a press on this button before any timer has run, as after a sleep. */
  pressAfter(ms: number, button: string): Promise<void>;
  /** The displayed rates expire by the page's clock. */
  rateEnds(): Promise<void>;
  /** There is a connection again, after there was none. */
  reconnects(): Promise<void>;
  /** The time to answer a chargeback ends by the page's clock. */
  timeToAnswerEnds(): Promise<void>;
  /** The provider has other rates from now on. `code`: also, a new code was requested elsewhere. */
  ratesMove(how: { readonly code: boolean }): Promise<void>;
  /** Another tab of the same session logs out, or ends after inactivity. */
  endElsewhere(because: 'loggedOut' | 'idled'): Promise<void>;
  /** Another tab of the same session has this unsaved work, by name. Empty: there is no such tab. */
  holdElsewhere(unsaved: readonly string[]): Promise<void>;
  /** The business reaches this stage in another tab. It keeps what it already has. */
  onboard(stage: Stage): Promise<void>;
  /** Leaves this tab with a payout of unknown outcome. */
  leaveOpenOrder(): Promise<void>;
}

/**
 * The end of a call: the response of a case, a refusal with a cause at the provider, or a fault. `lost` is a network fault after the provider
 * did its work.
 */
export type Outcome =
  | { readonly answers: unknown; readonly named?: string }
  | { readonly refuses: string; readonly status?: number }
  | { readonly fails: Exclude<Fault['kind'], 'notSent'> | 'refused' | 'broken' | 'lost' };

/** Where a path starts. */
export interface Start extends Screen {
  /** The ports of the flow under test, whose calls are held. All others respond immediately. */
  readonly holds: readonly string[];
}

/** The progress of a new business. */
export type Stage = 'begun' | 'complete' | 'submitted' | 'banked';

/** Thrown by a driver that cannot bring a step about. Such steps are counted and listed, never skipped silently. */
export class CannotBringAbout extends Error {}
