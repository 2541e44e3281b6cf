import { describe, expect, it } from 'vitest';
import { fileNameOf } from './qrDownload.machine';

describe('[PLK-05] the file of a QR code', () => {
  it.each([
    ['Market stall', 'QR-Market-stall.png'],
    ['../../etc/passwd', 'QR-etc-passwd.png'],
    ['<b>Summer</b> & "sale"', 'QR-b-Summer-b-sale.png'],
    ['Ọjà', 'QR-Oja.png'],
    ['???', 'QR-code.png'],
    ['x'.repeat(100), `QR-${'x'.repeat(60)}.png`],
  ])('of %j is %s', (name, file) => expect(fileNameOf(name)).toBe(file));
});
