import { type } from 'arktype';
import { describe, expect, it } from 'vitest';
import { qrCodes } from './qrCodes';

const link = (linkUrl: string, linkName = 'Stall') => ({ linkName, linkType: 'Payment Link', linkUrl, status: true });
const read = (...links: object[]) => qrCodes.listQrCodes.answer({ items: [{ accountNumber: null, links }] });

describe('[QRC-01] the list of QR codes', () => {
  it('includes codes of all accounts', () => {
    const items = [
      { accountNumber: '0123456789', bankName: 'Sterling Bank', links: [link('https://a.test/1')] },
      { links: [] },
      { links: [link('https://a.test/2')] },
    ];
    expect(qrCodes.listQrCodes.answer({ items })).toMatchObject({
      total: 2,
      rows: [{ url: 'https://a.test/1' }, { url: 'https://a.test/2' }],
    });
  });
  it('distinguishes codes with the same URL, or without one', () => {
    const answer = read(
      link('https://a.test/1'),
      link('https://a.test/1'),
      link('javascript:alert(1)'),
      link('javascript:alert(2)'),
    );
    expect(answer).toMatchObject({
      rows: [
        { id: 'https://a.test/1', url: 'https://a.test/1' },
        { id: '1', url: 'https://a.test/1' },
        { id: '2', url: '' },
        { id: '3', url: '' },
      ],
    });
  });
  it('is invalid if a code does not say whether it is active', () => {
    const { status: _, ...without } = link('https://a.test/1');
    expect(read(without)).toBeInstanceOf(type.errors);
  });
});
