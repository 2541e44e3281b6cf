// @vitest-environment happy-dom
/** The form of a company, opened by an individual. */
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadScreens, openRendered } from '../../../tests/drivers/rendered';

loadScreens();
let close = () => {};
afterEach(() => close());

it('[ONB-03 ONB-09] an individual reads that the form is for companies, and has a way back', async () => {
  const opened = openRendered({
    path: '/dashboard/get-Started/businessRegistration',
    as: 'ife.adeyemi@newleaf.test',
    holds: [],
  });
  close = opened.close;
  await opened.I.see('This step is for companies. Your business is set up as an individual.');
  expect(screen.queryByRole('textbox', { name: 'Registration number' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/dashboard/get-Started/onboarding');
});
