/** QR codes in the API: their owner, and what closing a link does to its code. */
import { describe, expect, it } from 'vitest';
import { catalogs } from '../../contract/catalog/catalogs';
import { paymentLinks } from '../../contract/links/paymentLinks';
import { qrCodes } from '../../contract/links/qrCodes';
import { call, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const codesOf = (token: string) => call(sandbox(), qrCodes.listQrCodes, {}, token);
const linksOf = (token: string) => call(sandbox(), paymentLinks.listPaymentLinks, { query: {} }, token);

describe('[QRC-01] QR codes', () => {
  it('[QRC-02 CAT-01] exist once for each payment link and each catalog of the business, with its name and URL', async () => {
    const token = await signIn(sandbox(), people.owner);
    const [codes, links] = [await codesOf(token), await linksOf(token)];
    const shops = await call(sandbox(), catalogs.listCatalogs, { query: { page: '1', size: '100' } }, token);
    const shown = (rows: readonly { readonly name: string; readonly url: string; readonly isActive: boolean }[]) =>
      rows.map(({ name, url, isActive }) => `${url} ${name} ${isActive}`).sort();
    expect(codes.total).toBeGreaterThan(20);
    expect(shown(codes.rows)).toEqual(shown([...links.rows, ...shops.rows]));
    expect(shown(codes.rows.filter(({ type }) => type === 'Catalog Link'))).toEqual(shown(shops.rows));
    expect(shops.total).toBeGreaterThan(1);
  });

  it('name the wallet that is paid, and no reference', async () => {
    const token = await signIn(sandbox(), people.owner);
    const { items } = JSON.parse((await send(sandbox(), qrCodes.listQrCodes, {}, token)).text);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ accountNumber: expect.stringMatching(/^\d{10}$/), bankName: expect.any(String) });
    expect(items[0].accountNumber).not.toBe(items[1].accountNumber);
    expect(Object.keys(items[0].links[0]).sort()).toEqual(['linkName', 'linkType', 'linkUrl', 'status']);
  });

  it('are empty for a business without links', async () => {
    expect(await codesOf(await signIn(sandbox(), people.newcomer))).toEqual({ rows: [], total: 0 });
  });

  it('are closed with their link', async () => {
    const token = await signIn(sandbox(), people.owner);
    const [link] = (await linksOf(token)).rows.filter(({ isActive }) => isActive);
    const body = { action: 'disable', reference: link?.reference ?? '' } as const;
    await call(sandbox(), paymentLinks.updatePaymentLinkStatus, { body }, token);
    expect((await codesOf(token)).rows.find(({ url }) => url === link?.url)?.isActive).toBe(false);
  });
});
