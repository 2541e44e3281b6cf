/** Hostile input in every text field of onboarding: nothing of it runs, and saved text comes back as text. */

import { IFE, LIST, STEPS, stepsOf } from '../access/newcomer';
import { expect, test } from '../fixtures';

/** Other tests of the same worker need the business as a new one too. */

/** No text holds a control that turns it round, whatever else it may hold. */
const TURNS = '\u202Egnp.exe';
const NASTY = [
  '<img src=x onerror="window.hit=1">',
  '"><script>window.hit=1</script>',
  'javascript:window.hit=1',
  "'; drop table businesses; --",
  '{{constructor.constructor("window.hit=1")()}}',
  TURNS,
  '😀'.repeat(60),
  'x'.repeat(3000),
] as const;
const [MARKUP, SCRIPT] = NASTY;

const NUMBER = /not a valid number!/;
const EMAIL = /not a valid email!/;
const NAME = /Use letters only|Use 100 characters/;
/** A field holds no more of what is typed. */
const MOST = 2048;
const HIDDEN = /contains characters that are not allowed/;
/** Every text field of a form, with the error that refuses all of these texts. Null if any text is allowed, up to a length. */
const FORMS: Readonly<Record<string, Readonly<Record<string, RegExp | null>>>> = {
  personalInformation: {
    'First name': null,
    'Last name': null,
    Phone: NUMBER,
    BVN: NUMBER,
    NIN: NUMBER,
    'Identification number': null,
  },
  businessInformation: {
    Description: null,
    'Business email': EMAIL,
    'Chargeback email': EMAIL,
    Phone: NUMBER,
    Address: null,
    City: null,
    State: null,
    Website: /Enter a valid URL./,
    Facebook: null,
    Instagram: null,
    Twitter: null,
  },
  contactInformation: {
    'First name': NAME,
    'Last name': NAME,
    'Mobile number': NUMBER,
  },
};

/** The words that refuse a text in a field, or null: it is allowed there. */
function refusalOf(text: string, refusal: RegExp | null): RegExp | null {
  if (text === TURNS && (refusal === null || refusal === NAME)) return HIDDEN;
  return refusal ?? (text.length > MOST ? /Use \d+ characters or fewer\./ : null);
}

for (const [form, fields] of Object.entries(FORMS)) {
  test(`[GEN-03 ONB-07 ONB-08 ONB-12] nothing typed into ${form} runs: it stays as it was typed, or is refused in a sentence`, async ({
    I,
    page,
  }) => {
    test.slow();
    const problems: string[] = [];
    const sent: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await I.enter(IFE, `${STEPS}/${form}`);
    await I.button('Save').waitFor();
    await expect(page.getByRole('textbox').and(page.locator('form *, form'))).toHaveCount(
      Object.keys(fields).length + (form === 'personalInformation' ? 1 : 0),
    );
    for (const text of NASTY) {
      for (const label of Object.keys(fields)) await I.field(label).fill(text);
      await I.button('Save').click();
      for (const [label, refusal] of Object.entries(fields)) {
        if (text.length <= MOST) await expect(I.field(label)).toHaveValue(text);
        const words = refusalOf(text, refusal);
        if (words) await expect(I.field(label)).toHaveAccessibleDescription(words);
        else await expect(I.field(label)).not.toHaveAttribute('aria-invalid');
      }
    }
    expect(sent.filter((url) => url.includes('/onboarding/'))).toEqual([]);
    expect(problems).toEqual([]);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
}

test('[GEN-03 ONB-07 ONB-08] tags that were saved come back as text, wherever they are shown', async ({ I, page, sandbox }) => {
  const steps = stepsOf(I);
  const named = { 'First name': MARKUP, 'Last name': SCRIPT, 'Identification number': MARKUP };
  await I.enter(IFE, `${STEPS}/personalInformation`);
  await steps.person();
  await steps.fill(named);
  await I.button('Save').click();
  await I.at(LIST);
  await page.goto(`${sandbox.address}${STEPS}/personalInformation`);
  for (const [label, text] of Object.entries(named)) await expect(I.field(label)).toHaveValue(text);
  await page.goto(`${sandbox.address}${STEPS}/contactInformation`);
  await expect(I.field('First name')).toHaveValue(MARKUP);
  await page.goto(`${sandbox.address}${STEPS}/businessInformation`);
  const texts = { Description: SCRIPT, Address: MARKUP, City: MARKUP, State: SCRIPT, Facebook: MARKUP, Twitter: SCRIPT };
  await I.field('Description').waitFor();
  await steps.business();
  await steps.fill(texts);
  await I.button('Save').click();
  await I.at(LIST);
  await page.goto(`${sandbox.address}${STEPS}/businessInformation`);
  for (const [label, text] of Object.entries(texts)) await expect(I.field(label)).toHaveValue(text);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
