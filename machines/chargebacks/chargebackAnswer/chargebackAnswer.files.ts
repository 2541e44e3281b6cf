/** CBK-03: which documents are taken. Nothing is taken silently, and a refused file never takes another one with it. */
import { EVIDENCE_LIMITS, EVIDENCE_TYPES } from '../../../contract/chargebacks/chargebackStatuses';
import { isolated } from '../../../contract/shownText';
import { fileRule } from '../../kit/form/form.rules';
import type { Draft, Evidence, FileError } from './chargebackAnswer.types';

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

export interface Added {
  readonly files: readonly Evidence[];
  /** Why the first of the others was not taken, and how many more there are. */
  readonly error: FileError | null;
}

const moreRefused = (count: number): readonly string[] => {
  if (count === 0) return [];
  return [count === 1 ? '1 more file wasn’t added.' : `${count} more files weren’t added.`];
};

/** Returns the files with those of the selected ones that are taken. */
export function withFiles(files: readonly Evidence[], selected: readonly Evidence[]): Added {
  const taken = [...files];
  const refused: FileError[] = [];
  for (const file of selected) {
    const text = errorOf(file, taken);
    if (text === null) taken.push(file);
    else refused.push({ category: file.category, text });
  }
  const [first, ...more] = refused;
  if (first === undefined) return { files: taken, error: null };
  return { files: taken, error: { ...first, text: [first.text, ...moreRefused(more.length)].join(' ') } };
}

/** Returns the documents that are still to be chosen again, one less for each file of the same category. */
export function stillLost({ lost }: Pick<Draft, 'lost'>, added: readonly Evidence[]): Draft['lost'] {
  return added.reduce((left, { category, name }) => {
    const same = left.findIndex((one) => one.category === category && one.name === name);
    const at = same < 0 ? left.findIndex((one) => one.category === category) : same;
    return left.filter((_, place) => place !== at);
  }, lost);
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
