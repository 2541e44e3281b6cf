// @vitest-environment happy-dom
/** While a tab is being saved, the merchant can neither go back nor save it again. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadScreens, openRendered } from '../../../tests/drivers/rendered';
import { models } from '../../../tests/models/all';

loadScreens();
let close = () => {};
afterEach(() => close());

const NOTES = {
  bank: 'The account that receives your settlements.',
  profile: 'Your business name and what your business does.',
};

/** The frame has a Back of its own. */
const back = () => within(screen.getByRole('main')).queryByRole<HTMLButtonElement>('button', { name: 'Back' });
const pressBack = () => act(async () => void fireEvent.click(back() ?? document.body));

it('[ONB-15] the way back is there from the second tab on, and closed while the tab is saved', async () => {
  const [start] = Object.values(models.compliance.starts);
  if (!start) throw new Error('The flow has no start');
  const opened = openRendered({ ...start, holds: ['complianceBank.save'] });
  close = opened.close;
  const { I } = opened;
  await I.see(NOTES.profile);
  expect(back()).toBeNull();
  await I.fill('BVN', '22237654321');
  await I.press('Save and continue');
  await I.see(NOTES.bank);
  expect(back()?.disabled).toBe(false);
  await I.press('Save and continue');
  expect(back()?.disabled).toBe(true);
  await pressBack();
  await I.see(NOTES.bank);
  await I.answer('complianceBank.save', { fails: 'network' });
  await I.see('Save and continue');
  expect(back()?.disabled).toBe(false);
  await pressBack();
  await I.see(NOTES.profile);
});
