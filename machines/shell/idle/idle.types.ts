/** How long nobody may be here, in milliseconds: `limitMs` ends the session, from `warnMs` on it is asked about. */
export interface IdleLimits {
  readonly limitMs: number;
  readonly warnMs: number;
}

export type IdleInput = IdleLimits;

/** For how long nobody has been here, by the clock on the wall: neither a computer that slept nor a page that was frozen shortens it. */
export interface Quiet {
  readonly quietMs: number;
}

/** Ends when nobody has been here for `untilMs`. `orBack`: also when somebody is, in another tab; what is done in this one is no answer. */
export interface Watch {
  readonly untilMs: number;
  readonly orBack: boolean;
}

export interface IdleContext extends IdleLimits, Quiet {}

export type IdleEvent = { type: 'stay.chosen' };

export interface IdleOutput {
  readonly result: 'over';
}
