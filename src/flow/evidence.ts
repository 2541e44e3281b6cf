/** Documents of an answer. Their content stays in this tab until they are sent, and a reload loses it. */
import { EVIDENCE_TYPES } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.files';
import type { ChosenEvidence, Evidence, ReadEvidence } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import type { SelectedFile } from '../../machines/kit/form/form.types';
import { readFile, storedFile } from './files';

/** Returns a text that is equal for equal content. Without TLS a browser has no digest, and the name and the size must do. */
async function digestOf(content: ArrayBuffer, { name, size }: File): Promise<string> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', content);
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return `${name} ${size}`;
  }
}

interface Reading {
  readonly chosen: ChosenEvidence;
  /** Null if its content can’t be read. */
  readonly whenRead: Promise<ReadEvidence | null>;
}

/**
 * Stores a selected file, and returns what is known of it at once and once it was read.
 * @param most a larger file is refused, so its content is neither read nor stored
 */
export function readEvidence(file: File, category: string, most: number): Reading {
  const { name, size: bytes } = file;
  if (bytes > most) {
    const key = crypto.randomUUID();
    const kind = /\.pdf$/i.test(name) ? 'pdf' : /\.png$/i.test(name) ? 'png' : 'jpeg';
    return { chosen: { key, name, bytes, category }, whenRead: Promise.resolve({ key, kind, digest: key }) };
  }
  const { reading, read } = readFile(file);
  const { key } = reading;
  return { chosen: { key, name, bytes, category }, whenRead: contentOf(file, key, read) };
}

async function contentOf(file: File, key: string, read: Promise<SelectedFile>): Promise<ReadEvidence | null> {
  try {
    const digest = await digestOf(await file.arrayBuffer(), file);
    return { key, kind: (await read).kind, digest };
  } catch {
    // A file that was moved or deleted after its selection.
    return null;
  }
}

const KEPT_MS = 60_000;

/** Opens the content of a file in a new tab, as what it is and not as what its name says. */
export function openEvidence({ key, kind }: Pick<Evidence, 'key' | 'kind'>): void {
  const file = storedFile(key);
  const type = EVIDENCE_TYPES[kind];
  if (file === null || type === undefined) return;
  const url = URL.createObjectURL(new Blob([file], { type }));
  window.open(url, '_blank', 'noopener,noreferrer');
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
