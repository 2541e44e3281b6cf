/** How the end of a call in a model is brought about outside of the page. */
import type { FaultKind } from '../../sandbox/http/faults';
import { CannotBringAbout, type Outcome } from './driver';

/** Responses that the sandbox gives only on request. */
const ON_REQUEST: Readonly<Record<string, FaultKind>> = {
  undecided: 'undecided',
  pending: 'pending',
  received: 'processing',
  otpWithoutBatch: 'noBatch',
  unheardOf: 'unknownCode',
  incomplete: 'incomplete',
  unfinished: 'unfinished',
  // Of a test event.
  arrived: 'testArrived',
  refused: 'testRefused',
  itemLost: 'itemLost',
  itemDoubled: 'itemDoubled',
  fullPage: 'fullPage',
  lastItem: 'lastItem',
  otherVersion: 'otherVersion',
  unexplained: 'unexplained',
  // One of several lists fails.
  oneMissing: 'broken',
};

/** The fault to queue for the end of a call, or null: the provider answers by itself. */
export function faultFor(how: Outcome): FaultKind | null {
  if ('answers' in how) return ON_REQUEST[how.named ?? ''] ?? null;
  if ('refuses' in how) return null;
  switch (how.fails) {
    case 'network':
    case 'lost':
    case 'broken':
      return how.fails;
    case 'refused':
    case 'server':
      return 'server';
    case 'sessionExpired':
      return 'expired';
    case 'badAnswer':
      return 'garbled';
    case 'timeout':
      throw new CannotBringAbout(
        'An answer is waited for half a minute: too long here; the call itself is tested with a short wait.',
      );
    case 'defect':
      throw new CannotBringAbout('A mistake of ours cannot be asked for.');
  }
}
