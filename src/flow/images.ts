/**
 * Prepares an image that a merchant chose: it is read, measured, and drawn again, which removes its place, time and camera. What can't be used is
 * kept as it is, so that the form can say why.
 */
import type { SelectedFile } from '../../machines/kit/form/form.types';
import { pixelsOf } from '../../machines/kit/values/imageSize';
import { replaceFile, storeFile } from './files';

export interface PreparedImage extends SelectedFile {
  /** 0 if it can't be drawn. */
  readonly pixels: number;
}

interface Limits {
  /** The maximum size of a file in bytes, before and after it is drawn. */
  readonly bytes: number;
  /** An image with more pixels is not drawn. */
  readonly pixels: number;
}

/** The longest side, in pixels. A shorter one is tried if the file would be too large. */
const SIDES = [2_400, 1_600, 1_000] as const;
const QUALITY = 0.9;
/** Reading is most of the wait. */
const READ = 0.8;

async function readAll(file: File, onProgress: (part: number) => void): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  for (let at = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes.set(value.subarray(0, bytes.length - at), at);
    at += value.length;
    onProgress((READ * at) / Math.max(1, bytes.length));
  }
}

async function drawn(picture: ImageBitmap, type: string, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no images');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type, quality: QUALITY });
}

/** Returns the image in the largest size that fits, or null if none does. */
async function redrawn(file: File, type: string, most: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  try {
    for (const side of SIDES) {
      const blob = await drawn(picture, type, side);
      if (blob.size <= most) return blob;
    }
    return null;
  } finally {
    picture.close();
  }
}

/** Stores an image under a new key, and returns what a form needs to know. Progress goes from 0 to 1. */
export async function prepareImage(file: File, limits: Limits, onProgress: (part: number) => void): Promise<PreparedImage> {
  const stored = await storeFile(file);
  const isImage = stored.kind === 'png' || stored.kind === 'jpeg';
  if (!isImage || file.size === 0 || file.size > limits.bytes) return { ...stored, pixels: 0 };
  try {
    const pixels = pixelsOf(await readAll(file, onProgress));
    if (pixels === 0 || pixels > limits.pixels) return { ...stored, pixels };
    const type = `image/${stored.kind}`;
    const blob = await redrawn(file, type, limits.bytes);
    if (blob === null) return { ...stored, pixels: 0 };
    onProgress(1);
    replaceFile(stored.key, new File([blob], file.name, { type }));
    return { ...stored, bytes: blob.size, pixels };
  } catch {
    // What a browser can't draw, no customer could see.
    return { ...stored, pixels: 0 };
  }
}
