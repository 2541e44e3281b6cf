import { expect, it } from 'vitest';
import { addressError, addressOf, blocker, warningsOf } from './webhook.rules';

const current = 'https://shop.bluecrest.test/hooks';

it.each([
  ['', 'Enter your webhook URL.'],
  [current, 'This is your webhook URL already.'],
  [` ${current} `, 'This is your webhook URL already.'],
  ['shop.bluecrest.test', 'Enter an address that starts with https:// or http://.'],
  ['https://shop .test', 'Enter a full address, such as https://example.com/webhooks.'],
  ['https://me:secret@shop.test', 'Remove the user name and the password from the address.'],
  ['http://10.0.0.1/', 'This address leads into a private network. Enter one that we can reach from the internet.'],
  ['https://api.bluecrest.test/hooks', null],
])('[KEY-01] the address %j cannot be saved, because: %s', (typed, said) => {
  expect(blocker({ typed, current })).toBe(said);
});

it('[KEY-01] an address that is empty or unchanged is no error at its field', () => {
  expect([addressError({ typed: '', current }), addressError({ typed: current, current })]).toEqual([null, null]);
  expect(addressError({ typed: 'http://10.0.0.1/', current })).toContain('private network');
});

it('[KEY-01] an address is sent without the spaces around it', () => {
  expect(addressOf({ typed: ` ${current} ` })).toBe(current);
});

it('[KEY-01] an address without https, or with letters that look like others, is warned about', () => {
  expect(warningsOf({ typed: current })).toEqual([]);
  expect(warningsOf({ typed: 'http://shop.test/' })).toEqual([expect.stringContaining('Without https')]);
  expect(warningsOf({ typed: 'https://bluecr\u0435st.test/' })).toEqual([expect.stringContaining('xn--')]);
});
