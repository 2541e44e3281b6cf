// @vitest-environment happy-dom
/** What public pages keep over a reload: the result of a link, and the time until something can be sent again. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailVerificationMachine } from '../../../machines/access/emailVerification/emailVerification.machine';
import { invitationMachine } from '../../../machines/access/invitation/invitation.machine';
import { newPasswordMachine } from '../../../machines/access/newPassword/newPassword.machine';
import { passwordCodeMachine } from '../../../machines/access/passwordCode/passwordCode.machine';
import { resetRequestMachine } from '../../../machines/access/resetRequest/resetRequest.machine';
import { signUpMachine } from '../../../machines/access/signUp/signUp.machine';
import { verificationMailMachine } from '../../../machines/access/verificationMail/verificationMail.machine';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { PublicRoutes } from './PublicRoutes';

const NOON = new Date('2026-11-22T12:00:00Z');
const EMAIL = 'ada@crafts.test';
const PASSWORD = 'Bluecrest#2026';
const VERIFIED = 'Thank you, user verification successful';

const done = async () => ({ message: '' });
const verifyEmail = vi.fn(async () => ({ message: VERIFIED, isOtherPassword: false }));
const ACCEPTED = 'You can now sign in to Bluecrest Stores.';
const readInvitation = vi.fn(async () => ({
  business: 'Bluecrest Stores',
  role: 'Operator',
  email: EMAIL,
  invitedBy: 'Amaka',
  isExistingUser: true,
}));
const acceptInvitation = vi.fn(async () => ({ message: ACCEPTED }));
const flows = {
  resetRequest: wire(resetRequestMachine, { save: async () => ({ message: '', identifier: EMAIL }) }),
  newPassword: wire(newPasswordMachine, { save: done }),
  passwordCode: wire(passwordCodeMachine, { send: done }),
  signUp: wire(signUpMachine, { save: async () => ({ message: '', email: EMAIL }) }),
  verificationMail: wire(verificationMailMachine, { send: done }),
  emailVerification: wire(emailVerificationMachine, { verifyEmail }),
  invitation: wire(invitationMachine, {
    readInvitation,
    acceptInvitation,
    password: { save: () => new Promise<never>(() => {}) },
  }),
};

/** Opens a URL, or reloads the current one. */
function load(path = window.location.pathname) {
  cleanup();
  window.history.replaceState(null, '', path);
  render(
    <FlowProvider Toasts={Toasts}>
      <PublicRoutes flows={flows} hasSession={false} />
    </FlowProvider>,
  );
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const waitShown = async (what: string) => (await screen.findByRole('button', { name: new RegExp(`^${what}`) })).textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('a reload', () => {
  it('[SUP-05] still shows that the address is verified, without the link and without a call', async () => {
    load('/onboarding/the-token');
    type('Password', PASSWORD);
    await press('Verify email');
    await screen.findByText(VERIFIED);
    load();
    expect(window.location.pathname).toBe('/onboarding');
    await screen.findByRole('heading', { name: 'Email verified' });
    screen.getByText(VERIFIED);
    expect(verifyEmail).toHaveBeenCalledTimes(1);
    await press('Signin');
    load('/onboarding');
    await screen.findByRole('heading', { name: 'This link is incomplete' });
  });

  it('[SUP-01 SUP-04] continues the countdown from the sign-up, and from each resent email', async () => {
    load('/sign-up');
    const texts = { 'First name': 'Ada', 'Last name': 'Okafor', Email: EMAIL, 'Mobile number': '08031234567' };
    for (const [label, text] of Object.entries({ ...texts, 'Business name': 'Crafts' })) type(label, text);
    for (const label of ['Password', 'Confirm password']) type(label, PASSWORD);
    await press('Create account');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(window.location.pathname).toBe('/verify');
    later(20);
    load();
    expect(await waitShown('Resend email')).toBe('Resend email in 00:40');
    later(20);
    load();
    expect(await waitShown('Resend email')).toBe('Resend email in 00:20');
    later(21);
    load();
    expect(await waitShown('Resend email')).toBe('Resend email');
    await press('Resend email');
    later(15);
    load();
    expect(await waitShown('Resend email')).toBe('Resend email in 00:45');
  });

  it('[SES-09] keeps whose password is reset, and continues the countdown from when the code was sent', async () => {
    load(`/forgot-password/${encodeURIComponent(EMAIL)}`);
    await screen.findByText(`If ${EMAIL} has an account, we’ve sent a code to it.`);
    later(25);
    load();
    await screen.findByText(`If ${EMAIL} has an account, we’ve sent a code to it.`);
    expect(await waitShown('Resend code')).toBe('Resend code in 00:35');
    later(36);
    load();
    await press('Resend code');
    later(10);
    load();
    expect(await waitShown('Resend code')).toBe('Resend code in 00:50');
  });

  it('[SUP-06] still shows that the invitation is accepted, without the link and without a call', async () => {
    load('/email-verified/the-token?isExistingUser=true');
    await press('Accept invitation');
    await screen.findByText(ACCEPTED);
    load();
    await screen.findByRole('heading', { name: 'Invitation accepted' });
    screen.getByText(ACCEPTED);
    expect(readInvitation).toHaveBeenCalledTimes(1);
    expect(acceptInvitation).toHaveBeenCalledTimes(1);
    await press('Signin');
    load('/email-verified');
    await screen.findByRole('heading', { name: 'This link is incomplete' });
  });
});
