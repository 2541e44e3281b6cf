/** What the flow can meet, in the paths and in the proofs. */
import { type Cases, everyFault, type StepCause } from '../../kit/flow/cases';
import type { auditCheckMachine } from './auditCheck.machine';
import type { AuditCheckContext, ChainLink, ChainPart, ChainPlace } from './auditCheck.types';

const hashOf = (sequence: number): string => sequence.toString(16).padStart(64, '0');
const placeOf = (sequence: number): ChainPlace => ({ sequence, hash: hashOf(sequence) });

const linkOf = (sequence: number): ChainLink => ({
  ...placeOf(sequence),
  previousHash: hashOf(sequence - 1),
  businessId: 1001,
  at: `2026-11-2${sequence}T08:14:02.000Z`,
  environment: 1,
  actor: 'user',
  userId: 1,
  email: 'amaka.obi@bluecrest.test',
  role: 'Owner',
  call: 'setFeeBearer',
  activityType: 'Settings',
  action: 'Change fee bearer',
  subject: null,
  reference: null,
  ip: '102.89.34.17',
  outcome: 'done',
  message: null,
  before: { feeBearer: 'CBF' },
  after: { feeBearer: 'SBF' },
});

const part = (sequences: readonly number[], head: number): ChainPart => ({
  links: sequences.map(linkOf),
  head: head === 0 ? { sequence: 0, hash: hashOf(0) } : placeOf(head),
});

/** By the last entry that follows: which answers a provider can give there. */
const POSSIBLE: Readonly<Record<number, readonly string[]>> = {
  0: ['whole', 'first', 'none'],
  2: ['rest', 'shorter', 'cut', 'gap'],
};

/** A business whose trail is long, and was changed. */
const CHANGED = '1002';

const isPossible = ({ business, last, head, links }: AuditCheckContext, { subject, name, kind }: StepCause): boolean => {
  if (kind !== 'answers') return true;
  if (business !== CHANGED) return !['readEntries', 'recompute'].includes(subject) || ['whole', 'follows'].includes(name);
  if (subject === 'readEntries') {
    // After a retry the head is known, so only a part with more entries goes on.
    if (last.sequence === 0 && head !== null) return name === (head.sequence === 2 ? 'whole' : 'first');
    return POSSIBLE[last.sequence]?.includes(name) ?? false;
  }
  return name !== 'breaks' || links.some(({ sequence }) => sequence === 2);
};

export const auditCheckCases = {
  inputs: { withoutAnchor: { business: '1001', anchor: null }, changed: { business: CHANGED, anchor: null } },
  /** The trail of the sandbox is short, and nobody changes it. */
  builtOtherwise: ['changed'],
  events: {
    'check.cancelled': { now: {} },
    'check.closed': { now: {} },
    'read.retried': { now: {} },
    'anchor.saved': { now: {} },
    'anchor.pasted': { other: { text: 'ab'.repeat(32) }, incomplete: { text: 'ab12' } },
  },
  ports: {
    readEntries: {
      answers: {
        whole: part([1, 2], 2),
        first: part([1, 2], 3),
        rest: part([3], 3),
        /** A trail without entries. */
        none: part([], 0),
        /** The newest entry was there when the check began. */
        shorter: part([], 1),
        cut: part([], 3),
        gap: part([4], 4),
      },
      fails: everyFault,
    },
    recompute: {
      answers: {
        follows: { kind: 'follows', last: placeOf(2) },
        breaks: { kind: 'breaks', at: { sequence: 2, why: 'changed', expected: 'cd'.repeat(32), found: hashOf(2) } },
      },
      fails: everyFault,
    },
    saveAnchor: { answers: { saved: undefined }, fails: everyFault },
  },
  children: {},
  machineOnly: {
    events: { 'anchor.pasted': { known: { text: hashOf(1) } } },
    inputs: {
      anchored: { business: CHANGED, anchor: { ...placeOf(1), savedAt: '2026-11-15T08:00:00Z' } },
      otherThanAnchored: { business: CHANGED, anchor: { sequence: 1, hash: 'ef'.repeat(32), savedAt: '2026-11-15T08:00:00Z' } },
      newerAnchor: { business: CHANGED, anchor: { ...placeOf(9), savedAt: '2026-11-15T08:00:00Z' } },
    },
  },
  possible: ({ context }: { readonly context: AuditCheckContext }, step: StepCause) => isPossible(context, step),
  remember: ({ business, anchor, head, last, checked, links, anchoredAt, broken, anchorProblem }: AuditCheckContext) => [
    ...[business, anchor?.hash ?? '', anchor?.sequence ?? 0, head?.sequence ?? -1, last.sequence, checked, links.length],
    ...[links[0]?.sequence ?? 0, anchoredAt ?? 0, broken?.sequence ?? 0, anchorProblem !== null],
  ],
} as const satisfies Cases<typeof auditCheckMachine>;
