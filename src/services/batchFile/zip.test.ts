import { expect, it } from 'vitest';
import { zipOf } from '../../../tests/samples/workbooks';
import { openZip } from './zip';

it('[BLK-01] letters of several bytes stay whole, wherever the content is divided on the way', async () => {
  // An odd number of letters before them puts a letter of two bytes across every even boundary.
  const text = `x${'é'.repeat(200_000)}`;
  expect(await openZip(zipOf({ 'sheet.xml': text })).text('sheet.xml')).toBe(text);
});

/** The same file as another program writes it: with extra fields and a comment at the first entry of its directory. */
function withExtras(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const directory = view.getUint32(zip.length - 6, true);
  view.setUint16(directory + 30, 4, true);
  view.setUint16(directory + 32, 3, true);
  const afterName = directory + 46 + view.getUint16(directory + 28, true);
  return Uint8Array.from([...zip.subarray(0, afterName), 1, 2, 3, 4, 5, 6, 7, ...zip.subarray(afterName)]);
}

it('[BLK-01] finds every part of a file whose directory has extra fields and comments', async () => {
  const zip = openZip(withExtras(zipOf({ 'one.xml': 'first', 'two.xml': 'second' })));
  expect([await zip.text('one.xml'), await zip.text('two.xml'), await zip.text('three.xml')]).toEqual(['first', 'second', null]);
});
