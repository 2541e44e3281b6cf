import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bluecrest } from '../access/people.seed';
import type { Database } from '../database/database';
import { businesses } from '../database/schema';
import { drawnImage } from '../rules/drawnImage';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { billBusinessOf } from './billBusiness';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

async function logoOf(logo: Uint8Array | null): Promise<string> {
  await database.db.update(businesses).set({ logo }).where(eq(businesses.id, bluecrest));
  return (await billBusinessOf(database.db, bluecrest)).logo;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script></svg>';

it('[INV-03] the logo of a bill is a PNG or JPEG that is large enough to print, and never an SVG', async () => {
  const picture = drawnImage(2, [
    [255, 255, 255],
    [32, 58, 120],
  ]);
  expect(await logoOf(picture)).toMatch(/^data:image\/png;base64,[\w+/]+=*$/);
  expect(await logoOf(new TextEncoder().encode(SVG))).toBe('');
  // The picture of the seed has one pixel.
  expect(await logoOf(null)).toBe('');
});

it('[INV-03] a bill names the business with its address, phone, RC and TIN, and leaves out what is unknown', async () => {
  expect(await billBusinessOf(database.db, bluecrest)).toEqual({
    name: 'Bluecrest Stores',
    logo: '',
    address: '12 Broad Street\nLagos',
    email: 'accounts@bluecrest.test',
    phone: '+2348031234567',
    rcNumber: '1204557',
    tin: '20114477-0001',
  });
  expect(await billBusinessOf(database.db, 1003)).toMatchObject({ name: 'Newleaf Crafts', address: '', rcNumber: '', tin: '' });
});
