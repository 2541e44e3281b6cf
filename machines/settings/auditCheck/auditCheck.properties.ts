/** What must hold for every check of the audit trail, whatever the provider and the worker answer. */
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import type { auditCheckCases } from './auditCheck.cases';
import type { auditCheckMachine } from './auditCheck.machine';

type Step = PropertyStep<typeof auditCheckMachine>;

/** Either every entry from 1 to the head was recomputed, or something is missing. */
const isIntactWithoutAll = ({ isIn, context: { head, checked, last, broken } }: Step): boolean =>
  (isIn('intact') || isIn('unmatched')) &&
  (head === null || checked !== head.sequence || last.sequence !== head.sequence || last.hash !== head.hash || broken !== null);

const forgetsTheAnchor = ({ isIn, context: { anchor, anchoredAt } }: Step): boolean =>
  isIn('intact') && anchor !== null && anchoredAt === null;

const namesNoEntry = ({ isIn, context: { broken } }: Step): boolean => isIn('broken') && broken === null;

const vouchesForTheBroken = ({ isIn, context: { broken, checked } }: Step): boolean =>
  isIn('broken') && broken !== null && broken.why !== 'changed' && broken.why !== 'anchor' && checked >= broken.sequence;

const mixesMoments = ({ before, context, happened }: Step): boolean =>
  happened?.subject === 'readEntries' &&
  happened.kind === 'answers' &&
  before.head !== null &&
  context.head !== null &&
  context.head.hash !== before.head.hash;

const saysSomething = ({ isIn, context: { broken } }: Step): boolean => isIn('cancelled') && broken !== null;

const keepsWhatIsUnverified = ({ isIn, context: { links } }: Step): boolean =>
  links.length > 0 && (isIn('unread') || isIn('replaced'));

export const auditCheckProperties = [
  {
    kind: 'never',
    says: 'The trail is called intact only after every entry up to its head was recomputed',
    req: ['AUD-01'],
    when: isIntactWithoutAll,
  },
  {
    kind: 'never',
    says: 'The trail is called intact against an anchor only after the entry with its fingerprint was found',
    req: ['AUD-01'],
    when: forgetsTheAnchor,
  },
  { kind: 'never', says: 'A broken trail always names an entry', req: ['AUD-01'], when: namesNoEntry },
  { kind: 'never', says: 'No entry after a gap is vouched for', req: ['AUD-01'], when: vouchesForTheBroken },
  { kind: 'never', says: 'A check never mixes the trails of two moments', req: ['AUD-01'], when: mixesMoments },
  { kind: 'never', says: 'A cancelled check says nothing about the trail', req: ['AUD-01'], when: saysSomething },
  { kind: 'never', says: 'Entries that were not verified are not kept', req: ['AUD-01'], when: keepsWhatIsUnverified },
  {
    kind: 'alwaysExits',
    says: 'An entry that doesn’t follow is always named',
    req: ['AUD-01'],
    from: 'computing',
    on: { port: 'recompute', answers: 'breaks' },
    to: ['broken'],
  },
] as const satisfies Properties<typeof auditCheckMachine, typeof auditCheckCases>;
