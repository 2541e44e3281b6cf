/** The onboarding screens: axe, no page wider than its window, and the keyboard alone. */
import { providerOf } from '../../drivers/provider';
import { IFE, LIST, STEPS } from '../access/newcomer';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';

const FORMS = ['personalInformation', 'contactInformation', 'businessInformation'].map((name) => `${STEPS}/${name}`);
const REGISTRATION = `${STEPS}/businessRegistration`;

for (const look of LOOKS) {
  test(`axe finds nothing in onboarding, ${look.colorScheme}, ${look.width} px`, async ({ I, page, sandbox }) => {
    test.slow();
    await lookAs(page, look);
    const { token } = await I.enter(IFE, STEPS);
    const at = (path: string) => page.goto(sandbox.address + path);
    await I.button('Get Started').waitFor();
    await findNothing(page, 'welcome');
    await at(LIST);
    await I.button('Submit Documents').waitFor();
    await findNothing(page, 'list');
    await page.getByRole('button', { name: /^Switch to/ }).click();
    await I.dialog.waitFor();
    await findNothing(page, 'switch');
    for (const form of FORMS) {
      await at(form);
      await I.button('Save').waitFor();
      await I.button('Save').click();
      await I.see(/ is required!$/);
      await findNothing(page, `${form}, refused`);
    }
    await at(REGISTRATION);
    await I.see('This step is for companies. Your business is set up as an individual.');
    await findNothing(page, 'for companies');
    await at(`${STEPS}/bankdetails`);
    await I.field('Account number').waitFor();
    await findNothing(page, 'bank');
    await at(`${STEPS}/terms`);
    await page.locator('iframe').waitFor();
    await findNothing(page, 'terms');
    await at(`${STEPS}/tour`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await findNothing(page, 'tour');
    await at('/dashboard/compliance');
    await page.getByRole('tab').first().waitFor();
    await page.getByLabel('BVN', { exact: true }).waitFor();
    await findNothing(page, 'compliance');
    await providerOf(sandbox).sendStage(token, 'submitted');
    for (const path of [LIST, ...FORMS]) {
      await at(path);
      await page.getByRole('link', { name: 'Back', exact: true }).waitFor();
      await page.getByRole('main').locator('form, ol, dl').first().waitFor();
      await findNothing(page, `${path}, filled`);
    }
  });

  test(`[ONB-09] axe finds nothing in the form of a company, ${look.colorScheme}, ${look.width} px`, async ({
    I,
    page,
    sandbox,
  }) => {
    await lookAs(page, look);
    await I.enter(IFE, LIST);
    await page.getByRole('button', { name: 'Switch to Company' }).click();
    await I.button('Switch type').click();
    await page.getByRole('link', { name: 'Business registration (KYC)' }).waitFor();
    await page.goto(sandbox.address + REGISTRATION);
    await I.button('Save').click();
    await I.see(/ is required!$/);
    await findNothing(page, 'registration, refused');
    await I.button('Add stakeholder').click();
    await I.dialog.getByLabel('BVN', { exact: true }).waitFor();
    await findNothing(page, 'stakeholder');
  });
}

test('[ONB-08 ONB-14] the keyboard alone fills in the business, is shown what is wrong, and saves it', async ({ I, page }) => {
  await I.enter(IFE, `${STEPS}/businessInformation`);
  await I.field('Description').waitFor();
  const nameOfFocus = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const label =
        activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
          ? activeElement.labels?.[0]
          : null;
      return (label?.textContent ?? activeElement?.textContent ?? '').trim();
    });
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60 && (await nameOfFocus()) !== name; presses += 1) await page.keyboard.press('Tab');
    expect(await nameOfFocus()).toBe(name);
  };
  await tabTo('Save');
  await page.keyboard.press('Enter');
  await expect(I.field('Description')).toBeFocused();
  await expect(I.field('Description')).toHaveAccessibleDescription(/Description is required!/);
  const texts = {
    Description: 'Baskets',
    Logo: '',
    'Business email': 'hello@newleaf.test',
    'Chargeback email': 'disputes@newleaf.test',
    Phone: '8031234567',
    Address: '1 Palm Road',
    City: 'Ibadan',
    State: 'Oyo',
    Website: 'newleaf.test',
    Facebook: '',
    Instagram: '@newleaf',
    Twitter: '',
    Cancel: '',
  };
  for (const [name, text] of Object.entries(texts)) {
    expect(await nameOfFocus()).toBe(name);
    if (text) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  expect(await nameOfFocus()).toBe('Save');
  await page.keyboard.press('Enter');
  await I.at(LIST);
  await expect(page.getByRole('listitem').filter({ hasText: 'Business information' })).toContainText('100% complete');
});
