/**
 * A text as a QR code: its squares, the drawing of them for a page, and the picture of them for a file. Whoever shows one fetches this module when
 * it is wanted: nothing else needs what reckons it.
 */
import { create } from 'qrcode';

/** What has to stay blank around a code, in squares, so that it is found. */
const QUIET = 4;

export interface QrModules {
  /** How many there are on a side, with what stays blank. */
  readonly count: number;
  isDark(column: number, row: number): boolean;
}

/** A code that is still read where a seventh of it is gone. Throws where the text is longer than any code holds. */
export function modulesOf(text: string): QrModules {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const isWithin = (place: number) => place >= 0 && place < modules.size;
  return {
    count: modules.size + 2 * QUIET,
    isDark: (column, row) => isWithin(column - QUIET) && isWithin(row - QUIET) && modules.get(row - QUIET, column - QUIET) !== 0,
  };
}

/** The dark squares as one path, in a drawing that is as many units wide as there are squares. */
export function pathOf({ count, isDark }: QrModules): string {
  const places = Array.from({ length: count }, (_, place) => place);
  return places
    .flatMap((row) => places.filter((column) => isDark(column, row)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join('');
}

/** A picture of so many pixels on a side, as red, green, blue and opacity: black on white, with no shade in between. */
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

/** The picture as a file. Rejects where the browser makes none. */
export function pngOf(text: string, size: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.putImageData(new ImageData(pixelsOf(modulesOf(text), size), size, size), 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
}
