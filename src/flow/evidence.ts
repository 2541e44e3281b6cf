/** Documents of an answer. Their content stays in this tab until they are sent, and a reload loses it. */
import { EVIDENCE_TYPES } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.files';
import type { Evidence } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import { storedFile, storeFile } from './files';

/** Returns a text that is equal for equal content. Without TLS a browser has no digest, and the name and the size must do. */
async function digestOf(file: File): Promise<string> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return `${file.name} ${file.size}`;
  }
}

/**
 * Stores selected files, and returns what is known of them.
 * @param most a larger file is refused, so its content is neither read nor stored
 */
export const storeEvidence = (files: readonly File[], category: string, most: number): Promise<readonly Evidence[]> =>
  Promise.all(
    files.map(async (file) => {
      if (file.size <= most) return { ...(await storeFile(file)), category, digest: await digestOf(file) };
      const key = crypto.randomUUID();
      const kind = /\.pdf$/i.test(file.name) ? 'pdf' : /\.png$/i.test(file.name) ? 'png' : 'jpeg';
      return { key, name: file.name, bytes: file.size, kind, category, digest: key };
    }),
  );

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
