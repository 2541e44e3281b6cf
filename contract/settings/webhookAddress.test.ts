import { describe, expect, it } from 'vitest';
import { checkWebhookAddress } from './webhookAddress';

const problemOf = (text: string) => checkWebhookAddress(text).problem;

describe('[KEY-01] a webhook address', () => {
  it.each([
    'https://shop.bluecrest.test/hooks/kontor',
    'https://shop.bluecrest.test:8443/hooks?from=kontor',
    'https://8.8.8.8/hooks',
    'https://[2606:4700::1111]/hooks',
    'https://hooks_1.shop-2.test./hooks',
    '  https://shop.bluecrest.test/hooks  ',
    'HTTPS://shop.bluecrest.test/hooks',
  ])('may be %s', (text) => {
    expect(checkWebhookAddress(text)).toMatchObject({ problem: null, address: text.trim(), warnings: [] });
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    [`https://shop.test/${'a'.repeat(2048)}`, 'tooLong'],
    ['shop.bluecrest.test/hooks', 'notHttp'],
    ['javascript:alert(1)', 'notHttp'],
    ['JaVaScRiPt:alert(1)', 'notHttp'],
    ['data:text/html,hello', 'notHttp'],
    ['ftp://shop.test/hooks', 'notHttp'],
    ['file:///etc/passwd', 'notHttp'],
    ['https:shop.test', 'malformed'],
    ['https://', 'malformed'],
    ['https://shop .test/hooks', 'malformed'],
    ['https://shop.test\\hooks', 'malformed'],
    ['https://shop.test/ho\u202eoks', 'malformed'],
    ['https://[fe80::1%25eth0]/hooks', 'malformed'],
    ['https://*.shop.test/hooks', 'malformed'],
    ['https://shop..test/hooks', 'malformed'],
    ['https://-shop.test/hooks', 'malformed'],
    [`https://${'a'.repeat(64)}.test/hooks`, 'malformed'],
    [`https://${'a.'.repeat(130)}test/hooks`, 'malformed'],
    ['https://shop.test:0/hooks', 'malformed'],
    ['https://me:secret@shop.test/hooks', 'userInfo'],
    ['https://shop.test@127.0.0.1/hooks', 'userInfo'],
    ['https://shop.test/hooks#part', 'fragment'],
    ['https://shop.test/hooks#', 'fragment'],
  ])('is not %s, because it is %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it.each([
    ['http://localhost/hooks', 'loopback'],
    ['http://localhost./hooks', 'loopback'],
    ['http://shop.localhost/hooks', 'loopback'],
    ['http://127.0.0.1/hooks', 'loopback'],
    ['http://127.1/hooks', 'loopback'],
    ['http://2130706433/hooks', 'loopback'],
    ['http://0x7f000001/hooks', 'loopback'],
    ['http://0177.0.0.1/hooks', 'loopback'],
    ['http://[::1]/hooks', 'loopback'],
    ['http://[0:0:0:0:0:0:0:1]/hooks', 'loopback'],
    ['http://[::ffff:127.0.0.1]/hooks', 'loopback'],
    ['http://[::ffff:7f00:1]/hooks', 'loopback'],
    ['http://[::127.0.0.1]/hooks', 'loopback'],
    ['http://[64:ff9b::7f00:1]/hooks', 'loopback'],
    ['http://[2002:7f00:1::]/hooks', 'loopback'],
    ['http://10.0.0.8/hooks', 'private'],
    ['http://172.16.0.1/hooks', 'private'],
    ['http://172.31.255.255/hooks', 'private'],
    ['http://192.168.1.1/hooks', 'private'],
    ['http://100.64.0.1/hooks', 'private'],
    ['http://[fd12:3456::1]/hooks', 'private'],
    ['http://[::ffff:10.0.0.8]/hooks', 'private'],
    ['http://169.254.169.254/latest/meta-data', 'linkLocal'],
    ['http://[fe80::1]/hooks', 'linkLocal'],
    ['http://[::ffff:a9fe:a9fe]/hooks', 'linkLocal'],
    ['http://0.0.0.0/hooks', 'notPublic'],
    ['http://[::]/hooks', 'notPublic'],
    ['http://224.0.0.1/hooks', 'notPublic'],
    ['http://255.255.255.255/hooks', 'notPublic'],
    ['http://[ff02::1]/hooks', 'notPublic'],
    ['http://[2001:db8::1]/hooks', 'notPublic'],
    ['http://intranet/hooks', 'notPublic'],
    ['http://printer.local/hooks', 'notPublic'],
    ['http://metadata.google.internal/hooks', 'notPublic'],
    ['http://134744072/hooks', 'disguised'],
    ['http://0x08080808/hooks', 'disguised'],
    ['http://[::ffff:8.8.8.8]/hooks', 'disguised'],
  ])('never leads to %s, which is %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it.each([
    ['http://shop.bluecrest.test/hooks', ['http']],
    ['https://bluecr\u0435st.test/hooks', ['lookAlike']],
    ['https://xn--bluecrst-h8g.test/hooks', ['lookAlike']],
    ['http://bluecr\u0435st.test/hooks', ['http', 'lookAlike']],
  ])('may be %s, with the warnings %s', (text, warnings) => {
    expect(checkWebhookAddress(text)).toMatchObject({ problem: null, warnings });
  });

  it('with letters that look like others shows its real host', () => {
    expect(checkWebhookAddress('https://bluecr\u0435st.test/hooks')).toMatchObject({ host: expect.stringMatching(/^xn--/) });
  });

  it.each([
    ['http://127.0.0.1:4173/sandbox/webhook-sink', null],
    ['http://localhost:4173/sandbox/webhook-sink', null],
    ['http://127.0.0.1:4173/sandbox/reset', 'loopback'],
    ['http://127.0.0.1:4173/sandbox/webhook-sink/../reset', 'loopback'],
    ['http://127.0.0.1:4173/sandbox/webhook-sink?to=reset', 'loopback'],
    ['http://2130706433:4173/sandbox/webhook-sink', 'loopback'],
    ['https://127.0.0.1/sandbox/webhook-sink', 'loopback'],
  ])('on loopback is the sandbox’s own one or none: %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });
});
