import type { Profile } from '../../../contract/access/session';

export type Environment = Profile['environment'];

/** Another business, or this one in another environment. */
export type Wanted =
  | { readonly kind: 'business'; readonly id: string; readonly name: string }
  | { readonly kind: 'environment'; readonly environment: Environment };

/** The active business and environment. */
export interface SwitchingInput {
  readonly businessId: string;
  readonly environment: Environment;
  /** Whether sign-in opens this business. */
  readonly isDefault: boolean;
}

export interface Unsaved {
  /** Unsaved work in any tab of the session, by name. */
  readonly unsaved: readonly string[];
}

export interface SwitchingContext extends SwitchingInput, Unsaved {
  readonly wanted: Wanted | null;
  /** Why the active business is unknown. Null while it is known. */
  readonly problem: string | null;
}

export type SwitchingEvent =
  | { type: 'business.chosen'; id: string; name: string }
  /** The active business becomes the default at sign-in. */
  | { type: 'default.requested'; name: string }
  | { type: 'environment.chosen'; environment: Environment }
  | { type: 'switch.confirmed' }
  | { type: 'switch.dismissed' }
  | { type: 'page.reload' };

export interface SwitchingOutput {
  readonly result: 'gone' | 'sessionExpired';
}
