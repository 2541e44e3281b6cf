// @vitest-environment happy-dom
/** What a merchant sees who has filled in nothing yet. */
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Onboarding } from '../../../machines/onboarding/onboarding/onboarding.types';
import { loadScreens, openRendered } from '../../../tests/drivers/rendered';

loadScreens();
let close = () => {};
afterEach(() => close());

const nothing: Onboarding = {
  name: 'Newleaf Crafts',
  type: 'Individual',
  status: 'New',
  declineReason: '',
  routed: false,
  progress: {
    personalInformation: 0,
    businessCompliance: 0,
    businessInformation: 0,
    bankInformation: 0,
    termsAndCondition: 0,
  },
};

async function open(answer: Partial<Onboarding>, hasInterface: boolean) {
  const opened = openRendered({
    path: '/dashboard/get-Started',
    as: 'ife.adeyemi@newleaf.test',
    holds: ['onboarding.load', 'openInterface'],
    ...(hasInterface && { hasInterface: true as const }),
  });
  close = opened.close;
  await opened.I.answer('onboarding.load', { answers: { ...nothing, ...answer } });
  return opened.I;
}

it('[ONB-02] the welcome greets the business, and leads to the tour and to the steps', async () => {
  const I = await open({}, false);
  await I.seeHeading('Welcome, Newleaf Crafts');
  await I.see('Complete these steps and submit your documents to activate live payments.');
  // The band of the page says that it is test mode, and nothing else does.
  expect(screen.getAllByText(/test mode/)).toHaveLength(1);
  await I.see('Your figures appear here after your first payment.');
  // The welcome is the checklist: its rows lead to the steps.
  expect(screen.getByRole('link', { name: 'Bank details' }).getAttribute('href')).toBe('/dashboard/get-Started/bankdetails');
  expect(screen.getByRole('button', { name: 'Submit Documents' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Take the tour' }).getAttribute('href')).toBe('/dashboard/get-Started/tour');
  await I.press('Get Started');
  await I.seeHeading('Personal details');
});

it('[ONB-02] a business without a name is greeted too, and a failed way to the provider says so', async () => {
  const I = await open({ name: '' }, true);
  await I.seeHeading('Welcome, to your new business');
  expect(screen.queryByRole('alert')).toBeNull();
  await I.press('Get Started');
  await I.seeBusy('Get Started');
  await I.answer('openInterface', { fails: 'network' });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server');
});
