import { assert, constantFrom, property, string, stringMatching, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostBehind, isWebAddress, LONGEST_ADDRESS } from './webAddress';

describe('[PLK-02] [PLK-04] a web address', () => {
  it.each([
    'https://www.bluecrest.test/thanks',
    'http://localhost:3000/?ok=1#top',
    'HTTPS://BLUECREST.TEST',
    'https://bluecrest.test/a@b',
    'https://ọjà.test/',
  ])('%s is valid', (text) => expect(isWebAddress(text)).toBe(true));

  it.each([
    '',
    'bluecrest.test',
    '//bluecrest.test',
    'http:bluecrest.test',
    'https:/bluecrest.test',
    'https://',
    'https://?a',
    'javascript:alert(1)//https://a.test',
    'data:text/html,<b>https://a.test',
    'ftp://a.test',
    'https://bank.test@evil.test/',
    'https://@evil.test/',
    'https://me:secret@a.test/',
    ' https://a.test',
    'https://a.test/ b',
    'https://a.test/\nb',
    'ht\ttps://a.test',
    'https://a.test/\u0000',
    'https://a.test/\u00a0',
    'https://a.test/\u202egpj',
    'https://a\u200b.test/',
    'https:\\\\a.test',
    'https://a.test\\@evil.test',
    'https://a.test:port/',
    `https://a.test/${'x'.repeat(LONGEST_ADDRESS)}`,
  ])('%j is invalid', (text) => expect(isWebAddress(text)).toBe(false));

  it('is any complete URL that every browser reads alike', () => {
    assert(
      property(webUrl({ withQueryParameters: true, withFragments: true }), (url) => void expect(isWebAddress(url)).toBe(true)),
    );
    const scheme = constantFrom('https://', 'http://', 'javascript:', 'data:', '//', 'https:', '');
    const text = string({ unit: 'binary' });
    assert(
      property(scheme, text, text, (start, middle, end) => {
        const given = `${start}${middle}${end}`;
        if (!isWebAddress(given)) return true;
        const { protocol, username, password, host } = new URL(given);
        const written = given.replace(/^https?:\/\//i, '').split(/[/?#]/)[0] ?? '';
        return (
          ['http:', 'https:'].includes(protocol) &&
          username + password === '' &&
          host !== '' &&
          !written.includes('@') &&
          !/[\s\p{Cc}]/u.test(given)
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('has no credentials, spaces or other scheme in any place', () => {
    const host = stringMatching(/^[a-z]{1,8}\.test$/);
    const breaks = constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u007f', '\u2028', '\\');
    assert(
      property(
        host,
        breaks,
        (name, sign) => void expect([`https://${name}/${sign}`, `https://${sign}${name}`].filter(isWebAddress)).toEqual([]),
      ),
    );
    assert(property(host, host, (name, other) => !isWebAddress(`https://${name}@${other}/`)));
    assert(
      property(
        host,
        constantFrom('javascript', 'data', 'file', 'blob', 'mailto'),
        (name, scheme) => !isWebAddress(`${scheme}://${name}/`),
      ),
    );
  });
});

describe('[PLK-02] the host behind an address', () => {
  it.each([
    ['https://p\u0430ypal.com/ok', 'xn--pypal-4ve.com'],
    ['https://\u1ecdj\u00e0.test/', 'xn--j-sfa590u.test'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://p\u0430ypal.com/xn--pypal-4ve.com', 'xn--pypal-4ve.com'],
    ['https://0x7f.1:8443?127.0.0.1', '127.0.0.1'],
  ])('%s is %s', (text, host) => expect(hostBehind(text)).toBe(host));
  it.each([
    'https://paypal.com/ok',
    'HTTPS://Bluecrest.TEST:8443/?a',
    'http://[::1]:80/a',
    'https://a.test?b',
    'https://a.test#b',
    'javascript:alert(1)',
    '',
  ])('%j has no host', (text) => expect(hostBehind(text)).toBeNull());
});
