/**
 * Files that were chosen for a form and not sent yet. Machines hold what is known of them; what is in them stays here, in this tab, until it was
 * sent or given up. A reload loses them, as browsers have it.
 */
import type { Chosen, FileKind } from '../../machines/kit/form.types';

const kept = new Map<string, File>();

/** How each kind begins. */
const BEGINNINGS: readonly (readonly [FileKind, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

async function kindOf(file: File): Promise<FileKind> {
  // A file that was taken away since it was chosen cannot be read: it is of no kind that a form wants.
  const head = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const bytes = new Uint8Array(head);
  return BEGINNINGS.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte))?.[0] ?? 'other';
}

/** Keeps a file under a key of its own, and says what is known of it. */
export async function keepFile(file: File): Promise<Chosen> {
  const key = crypto.randomUUID();
  kept.set(key, file);
  return { key, name: file.name, bytes: file.size, kind: await kindOf(file) };
}

export const keptFile = (key: string): File | null => kept.get(key) ?? null;

export const forgetFile = (key: string) => void kept.delete(key);

/** A picture to look at; null where the file is no picture. */
export function pictureOf(key: string) {
  const file = kept.get(key);
  if (!file?.type.startsWith('image/')) return null;
  const url = URL.createObjectURL(file);
  return { url, free: () => URL.revokeObjectURL(url) };
}
