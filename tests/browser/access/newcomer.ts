/** Onboarding in a browser by the owner of an empty business. */
import type { Locator, Page } from '@playwright/test';
import { pdf, png } from '../../../sandbox/testing/papers';
import type { Merchant } from '../merchant';

export const IFE = 'ife.adeyemi@newleaf.test';
export const NEWLEAF = 1003;
export const STEPS = '/dashboard/get-Started';
export const LIST = `${STEPS}/onboarding`;

export const SECRETS = { BVN: '22212345678', NIN: '11112345678', 'Identification number': 'A1234567' } as const;

/** Selects a file in the picker. */
export async function choose(input: Locator, file: File): Promise<void> {
  await input.setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) });
}

export const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

/** Every step of the checklist, with its page. */
export function stepsOf(I: Merchant) {
  const { page, field, button } = I;
  const fill = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  };
  const pick = (label: string, option: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
  const person = async () => {
    await fill({ 'First name': 'Ife', 'Last name': "O'Adéyẹmí", Phone: '8031234567', ...SECRETS });
    await pick('Gender', 'Female');
    await page.getByLabel('Date of birth', { exact: true }).fill('1990-02-28');
    await pick('Identification type', 'International Passport');
    await choose(page.getByRole('button', { name: 'Identification', exact: true }), png('passport.png'));
    await choose(page.getByRole('button', { name: 'Proof of address', exact: true }), pdf('bill.pdf'));
  };
  const business = () =>
    fill({
      Description: 'Baskets',
      'Business email': 'hello@newleaf.test',
      'Chargeback email': 'disputes@newleaf.test',
      Phone: '8031234567',
      Address: '1 Palm Road',
      City: 'Ibadan',
      State: 'Oyo',
      Website: 'https://newleaf.test',
    });
  const bank = async () => {
    await pick('Bank', 'Guaranty Trust Bank');
    await field('Account number').fill('0123456789');
    await I.see('ADA OKAFOR');
  };
  const terms = async () => {
    await page.getByRole('checkbox', { name: /product terms/ }).check();
    await page.getByRole('checkbox', { name: /e-agreement/ }).check();
    await button('Accept').click();
  };
  return { person, business, bank, terms, fill };
}
