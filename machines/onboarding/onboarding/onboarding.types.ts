import type { OnboardingProgress } from '../../../contract/access/session';

/** The progress of a business, as the provider reports it. */
export interface Onboarding {
  readonly name: string;
  /** `Individual` or `Company`. Any other value counts as Individual. */
  readonly type: string;
  readonly status: string;
  /** The provider's reason for declining. Empty if it did not decline, or gave no reason. */
  readonly declineReason: string;
  /** ONB-14: the provider's flag that the merchant must stay in onboarding, without a way back. */
  readonly routed: boolean;
  readonly progress: OnboardingProgress;
}

export interface OnboardingInput {
  /** Whether the role may change the details of the business. */
  readonly mayManage: boolean;
  /** ONB-02: whether the provider has its own onboarding interface. */
  readonly hasInterface: boolean;
}

export interface OnboardingContext extends OnboardingInput {
  readonly onboarding: Onboarding | null;
  readonly problem: string | null;
}

/** `redirected`: redirected to the provider's interface. `sessionExpired`: the session expired. */
export type OnboardingOutput = { readonly result: 'submitted' | 'redirected' | 'sessionExpired' };

export type OnboardingEvent =
  | { type: 'onboarding.retry' }
  | { type: 'goLive.requested' }
  /** Get Started or Proceed to Onboarding was pressed. */
  | { type: 'start.requested' }
  | { type: 'switch.requested' }
  | { type: 'switch.confirmed' }
  | { type: 'switch.dismissed' };

/** The provider's response to the request to go live. */
export interface Asked {
  readonly statusCode: string;
  readonly message: string;
}
