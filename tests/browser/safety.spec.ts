/** What the browser receives and what stays in it. */
import { secretsIn } from '../../sandbox/testing/secrets';
import { expect, freshTest, test } from './fixtures';
import { AMAKA, PASSWORD } from './merchant';

const POLICY =
  /^default-src 'none'; script-src 'self' '(sha256-[\w+/=]{44})'; style-src 'self'( '(?!\1)sha256-[\w+/=]{44}'){2}; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; frame-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'$/;

test('every page carries the policy and the other headers', async ({ request, sandbox }) => {
  for (const path of ['/', '/dashboard', '/no/such/page', '/subsidiary/dashboard/me', '/sandbox/outbox']) {
    const headers = (await request.get(sandbox.address + path)).headers();
    expect(headers['content-security-policy'], path).toMatch(POLICY);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
    expect(headers['permissions-policy'], path).toBeTruthy();
  }
});

test('[SES-05 PAY-06] no token, password or code stands in an address, in the console or in storage after use', async ({
  I,
  page,
}) => {
  const seen: string[] = [];
  const codes: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('console', (message) => seen.push(message.text()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await I.startTransfer(AMAKA, '60,000.00');
  codes.push(await I.otp(AMAKA));
  await I.review();
  await I.button('Initiate payout').click();
  await I.field('Your code').waitFor();
  codes.push(await I.otp(AMAKA));
  await I.verifyPayout();
  await I.seePaid();
  const { token, storage, html } = await page.evaluate(() => ({
    token: sessionStorage.getItem('accessToken') ?? '',
    storage: JSON.stringify({ ...sessionStorage, ...localStorage, accessToken: '' }) + document.cookie,
    html: document.documentElement.outerHTML,
  }));
  expect(token).not.toBe('');
  const secrets = [token, PASSWORD, ...codes];
  for (const text of [...seen, storage, html]) expect(secretsIn(text, secrets)).toEqual([]);
});

freshTest('the policy is kept: it refuses nothing', async ({ I, page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await I.startTransfer(AMAKA, '20,000.00');
  await I.review();
  const refused = await page.evaluate(() => Reflect.get(window, 'refused'));
  expect(refused).toEqual([]);
});

test('[GEN-02] an amount that the Tab key goes back to is replaced by what is typed', async ({ I, page }) => {
  await I.startTransfer(AMAKA, '60000');
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  await amount.focus();
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('60,000');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('75000');
  await expect(amount).toHaveValue('75000');
});
