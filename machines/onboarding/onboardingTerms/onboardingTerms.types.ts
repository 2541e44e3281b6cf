/** What there is to read. */
export interface Terms {
  /** The agreement, a page of its own. */
  readonly agreement: string;
}

export interface OnboardingTermsInput {
  /** Whether the role may answer for the business. */
  readonly mayManage: boolean;
  /** Whether they were accepted before. */
  readonly accepted: boolean;
}

export type Tick = 'productTerms' | 'agreement';

export interface OnboardingTermsContext extends OnboardingTermsInput {
  readonly terms: Terms | null;
  readonly ticked: readonly Tick[];
  readonly problem: string | null;
}

/** `left` ended with the session. */
export type OnboardingTermsOutput = { readonly result: 'accepted' | 'declined' | 'agreed' | 'left' };

export type OnboardingTermsEvent =
  | { type: 'terms.retry' }
  | { type: 'tick.changed'; tick: Tick; on: boolean }
  | { type: 'terms.accepted' }
  | { type: 'decline.requested' }
  | { type: 'decline.confirmed' }
  | { type: 'decline.dismissed' };
