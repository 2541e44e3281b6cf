/**
 * Files that were selected for a form and not sent yet. Machines hold their metadata. The content stays in this tab until it is sent or
 * discarded. A reload loses it.
 */
import type { FileKind, SelectedFile } from '../../machines/kit/form/form.types';

const kept = new Map<string, File>();

const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

interface Shape {
  readonly kind: FileKind;
  readonly start: readonly number[];
  /** Bytes near the end of a complete file. */
  readonly end: readonly number[];
}

const SHAPES: readonly Shape[] = [
  { kind: 'png', start: [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a], end: ascii('IEND') },
  { kind: 'jpeg', start: [0xff, 0xd8, 0xff], end: [0xff, 0xd9] },
  { kind: 'pdf', start: ascii('%PDF-'), end: ascii('%%EOF') },
];

/** Some programs write data after the end. */
const TAIL = 1024;

const isAt = (bytes: Uint8Array, at: number, wanted: readonly number[]) => wanted.every((byte, n) => bytes[at + n] === byte);
const has = (bytes: Uint8Array, wanted: readonly number[]) => bytes.some((_, at) => isAt(bytes, at, wanted));

async function bytesOf(part: Blob) {
  return new Uint8Array(await part.arrayBuffer());
}

/** Names of actions that run something when a PDF is opened. Those within a compressed part can't be seen here. */
const ACTIONS = /\/(?:JavaScript|JS|Launch)(?![A-Za-z0-9])/;

/** Larger files are refused for their size. */
const READ_WHOLE = 20 * 1024 * 1024;

const isScripted = async (file: File) =>
  file.size <= READ_WHOLE && ACTIONS.test(new TextDecoder('latin1').decode(await bytesOf(file)));

async function kindOf(file: File): Promise<FileKind> {
  try {
    const head = await bytesOf(file.slice(0, 8));
    const shape = SHAPES.find(({ start }) => isAt(head, 0, start));
    if (!shape) return 'other';
    if (!has(await bytesOf(file.slice(-TAIL)), shape.end)) return 'cut';
    return shape.kind === 'pdf' && (await isScripted(file)) ? 'scripted' : shape.kind;
  } catch {
    // A file that was deleted after its selection cannot be read, so it has no valid type.
    return 'other';
  }
}

/** Stores a file under a new key, and returns what is known of it at once and after it was read. */
export function readFile(file: File): { readonly reading: SelectedFile; readonly read: Promise<SelectedFile> } {
  const reading = { key: crypto.randomUUID(), name: file.name, bytes: file.size, kind: 'reading' } as const;
  kept.set(reading.key, file);
  return { reading, read: kindOf(file).then((kind) => ({ ...reading, kind })) };
}

/** Stores a file under a new key, and returns its metadata. */
export const storeFile = (file: File): Promise<SelectedFile> => readFile(file).read;

/** Puts another content under a key, such as an image without its metadata. A released key stays released. */
export function replaceFile(key: string, file: File): void {
  if (kept.has(key)) kept.set(key, file);
}

export const storedFile = (key: string): File | null => kept.get(key) ?? null;

export const releaseFile = (key: string) => void kept.delete(key);

/** Returns a preview, or null if the file is no picture. */
export function pictureOf(key: string) {
  const file = kept.get(key);
  if (!file?.type.startsWith('image/')) return null;
  const url = URL.createObjectURL(file);
  return { url, free: () => URL.revokeObjectURL(url) };
}
