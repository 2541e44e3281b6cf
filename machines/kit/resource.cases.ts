/** What can happen to a resource of which there is one alone: no other key is ever given; after an expiry the whole dashboard is gone. */
import type { Happened } from './cases';
import type { Fault } from './fault';

interface Snapshot {
  readonly context: { readonly fault: Fault | null };
  matches(state: 'failed'): boolean;
}

export const oneOfItsKind = {
  inputs: { one: { key: '' } },
  events: { 'key.given': { all: { key: '' } }, refreshed: { now: {} } },
  children: {},
  possible: (snapshot: Snapshot, { subject }: Happened) => {
    if (snapshot.context.fault?.kind === 'sessionExpired' || subject === 'key.given') return false;
    return subject !== 'refreshed' || snapshot.matches('failed');
  },
  remember: ({ value, fault }: { readonly value: unknown; readonly fault: Fault | null }) => [
    value !== null,
    fault?.kind === 'sessionExpired',
  ],
};
