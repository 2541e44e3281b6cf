// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadScreens, openRendered } from '../../../tests/drivers/rendered';

loadScreens();
let close = () => {};
afterEach(() => close());

const PAGE = '/dashboard/get-Started/businessRegistration';
const MISSING = 'At least one stakeholder is required!';

it('[ONB-10] without a stakeholder, the error is next to their table, and saving moves the focus to it', async () => {
  const opened = openRendered({ path: PAGE, as: 'musa.garba@harbour.test', registered: true, holds: ['stakeholders.load'] });
  close = opened.close;
  const { I } = opened;
  await I.seeHeading('Company');
  await I.answer('stakeholders.load', { answers: [] });
  await I.see('No stakeholders added yet.');
  await I.seeNone(MISSING);
  await I.press('Save');
  await I.see(MISSING);
  await act(async () => {});
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain(MISSING);
  expect(document.activeElement?.textContent).toContain('Add stakeholder');
});
