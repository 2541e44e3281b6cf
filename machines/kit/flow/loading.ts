/**
 * The loading state that `collection` and `resource` share. The previous data stays visible while a call runs and after it fails. An expired
 * session is reported, because the whole dashboard closes then.
 */
import { type Fault, faultIn } from './fault';

export interface Loading {
  readonly fault: Fault | null;
  /** When the displayed data was loaded, in milliseconds since the epoch. Null before that. */
  readonly shownAt: number | null;
}

export const initialLoadState: Loading = { fault: null, shownAt: null };

/** How both machines handle a failed call. The guard and the actions have these names in both. */
export const onLoadError = [
  {
    guard: { type: 'sessionExpired', params: faultIn },
    target: 'failed',
    actions: ['reportExpiry', { type: 'setFault', params: faultIn }],
  },
  { target: 'failed', actions: { type: 'setFault', params: faultIn } },
] as const;
