/** The documents to read. */
export interface Terms {
  /** The URL of the agreement, a separate page. */
  readonly agreement: string;
}

export interface OnboardingTermsInput {
  /** Whether the role may answer for the business. */
  readonly mayManage: boolean;
  /** Whether they were already accepted. */
  readonly accepted: boolean;
}

export type Tick = 'productTerms' | 'agreement';

export interface OnboardingTermsContext extends OnboardingTermsInput {
  readonly terms: Terms | null;
  readonly ticked: readonly Tick[];
  readonly problem: string | null;
}

/** `sessionExpired`: the session expired. */
export type OnboardingTermsOutput = { readonly result: 'accepted' | 'declined' | 'alreadyAccepted' | 'sessionExpired' };

export type OnboardingTermsEvent =
  | { type: 'terms.retry' }
  | { type: 'tick.changed'; tick: Tick; on: boolean }
  | { type: 'terms.accepted' }
  | { type: 'decline.requested' }
  | { type: 'decline.confirmed' }
  | { type: 'decline.dismissed' };
