/** CBK-03: which documents are taken. Nothing is taken silently, and a refused file never takes another one with it. */
import { EVIDENCE_LIMITS, EVIDENCE_TYPES } from '../../../contract/chargebacks/chargebackStatuses';
import { isolated } from '../../../contract/shownText';
import { fileRule } from '../../kit/form/form.rules';
import type { ChosenEvidence, Draft, Evidence, FileError, ReadEvidence } from './chargebackAnswer.types';

export { EVIDENCE_LIMITS, EVIDENCE_TYPES };

const { files: MOST, bytes: MOST_BYTES, bytesPerFile } = EVIDENCE_LIMITS;

const contentError = fileRule(['png', 'jpeg', 'pdf'], bytesPerFile, { kinds: 'a PNG, JPG or PDF file', size: '5 MB' });

const bytesOf = (files: readonly Evidence[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns why a file is not added to others. Null if it is. */
function errorOf(file: Evidence, others: readonly Evidence[]): string | null {
  const quoted = `“${isolated(file.name)}”`;
  const own = contentError([file]);
  if (own !== null) return own;
  const same = others.find(({ digest }) => digest === file.digest);
  if (same) return `${quoted} is the same file as “${isolated(same.name)}”.`;
  if (others.length >= MOST) return `${quoted} wasn’t added. You can add up to ${MOST} files.`;
  return bytesOf([...others, file]) > MOST_BYTES ? `${quoted} wasn’t added. All files together can be up to 20 MB.` : null;
}

/** Returns the files that are read. */
export const filesRead = (files: readonly Evidence[]): readonly Evidence[] => files.filter(({ kind }) => kind !== 'reading');

/** Whether this file is being read. One that was removed is not. */
export const isBeingRead = ({ files }: Pick<Draft, 'files'>, key: string): boolean =>
  files.some((file) => file.key === key && file.kind === 'reading');

/** Returns the files with those that were chosen, which are being read now. */
export const withChosen = (files: readonly Evidence[], chosen: readonly ChosenEvidence[]): readonly Evidence[] => [
  ...files,
  ...chosen
    .filter(({ key }) => !files.some((file) => file.key === key))
    .map(({ key, name, bytes, category }) => ({ key, name, bytes, category, kind: 'reading' as const, digest: '' })),
];

export const withoutFile = (files: readonly Evidence[], key: string): readonly Evidence[] =>
  files.filter((file) => file.key !== key);

export interface Judged {
  readonly draft: Draft;
  /** Why the file was not taken. Null if it was. */
  readonly error: FileError | null;
}

/** Returns the draft once a file was read. The file keeps its place if it is taken, and is left out otherwise. */
export function withRead(draft: Draft, read: ReadEvidence): Judged {
  const chosen = draft.files.find(({ key }) => key === read.key);
  if (chosen?.kind !== 'reading') return { draft, error: null };
  const { key, name, bytes, category } = chosen;
  const file: Evidence = { key, name, bytes, category, kind: read.kind, digest: read.digest };
  const text = errorOf(file, filesRead(draft.files));
  if (text !== null) return { draft: { ...draft, files: withoutFile(draft.files, key) }, error: { category, text } };
  const files = draft.files.map((one) => (one.key === key ? file : one));
  return { draft: { ...draft, files, lost: stillLost(draft, [file]) }, error: null };
}

/** Returns the draft without a file whose content can’t be read. The others stay. */
export function withoutUnreadable(draft: Draft, key: string): Judged {
  const chosen = draft.files.find((file) => file.key === key);
  if (chosen?.kind !== 'reading') return { draft, error: null };
  const { category, name } = chosen;
  return {
    draft: { ...draft, files: withoutFile(draft.files, key) },
    error: { category, text: `We couldn’t read “${isolated(name)}”. Choose the file again.` },
  };
}

/** Returns why each file of a category was not taken, in the order of their choice. Each sentence names its file. */
export const errorsIn = (errors: readonly FileError[], category: string): readonly string[] => [
  ...new Set(errors.filter((error) => error.category === category).map(({ text }) => text)),
];

/**
 * Returns the documents that are still to be chosen again, one less for each file: the one of its category and name, else of its name, because a
 * merchant may find another category better, else of its category.
 */
export function stillLost({ lost }: Pick<Draft, 'lost'>, added: readonly Evidence[]): Draft['lost'] {
  return added.reduce((left, { category, name }) => {
    const replaced =
      left.find((one) => one.category === category && one.name === name) ??
      left.find((one) => one.name === name) ??
      left.find((one) => one.category === category);
    return left.filter((one) => one !== replaced);
  }, lost);
}

const nameOf = ({ category, name }: Evidence) => ({ category, name });

/** Returns the draft without files that are still being read. They are to be chosen again, in the place of those that they stood for. */
export function withoutReading(draft: Draft): Draft {
  const reading = draft.files.filter(({ kind }) => kind === 'reading');
  return { ...draft, files: filesRead(draft.files), lost: [...stillLost(draft, reading), ...reading.map(nameOf)] };
}

/** Returns the draft of an earlier page. A reload loses the content of its files, so they must be chosen again. */
export function draftAgain(draft: Draft): Draft {
  const { files, lost, ...typed } = withoutReading(draft);
  return { ...typed, files: [], lost: [...lost, ...files.map(nameOf)] };
}

/** Returns how much of each file has been sent, in percent, if so much of all was sent, from 0 to 1. They are sent one after the other. */
export function percentsSent(files: readonly Pick<Evidence, 'bytes'>[], part: number): readonly number[] {
  let left = part * files.reduce((sum, { bytes }) => sum + bytes, 0);
  return files.map(({ bytes }) => {
    const sent = Math.min(bytes, Math.max(0, left));
    left -= bytes;
    return Math.floor((sent / bytes) * 100);
  });
}
