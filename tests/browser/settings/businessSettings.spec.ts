/** The settings of a business: what customers see, what is legal, the logo, and the password and devices of the user. Also their look. */
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, merchantAt, PASSWORD, TUNDE } from '../merchant';

const BUSINESS = '/dashboard/settings/business';
const NEXT = 'Harmattan#2027';

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('[BUS-01] what customers see is saved, verified legal details are words with the reason, and the BVN shows its last four', async ({
  I,
  page,
}) => {
  await I.signIn(AMAKA);
  await I.goTo('Settings', 'Business');
  await I.field('Business name').fill('Bluecrest Market');
  await I.button('Save changes').click();
  await I.see('Business profile saved');
  await expect(page.getByRole('button', { name: /Switch business/ })).toContainText('Bluecrest Market');
  await expect(I.field('Business name')).toHaveValue('Bluecrest Market');
  await I.see(/These details were approved and can’t be edited here/);
  await I.see('••••••• 4567');
  await expect(I.field('Legal business name')).toHaveCount(0);
});

test('[BUS-01] a logo is checked by its content, shown, and removed after a question', async ({ I, page }) => {
  await I.enter(AMAKA, BUSINESS);
  const logo = page.getByRole('img', { name: 'The logo of your business' });
  await logo.waitFor();
  await I.button('Update').click();
  const chosen = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  await page.getByLabel('New logo', { exact: true }).setInputFiles(chosen('note.png', Buffer.from('Not a picture')));
  await I.button('Save logo').click();
  await I.see(/must be a PNG, JPG or JPEG/);
  await page.getByLabel('New logo', { exact: true }).setInputFiles(chosen('crest.png', Buffer.from(PICTURE, 'base64')));
  await I.button('Save logo').click();
  await I.seeNoDialog();
  await I.see(/^crest\.png/);
  await I.button('Remove').click();
  await I.heading('Remove the logo?').waitFor();
  await I.dialog.getByRole('button', { name: 'Remove' }).click();
  await I.seeNoDialog();
  await I.see('No logo yet');
});

test('[BUS-01] a changed password signs other devices out and not this one; another device can be signed out from the list', async ({
  I,
  page,
  browser,
  sandbox,
}) => {
  const elsewhere = async () => {
    const other = merchantAt(await (await browser.newContext()).newPage(), sandbox);
    await other.signIn(TUNDE);
    return other;
  };
  const first = await elsewhere();
  await I.enter(TUNDE, BUSINESS);
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await page.getByRole('heading', { name: /^Sign out .*\?$/ }).waitFor();
  await I.dialog.getByRole('button', { name: 'Sign out' }).click();
  await I.seeNoDialog();
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
  await first.page.reload();
  await first.heading('Sign in').waitFor();
  const second = await elsewhere();
  await I.button('Change').click();
  for (const [label, text] of [
    ['Old password', PASSWORD],
    ['New password', NEXT],
    ['Confirm password', NEXT],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await I.button('Change password').click();
  await I.seeNoDialog();
  await second.page.reload();
  await second.heading('Sign in').waitFor();
  await page.reload();
  await I.see('This device');
});

for (const look of LOOKS)
  test(`[BUS-01] axe finds nothing in business settings, ${look.colorScheme}, ${look.width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, BUSINESS);
    await I.see('This device');
    await I.field('Description').waitFor();
    await findNothing(page, 'business settings');
    for (const [search, title] of [
      ['logo=update', 'Update your logo'],
      ['password=change', 'Change your password'],
    ] as const) {
      await page.goto(`${sandbox.address}${BUSINESS}?${search}`);
      await I.heading(title).waitFor();
      await findNothing(page, title);
    }
  });
