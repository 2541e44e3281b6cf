// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { payoutCases } from '../../machines/payouts/payout/payout.cases';
import { payoutVerificationCases } from '../../machines/payouts/payoutVerification/payoutVerification.cases';
import type { Start } from '../../tests/drivers/driver';
import { loadScreens, openRendered } from '../../tests/drivers/rendered';

const { bookmark } = payoutCases.inputs.reopened;
const start: Start = {
  path: '/dashboard/account/payouts?transfer=new',
  as: 'amaka.obi@bluecrest.test',
  holds: ['loadChoices', 'resolve', 'getPayoutStatus', 'verifyPayout', 'resendPayoutOtp'],
};
const requiresOtp = { answers: payoutCases.ports.getPayoutStatus.answers.requiresOtp };

loadScreens();

describe('useFlow', () => {
  let close = () => {};
  afterEach(() => close());
  const open = (more: Partial<Start> = {}) => {
    const opened = openRendered({ ...start, ...more });
    close = opened.close;
    return opened;
  };
  const reopened = () => open({ bookmark: { flow: 'payout', bookmark } });

  it('[PAY-05] resumes from a bookmark with one status query, also in strict mode, and never pays again', async () => {
    const { I, made } = reopened();
    await I.answer('getPayoutStatus', requiresOtp);
    await I.see('Your code');
    expect(made.filter((port) => port === 'getPayoutStatus')).toHaveLength(1);
    expect(made).not.toContain('initiatePayout');
  });
  it('[GEN-01] shows the server’s message with a capital first letter', async () => {
    const { I } = open({ path: '/dashboard/account/payouts?verify=1', holds: ['getPayout', 'sendCode'] });
    await I.answer('getPayout', { answers: payoutVerificationCases.ports.getPayout.answers.waiting });
    await I.answer('sendCode', { answers: { message: 'otp sent to you' } });
    await I.see('Otp sent to you');
  });
  it('shows the notices of a child machine', async () => {
    const { I } = open({ path: '/2fa-signin', as: null, holds: ['login', 'completeLogin', 'resendLoginCode', 'loadProfile'] });
    await I.fill('Email', 'amaka.obi@bluecrest.test');
    await I.fill('Password', 'p');
    await I.press('Sign in');
    await I.answer('login', { answers: { complete: false, message: 'Enter the code', businesses: [] } });
    await I.see('Enter your code');
    expect(window.location.pathname).toBe('/2fa-signin');
  });
  it('renders when only the data of a child machine changes', async () => {
    const { I } = open();
    await I.answer('loadChoices', { answers: payoutCases.ports.loadChoices.answers.all });
    await I.choose('Bank', 'Guaranty Trust Bank');
    await I.fill('Account number', '0123456789');
    await I.see('Looking up the name…');
  });
  it('[GEN-02] keeps an amount as it was typed, and shows its error', async () => {
    const { I } = open();
    await I.fill('Amount', '1,000.5');
    await I.fill('Amount', '1,000.5x');
    const field = await screen.findByLabelText<HTMLInputElement>('Amount');
    expect(field.value).toBe('1,000.5x');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
  it('[GEN-03] shows in each field that it is required', async () => {
    open();
    const field = await screen.findByLabelText<HTMLInputElement>('Description');
    expect(field.getAttribute('aria-required')).toBe('true');
  });
  it('[PAY-05] keeps the order of a payout with an unknown outcome, and checks it the next time', async () => {
    const { I, made } = reopened();
    await I.answer('getPayoutStatus', { answers: { status: 'Pending', message: '', batchId: null } });
    await I.press('Not now');
    await I.seeNoDialog();
    await I.press('Check status');
    await I.see('Checking the status of your payout…');
    expect(made.filter((port) => port === 'getPayoutStatus')).toHaveLength(2);
  });
  it('[PAY-05] asks for an unknown outcome by itself once there is a connection again, and sends nothing', async () => {
    const { I, made } = reopened();
    await I.answer('getPayoutStatus', { answers: { status: 'Pending', message: '', batchId: null } });
    await I.see('We couldn’t confirm this yet');
    fireEvent(window, new Event('online'));
    await I.see('Checking the status of your payout…');
    expect(made.filter((port) => port === 'getPayoutStatus')).toHaveLength(2);
    fireEvent(window, new Event('online'));
    expect(made.filter((port) => port === 'getPayoutStatus')).toHaveLength(2);
    expect(made).not.toContain('initiatePayout');
  });
  it('[PAY-05] asks again, once, after a check that was open when the connection came back', async () => {
    const { I, made } = reopened();
    const pending = { answers: { status: 'Pending', message: '', batchId: null } };
    const checks = () => made.filter((port) => port === 'getPayoutStatus').length;
    await I.see('Checking the status of your payout…');
    fireEvent(window, new Event('online'));
    await I.answer('getPayoutStatus', pending);
    await I.see('Checking the status of your payout…');
    expect(checks()).toBe(2);
    await I.answer('getPayoutStatus', pending);
    await I.see('We couldn’t confirm this yet');
    expect(checks()).toBe(2);
  });
  it('deletes the bookmark of a form that was closed', async () => {
    const { I } = open();
    await I.fill('Amount', '5');
    expect(sessionStorage.getItem('bookmark:1:1001:Live:payout')).toContain('"amount":"5"');
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await I.seeNoDialog();
    expect(sessionStorage.getItem('bookmark:1:1001:Live:payout')).toBeNull();
  });
});
