import type { SnapshotFrom } from 'xstate';
import { bookmarkOrder } from '../../kit/order/sentOrder';
import { dueHere, isAnswerable, isClosedByComment } from '../chargebackDetails/chargebackDetails.rules';
import { isTreatable } from '../chargebacks/chargebacks.rules';
import { errorsIn, filesRead } from './chargebackAnswer.files';
import { isUnfinished } from './chargebackAnswer.letter';
import type { chargebackAnswerMachine } from './chargebackAnswer.machine';
import { type Blocker, blockerOf, explanationError, isEmptyDraft, maySend, withOutcome } from './chargebackAnswer.rules';
import type { Answer, Bookmark, Disputed, Draft, Evidence, FileError } from './chargebackAnswer.types';
import { CATEGORIES, type Category, evidenceFor } from './evidence';

type Snapshot = SnapshotFrom<typeof chargebackAnswerMachine>;

const STEPS = [
  'loading',
  'loadFailed',
  'settled',
  'deciding',
  'accepting',
  'gathering',
  'leaving',
  'reviewing',
  'submitting',
  'checkingOutcome',
  'outcomeUnknown',
  'answered',
  'overtaken',
  'overdue',
] as const;

/** A category of documents, and what of it is there. */
export interface EvidenceRow {
  readonly key: Category;
  readonly label: string;
  readonly about: string;
  readonly isRecommended: boolean;
  readonly state: 'present' | 'reading' | 'again' | 'missing';
  /** Whether a file of it is sent with the answer, even if others have to be chosen again. */
  readonly isThere: boolean;
  /** Also those that are being read. */
  readonly files: readonly Evidence[];
  /** The names of the files to choose again. */
  readonly lost: readonly string[];
  /** Why files were not taken, each by name. */
  readonly errors: readonly string[];
}

/** Everything that the page of an answer shows, already computed. Amounts are decimal text in major units. */
export interface AnswerView {
  readonly step: (typeof STEPS)[number] | 'ended';
  readonly disputed: Disputed | null;
  /** The chargeback once no answer is needed any more. Null before that. */
  readonly settled: Disputed | null;
  readonly draft: Draft;
  readonly rows: readonly EvidenceRow[];
  /** Whether the documents are those for every reason, because the provider names none that we know. */
  readonly isGeneral: boolean;
  /** Of the files that are read. */
  readonly added: { readonly count: number; readonly bytes: number };
  readonly answer: Answer | null;
  readonly blocker: Blocker | null;
  readonly explanationError: string | null;
  readonly mayAccept: boolean;
  /** Whether leaving the page now loses files that the merchant chose. */
  readonly losesFiles: boolean;
  readonly mayPropose: boolean;
  /** Whether the explanation ends where the proposed letter leaves the rest to the merchant. */
  readonly isUnfinished: boolean;
  /** Until when it can be answered, by the clock of this computer, in milliseconds since the epoch. Null if the provider doesn't say. */
  readonly until: number | null;
  /** A final comment closed the thread, although the status is still open. */
  readonly isClosedByComment: boolean;
  readonly problem: string | null;
  /** What the provider said instead of confirming the answer. */
  readonly reply: string | null;
}

/** A file that is being read may take the place of one to choose again. */
function stateOf(files: readonly Evidence[], again: number): EvidenceRow['state'] {
  const read = filesRead(files).length;
  if (read === 0 && files.length > 0) return 'reading';
  if (again > 0) return 'again';
  return read > 0 ? 'present' : 'missing';
}

function rowsOf(disputed: Disputed | null, { files, lost }: Draft, errors: readonly FileError[]): readonly EvidenceRow[] {
  if (disputed === null) return [];
  const { recommended, optional } = evidenceFor(disputed.chargeback);
  return [...recommended, ...optional].map((key) => {
    const own = files.filter(({ category }) => category === key);
    const again = lost.filter(({ category }) => category === key).map(({ name }) => name);
    return {
      key,
      ...CATEGORIES[key],
      isRecommended: recommended.includes(key),
      state: stateOf(own, again.length),
      isThere: filesRead(own).length > 0,
      files: own,
      lost: again,
      errors: errorsIn(errors, key),
    };
  });
}

/** What somebody else did is loaded with the chargeback. The merchant's own answer is known before it is loaded again. */
function settledOf({ step, disputed, answer }: Pick<AnswerView, 'step' | 'disputed' | 'answer'>): Disputed | null {
  if (step === 'settled' || step === 'overtaken') return disputed;
  return step === 'answered' && disputed !== null && answer !== null ? withOutcome(disputed, answer) : null;
}

/** The answer can still be sent, and was not. */
const UNSENT: readonly AnswerView['step'][] = [
  'loading',
  'loadFailed',
  'deciding',
  'accepting',
  'gathering',
  'leaving',
  'reviewing',
];

export function selectChargebackAnswer(snapshot: Snapshot): AnswerView {
  const { context } = snapshot;
  const { disputed, draft, order, fileErrors, problem, reply } = context;
  const read = filesRead(draft.files);
  const step = STEPS.find((one) => snapshot.matches(one)) ?? 'ended';
  return {
    step,
    disputed,
    settled: settledOf({ step, disputed, answer: order }),
    draft,
    rows: rowsOf(disputed, draft, fileErrors),
    isGeneral: disputed !== null && evidenceFor(disputed.chargeback).isGeneral,
    added: { count: read.length, bytes: read.reduce((sum, { bytes }) => sum + bytes, 0) },
    answer: order,
    blocker: blockerOf(context),
    explanationError: explanationError(context),
    mayAccept: maySend(context, 'accept'),
    losesFiles: draft.files.length > 0 && UNSENT.includes(step),
    mayPropose: draft.explanation.trim() === '',
    isUnfinished: isUnfinished(draft.explanation),
    until: disputed && dueHere(disputed),
    isClosedByComment: disputed !== null && isTreatable(disputed.chargeback) && isClosedByComment(disputed),
    problem,
    reply,
  };
}

/** The provider has the answer. */
const OVER: readonly unknown[] = ['answered', 'done'];
/** The chargeback can't be answered any more. A reload keeps what was typed, because it was never sent. */
const TOO_LATE: readonly unknown[] = ['settled', 'overtaken'];

/** Closing the page keeps the draft, unlike in a dialog. An empty one is not kept. */
export function bookmarkAnswer(snapshot: Snapshot): Bookmark | null {
  const { value, context } = snapshot;
  const isClosed = value === 'closed';
  if (!isClosed && !TOO_LATE.includes(value)) return bookmarkOrder(snapshot, OVER);
  const { draft, disputed } = context;
  const isOver = isClosed && disputed !== null && !isAnswerable(disputed);
  return isEmptyDraft(draft) || isOver ? null : { draft, order: null };
}
