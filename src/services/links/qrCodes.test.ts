// @vitest-environment happy-dom
/** What is made of the answers of two calls. */
import { describe, expect, it } from 'vitest';
import { inSession, optionsNow } from '../../../tests/services/exchanges';
import { provide, type Reply } from '../../../tests/services/provider';
import { listCodes } from './qrCodes';

const CODES = 'GET /subsidiary/dashboard/payment/qr/fetch';
const LINKS = 'GET /subsidiary/dashboard/payment/link/subsidiary';

type Answers = Readonly<Record<string, Reply>>;

inSession();

const listed = (answers: Answers) => {
  provide(({ to }) => answers[to] ?? { status: 404, body: {} });
  return listCodes(null, optionsNow());
};

const at = (name: string) => `https://pay.provider.test/${name}`;
const code = (name: string, linkUrl = at(name)) => ({
  linkName: name,
  linkType: 'Payment Link',
  linkUrl,
  status: true,
});
const link = (name: string) => ({
  id: 1,
  reference: `KPL-${name}`,
  name,
  currency: 'NGN',
  paymentType: 'Single Charge',
  authOption: 'AUTH',
  isActive: true,
  paymentLinkUrl: at(name),
});
const codes = (...links: object[]) => ({ body: { items: [{ accountNumber: '0123456789', bankName: 'Sterling Bank', links }] } });

const refused = (status: number) => ({ status, body: { message: 'No' } });
const failsWith = (answers: Answers, fault: object) => expect(listed(answers)).rejects.toMatchObject({ fault });

describe('[QRC-01] the QR codes of a business', () => {
  it('have the reference of the link with the same URL, and none without such a link', async () => {
    const answer = codes(code('stall'), code('stall'), code('gone'), code('nowhere', 'javascript:alert(1)'));
    const { rows } = await listed({ [CODES]: answer, [LINKS]: { body: { items: [link('stall'), link('other')] } } });
    expect(rows.map(({ id, reference, url }) => [id, reference, url])).toEqual([
      ['KPL-stall', 'KPL-stall', at('stall')],
      ['1', 'KPL-stall', at('stall')],
      [at('gone'), '', at('gone')],
      ['3', '', ''],
    ]);
  });

  it('have no reference of a link without a URL', async () => {
    const links = { body: { items: [{ ...link('x'), paymentLinkUrl: 'javascript:alert(1)' }] } };
    const { rows } = await listed({ [CODES]: codes(code('nowhere', 'javascript:alert(1)')), [LINKS]: links });
    expect(rows).toMatchObject([{ id: '0', reference: '' }]);
  });

  it('are available to users who may not view links', async () => {
    const { rows } = await listed({ [CODES]: codes(code('stall')), [LINKS]: refused(403) });
    expect(rows).toMatchObject([{ name: 'stall', reference: '' }]);
  });

  it('are not available if links fail to load or the role may not view codes', async () => {
    const answer = codes(code('stall'));
    for (const status of [402, 404, 500]) {
      await failsWith({ [CODES]: answer, [LINKS]: refused(status) }, { kind: 'server', status });
    }
    await failsWith({ [CODES]: answer, [LINKS]: refused(401) }, { kind: 'sessionExpired' });
    await failsWith({ [CODES]: answer, [LINKS]: { body: 0 } }, { kind: 'badAnswer', endpoint: 'listPaymentLinks' });
    await failsWith({ [CODES]: refused(403), [LINKS]: { body: { items: [] } } }, { kind: 'server', status: 403 });
  });
});
