/**
 * A text as a QR code: its modules, a path for a page, and a picture for a file. Loaded only where a code is shown, because nothing else needs
 * the library.
 */
import { create } from 'qrcode';

/** The blank margin around a code, in modules, which scanners require. */
const QUIET = 4;

export interface QrModules {
  /** The modules on a side, with the margin. */
  readonly count: number;
  isDark(column: number, row: number): boolean;
}

/** Returns a code that is readable with a seventh of it missing. Throws if the text is too long for any code. */
export function modulesOf(text: string): QrModules {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const isWithin = (place: number) => place >= 0 && place < modules.size;
  return {
    count: modules.size + 2 * QUIET,
    isDark: (column, row) => isWithin(column - QUIET) && isWithin(row - QUIET) && modules.get(row - QUIET, column - QUIET) !== 0,
  };
}

/** Returns the dark modules as one path. One unit is one module. */
export function pathOf({ count, isDark }: QrModules): string {
  const places = Array.from({ length: count }, (_, place) => place);
  return places
    .flatMap((row) => places.filter((column) => isDark(column, row)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join('');
}

/** Returns a square picture as RGBA bytes: black on white, without shades. */
export function pixelsOf({ count, isDark }: QrModules, size: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const squareAt = (pixel: number) => Math.floor((pixel * count) / size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (isDark(squareAt(x), squareAt(y))) pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return pixels;
}

/** Returns the picture as a PNG file. Rejects if the browser cannot make one. */
export function pngOf(text: string, size: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser can’t create images.');
  pen.putImageData(new ImageData(pixelsOf(modulesOf(text), size), size, size), 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Couldn’t create the image.'))), 'image/png'),
  );
}
