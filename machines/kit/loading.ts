/**
 * What `collection` and `resource` do alike with a call that reads: what was shown last stays while it is on its way and when it fails, and
 * an expired session is reported and waited for, because the whole dashboard goes then.
 */
import { type Fault, faultIn } from './fault';

export interface Loading {
  readonly fault: Fault | null;
  /** When what is shown came, in milliseconds of the epoch. Null before it did. */
  readonly shownAt: number | null;
}

export const initialLoadState: Loading = { fault: null, shownAt: null };

/** How the call fails; guard and actions stand under these names in either. */
export const onLoadError = [
  {
    guard: { type: 'sessionExpired', params: faultIn },
    target: 'failed',
    actions: ['reportExpiry', { type: 'keepFault', params: faultIn }],
  },
  { target: 'failed', actions: { type: 'keepFault', params: faultIn } },
] as const;
