/**
 * The loading state that `collection` and `resource` share. The previous data stays visible while a call runs and after it fails. An expired
 * session is reported, because the whole dashboard closes then.
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
