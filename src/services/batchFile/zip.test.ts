import { expect, it } from 'vitest';
import { zipOf } from '../../../tests/samples/workbooks';
import { openZip } from './zip';

it('[BLK-01] letters of several bytes stay whole, wherever the content is divided on the way', async () => {
  // An odd number of letters before them puts a letter of two bytes across every even boundary.
  const text = `x${'é'.repeat(200_000)}`;
  expect(await openZip(zipOf({ 'sheet.xml': text })).text('sheet.xml')).toBe(text);
});
