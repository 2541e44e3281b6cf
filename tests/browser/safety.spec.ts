/** What the browser receives and what stays in it. */
import { secretsIn } from '../../sandbox/testing/secrets';
import { expect, freshTest, test } from './fixtures';
import { AMAKA, type Merchant, PASSWORD } from './merchant';

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

/** Each form with an amount: how it is opened, and what its amount is called. */
const AMOUNTS: readonly (readonly [string, string, (I: Merchant) => Promise<unknown>])[] = [
  ['payout', 'Amount', (I) => I.startTransfer(AMAKA, '60000')],
  ['swap', 'You pay', (I) => I.enter(AMAKA, '/dashboard/account/balances?open=swap')],
  [
    'refund',
    'Amount',
    async (I) => {
      await I.enter(AMAKA, '/dashboard/business/transactions?status=Successful&method=Card&currency=NGN');
      await I.firstRow()
        .getByRole('button', { name: /^View details of / })
        .click();
      await I.button('Refund').click();
    },
  ],
];

for (const [flow, name, open] of AMOUNTS)
  test(`[GEN-02] the amount of a ${flow} that the Tab key goes back to is replaced by what is typed`, async ({ I, page }) => {
    await open(I);
    const amount = page.getByRole('textbox', { name, exact: true });
    await amount.fill('60000');
    await page.keyboard.press('Tab');
    await expect(amount).toHaveValue('60,000');
    await page.keyboard.press('Shift+Tab');
    await expect(amount).toBeFocused();
    await page.keyboard.type('75000');
    await expect(amount).toHaveValue('75000');
  });
