/** Answers with one fault each in how they wait for files, and the property that has to notice it. */

import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import type { AnyCases } from '../../../atlas/paths';
import { type Broken, broken } from '../../../atlas/proofs/broken';
import { proofsOfOne } from '../../../atlas/proofs/prove';
import { withoutFile } from './chargebackAnswer.files';
import { chargebackAnswerFlow } from './chargebackAnswer.flow';
import type { AnswerContext, Evidence, ReadEvidence } from './chargebackAnswer.types';

const { machine, cases, properties } = chargebackAnswerFlow;

type Change = Pick<Broken, 'chart' | 'guards' | 'actions'>;

interface Fault {
  readonly fault: string;
  readonly noticedBy: string;
  readonly change: Change;
  /** A change that only looks like it. */
  readonly like?: Change;
}

interface Of {
  readonly context: AnswerContext;
}

const WAITS = 'No answer with files is reviewed or sent while a file is being read';
const STAYS_AWAY = 'Only choosing a file adds it: reading one that was removed never brings it back';
const ALONE = 'A file never takes another one with it';
const ASKED = 'The page is closed with chosen files only after the merchant confirms it';
const KEPT = 'The draft is never lost when the time or the session ends';

const late: Evidence = { key: 'late', name: 'late.pdf', bytes: 1, kind: 'pdf', category: 'other', digest: 'late' };
const withDraft = (change: (draft: AnswerContext['draft'], read: ReadEvidence) => Partial<AnswerContext['draft']>) =>
  assign(({ context: { draft } }: Of, read: ReadEvidence) => ({ draft: { ...draft, ...change(draft, read) } }));

const faults: readonly Fault[] = [
  {
    fault: 'a review that waits for no file',
    noticedBy: WAITS,
    change: {
      guards: { mayDecline: ({ context: { draft } }: Of) => draft.decision === 'decline' && draft.explanation.trim() !== '' },
    },
  },
  {
    fault: 'files that can be chosen on the review',
    noticedBy: WAITS,
    change: {
      chart: {
        'states/reviewing/on/files.chosen': {
          actions: { type: 'chooseFiles', params: ({ event }: { readonly event: object }) => event },
        },
      },
    },
  },
  {
    fault: 'a file that is added whenever it was read',
    noticedBy: STAYS_AWAY,
    change: {
      guards: { isBeingRead: () => true },
      actions: { takeFile: withDraft(({ files }, read) => ({ files: [...withoutFile(files, read.key), { ...late, ...read }] })) },
    },
    like: { guards: { isBeingRead: () => true } },
  },
  {
    fault: 'a file that can’t be read and takes the others with it',
    noticedBy: ALONE,
    change: { actions: { refuseUnreadable: withDraft(() => ({ files: [] })) } },
  },
  {
    fault: 'a name that is gone once the time ended',
    noticedBy: KEPT,
    change: {
      actions: {
        stopReading: assign(({ context: { draft } }: Of) => ({
          draft: { ...draft, files: draft.files.filter(({ kind }) => kind !== 'reading') },
        })),
      },
    },
    like: { actions: { stopReading: withDraft(() => ({})) } },
  },
  {
    fault: 'a page that closes with files without a question',
    noticedBy: ASKED,
    change: { guards: { hasFiles: () => false } },
  },
];

const proofOf = (change: Change, says: string) =>
  proofsOfOne('chargebackAnswer', broken(machine, change), { cases: cases as AnyCases, properties }, says);

describe.each(faults)('[CBK-03] $fault', ({ noticedBy, change, like }) => {
  it('is noticed', () => expect(proofOf(change, noticedBy)).toMatchObject([{ property: noticedBy, verdict: 'REFUTED' }]));
  const alike = () => expect(like && proofOf(like, noticedBy)[0]?.verdict).toMatch(/^(PROVED|HOLDS)$/);
  // It tries every case, which takes half a minute alone.
  if (like) it('is not what only looks like it', alike, 240_000);
});
