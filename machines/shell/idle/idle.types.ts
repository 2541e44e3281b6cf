/** Limits of inactivity in milliseconds: `timeoutMs` ends the session, `warnMs` shows the warning. */
export interface IdleLimits {
  readonly timeoutMs: number;
  readonly warnMs: number;
}

export type IdleInput = IdleLimits;

/** The time of inactivity by the wall clock, so neither a sleeping computer nor a frozen page shortens it. */
export interface Quiet {
  readonly idleMs: number;
}

/** Resolves after `untilMs` of inactivity. `orBack`: also on activity in another tab. Activity in this tab is no answer to the warning. */
export interface Watch {
  readonly untilMs: number;
  readonly orBack: boolean;
}

export interface IdleContext extends IdleLimits, Quiet {}

export type IdleEvent = { type: 'stay.chosen' };

export interface IdleOutput {
  readonly result: 'timedOut';
}
