import type { Fault } from '../../machines/kit/fault';
import type { Screen } from '../../machines/kit/screen.flow';

export type { Account, LetterKind, Saved } from '../../machines/kit/screen.flow';

/**
 * What a user can do and see, and what the provider then does. A model speaks only this, so that one story is told to the rendered view
 * and to a real browser alike.
 */
export interface Driver {
  fill(label: string, text: string): Promise<void>;
  /** Words that are looked for: typed, and sent with Enter. */
  search(label: string, text: string): Promise<void>;
  /** Enter, in the field of this label. */
  enter(label: string): Promise<void>;
  /** The field of this label is left. */
  leave(label: string): Promise<void>;
  /** One of a list that drops down. */
  choose(label: string, option: string): Promise<void>;
  /** A box that stands for a yes. */
  tick(label: string): Promise<void>;
  /** One of a few that all stand there. */
  pick(option: string): Promise<void>;
  /** An item of the menu that a button opens. */
  pickFrom(button: string | RegExp, item: string): Promise<void>;
  press(button: string | RegExp): Promise<void>;
  /** A tab of several. */
  open(tab: string): Promise<void>;
  /** A paper that is right in every way, or this file, chosen in the field of this label. */
  attach(label: string, file?: { readonly name: string; readonly text: string }): Promise<void>;
  follow(link: string): Promise<void>;
  back(): Promise<void>;
  /** Another address of the same page, without loading it anew; `{otherId}` is another payout than the one at hand. */
  visit(search: string): Promise<void>;
  see(text: string | RegExp): Promise<void>;
  /** This text is no longer on screen. */
  seeNone(text: string | RegExp): Promise<void>;
  /** No dialog is open any more. */
  seeNoDialog(): Promise<void>;
  /** A port's calls that are on their way end so. Until then they stay on their way, in every driver: busy states can be looked at. */
  answer(port: string, how: Outcome): Promise<void>;
  /** The code that the provider sent last. */
  otp(): Promise<string>;
  /** So much time goes by at the provider. */
  passes(seconds: number): Promise<void>;
  /** So much time goes by for the page and for the provider. Only where the start is timed. */
  waits(ms: number): Promise<void>;
  /** The payout at hand is verified in another place. */
  verifyElsewhere(): Promise<void>;
  /** The payout that waits for approval is approved in another place. */
  approveElsewhere(): Promise<void>;
  /** Nobody has been here for so many milliseconds. */
  quietFor(ms: number): Promise<void>;
  /** The same, and then this is the first thing that is pressed: no timer has run in between, as after a sleep. */
  pressAfter(ms: number, button: string): Promise<void>;
  /** The rates on screen run out by the page's own clock. */
  rateEnds(): Promise<void>;
  /** The provider has other rates from now on; `code`: and a new code was asked for in another place. */
  ratesMove(how: { readonly code: boolean }): Promise<void>;
  /** Another tab of the same session logs out, or ends because nobody was there. */
  endElsewhere(because: 'loggedOut' | 'idled'): Promise<void>;
  /** Another tab of the same session holds this unsaved work, by name; none: there is no such tab. */
  holdElsewhere(unsaved: readonly string[]): Promise<void>;
  /** The business comes so far in another tab. What it has already it keeps. */
  onboard(stage: Stage): Promise<void>;
  /** This tab is left with a payout whose outcome it has not learnt. */
  leaveOpenOrder(): Promise<void>;
}

/**
 * How a call ends: with the answer a case names, with a refusal that the provider has reason for, or with a fault. `lost` is a network
 * fault after the provider did its work.
 */
export type Outcome =
  | { readonly answers: unknown; readonly named?: string }
  | { readonly refuses: string }
  | { readonly fails: Fault['kind'] | 'refused' | 'broken' | 'lost' };

/** Where a path begins. */
export interface Start extends Screen {
  /** The ports of the flow under test, whose calls are held; all others are answered as they come. */
  readonly holds: readonly string[];
}

/** How far the business of a newcomer has come. */
export type Stage = 'begun' | 'complete' | 'submitted' | 'banked';

/** Said by a driver that has no way to bring a step about. Such steps are counted and listed, never skipped in silence. */
export class CannotBringAbout extends Error {}
