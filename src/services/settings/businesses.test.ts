// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDefault, switchTo } from './businesses';

const options = { signal: new AbortController().signal };
const sent: { readonly url: string; readonly body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify({ status: true, message: 'Done' }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('[NAV-10] the business that a sign-in opens', () => {
  it('stays as it is when another business is opened', async () => {
    await switchTo({ wanted: { kind: 'business', id: '1002', name: 'Bluecrest Foods' } }, options);
    expect(sent.map(({ body }) => body)).toEqual([{ subsidiaryId: '1002', setAsDefault: false }]);
  });
  it('changes when the merchant asks for it', async () => {
    await expect(makeDefault({ businessId: '1002', name: 'Bluecrest Foods' }, options)).resolves.toEqual({
      name: 'Bluecrest Foods',
    });
    expect(sent.map(({ body }) => body)).toEqual([{ subsidiaryId: '1002', setAsDefault: true }]);
  });
});

it('[NAV-11] keeps the environment that was chosen last', async () => {
  await switchTo({ wanted: { kind: 'environment', environment: 'Test' } }, options);
  expect(sent.map(({ body }) => body)).toEqual([{ environmentId: 2, SetDefault: true }]);
});
