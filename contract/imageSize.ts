/** Reads how large an image is from its first bytes, before anything is drawn: in the browser, and where it is stored. */

/** In pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const PNG_HEAD = 24;

function pngSize(view: DataView): ImageSize | null {
  if (view.byteLength < PNG_HEAD || view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start-of-frame markers, without tables (C4), arithmetic conditioning (CC) and extensions (C8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): ImageSize | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Fill bytes may come before a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

/** Returns the size of a PNG or JPEG. Null if its head can't be read. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return pngSize(view) ?? jpegSize(view);
}

/** Returns the number of pixels of a PNG or JPEG. 0 if its head can't be read. */
export function pixelsOf(bytes: Uint8Array): number {
  const size = imageSize(bytes);
  return size === null ? 0 : size.width * size.height;
}
