/** The webhook: another address with old and new on screen, its test, the deliveries, and one that is off. Also their look. */
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const PAGE = '/dashboard/settings/api-webhooks';
const DELIVERIES = `${PAGE}/deliveries`;
const OLD = 'https://bluecrest.test/webhooks/kontor';
const NEW = 'https://api.bluecrest.test/v2/webhooks/kontor';

test('[KEY-01] the webhook URL is changed with old and new on screen, and a test event arrives', async ({ I, page, sandbox }) => {
  await I.signIn(AMAKA);
  await I.goTo('Settings', 'API Keys & Webhooks');
  await I.button('Edit URL').click();
  await I.heading('Edit webhook URL').waitFor();
  await I.field('Webhook URL').fill('http://169.254.169.254/latest');
  await I.see(/leads into a local network/);
  await expect(I.button('Review change')).toBeDisabled();
  await I.field('Webhook URL').fill(NEW);
  await I.button('Review change').click();
  await I.heading('Review webhook URL').waitFor();
  for (const address of [OLD, NEW]) await expect(I.dialog.getByText(address)).toBeVisible();
  await I.button('Save webhook URL').click();
  await I.see('The test event arrived.');
  await I.button('Done').click();
  await I.seeNoDialog();
  await expect(page.getByText(NEW)).toBeVisible();
  expect(sandbox.webhooksReceived().at(-1)?.address).toBe(NEW);
});

test('[KEY-01] a test that fails shows the answer as text, and the address stays saved', async ({ I, page, sandbox }) => {
  await sandbox.failWebhooks('markup');
  await I.enter(AMAKA, `${PAGE}?webhook=edit`);
  await I.field('Webhook URL').fill(NEW);
  await I.button('Review change').click();
  await I.button('Save webhook URL').click();
  await I.see('The test event didn’t arrive.');
  await expect(I.dialog.getByText('<script>alert(1)</script>')).toBeVisible();
  await I.button('Test again').click();
  await I.see('The test event arrived.');
  await I.button('Done').click();
  await expect(page.getByText(NEW)).toBeVisible();
});

test('[KEY-01] a delivery shows its attempts and what was sent, and is resent after a question', async ({ I, page, sandbox }) => {
  await I.enter(AMAKA, DELIVERIES);
  await page.goto(`${sandbox.address}${DELIVERIES}?status=Failed`);
  await page
    .getByRole('button', { name: /^View delivery of/ })
    .first()
    .click();
  const pane = page.locator('[data-panel]');
  await expect(pane.getByText('503 Service Unavailable').first()).toBeVisible();
  await pane.getByRole('tab', { name: 'Headers' }).click();
  await expect(pane.getByText(/webhook-signature: v1,/)).toBeVisible();
  await pane.getByRole('button', { name: 'Resend now' }).click();
  await I.heading('Resend this event?').waitFor();
  await I.button('Resend event').click();
  await I.see('We’re sending the event again.');
  await sandbox.webhooksDelivered();
  expect(sandbox.webhooksReceived()).toHaveLength(1);
  await page.getByRole('button', { name: /^Resend \d failed$/ }).click();
  await page.getByRole('button', { name: /^Resend \d events$/ }).click();
  await I.see(/^We’re sending \d events again\.$/);
});

test('[KEY-01] a webhook that failed ten times in a row is off until it is turned on again', async ({ I, page, sandbox }) => {
  await sandbox.failWebhooks('server', 10);
  for (let n = 0; n < 10; n += 1)
    await sandbox.payIn({ accountNumber: '9912045567', amount: 1_000_00n, senderName: 'Chika', senderBank: 'Access Bank' });
  await sandbox.webhooksDelivered();
  await I.enter(AMAKA, DELIVERIES);
  await I.see(/We turned off your webhook/);
  await I.button('Turn on again').click();
  await I.button('Turn on').click();
  await I.seeNoDialog();
  await expect(page.getByText(/We turned off your webhook/)).toHaveCount(0);
  await sandbox.webhooksDelivered();
  await expect.poll(() => sandbox.webhooksReceived().length).toBeGreaterThan(10);
});

test('[KEY-01] a role without the permission sees the webhook, and changes nothing', async ({ I, page }) => {
  await I.enter(NGOZI, `${PAGE}?webhook=edit`);
  await expect(page.getByText(OLD)).toBeVisible();
  await I.seeNoDialog();
  await expect(I.button('Edit URL')).toBeDisabled();
});

for (const look of LOOKS) {
  test(`[KEY-01] looks right, ${look.colorScheme} at ${look.width} px`, async ({ I, page }) => {
    await I.enter(AMAKA, PAGE);
    await lookAs(page, look);
    await page.getByText(OLD).waitFor();
    await findNothing(page, 'the webhook');
    await page.goto(`${new URL(page.url()).origin}${PAGE}?webhook=edit`);
    await I.field('Webhook URL').fill('http://api.bluecrest.test/v2');
    await I.button('Review change').click();
    await I.heading('Review webhook URL').waitFor();
    await findNothing(page, 'the review');
    await page.goto(`${new URL(page.url()).origin}${DELIVERIES}`);
    await page
      .getByRole('button', { name: /^View delivery of/ })
      .first()
      .click();
    await page.getByText('Attempts').waitFor();
    await findNothing(page, 'a delivery');
  });
}
