import type { OnboardingProgress } from '../../../contract/access/session';

/** How far a business has come, as the provider says it now. */
export interface Onboarding {
  readonly name: string;
  /** `Individual` or `Company`; whatever else it may be is taken for an Individual. */
  readonly type: string;
  readonly status: string;
  /** Why the provider declined it, in the provider's words; empty where it did not, or gave no reason. */
  readonly declineReason: string;
  /** ONB-14: the provider's flag that onboarding is where the merchant belongs: there is no way back from it then. */
  readonly routed: boolean;
  readonly progress: OnboardingProgress;
}

export interface OnboardingInput {
  /** Whether the role may change what the business is known by. */
  readonly mayManage: boolean;
  /** ONB-02: whether there is an interface of the provider's own to be sent to. */
  readonly hasInterface: boolean;
}

export interface OnboardingContext extends OnboardingInput {
  readonly onboarding: Onboarding | null;
  readonly problem: string | null;
}

/** `gone`: to the provider's own interface. `left` ended with the session. */
export type OnboardingOutput = { readonly result: 'submitted' | 'gone' | 'left' };

export type OnboardingEvent =
  | { type: 'onboarding.retry' }
  | { type: 'goLive.requested' }
  /** Get Started, Proceed to Onboarding: to whatever asks for what is missing. */
  | { type: 'start.requested' }
  | { type: 'switch.requested' }
  | { type: 'switch.confirmed' }
  | { type: 'switch.dismissed' };

/** What the provider answers to the wish to go live. */
export interface Asked {
  readonly statusCode: string;
  readonly message: string;
}
