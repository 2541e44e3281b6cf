// @vitest-environment happy-dom
/** The pages before sign-in with a form or a code: what cannot be pressed again, and what cannot be changed, while something is sent. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { newPasswordMachine } from '../../../machines/access/newPassword/newPassword.machine';
import { passwordCodeMachine } from '../../../machines/access/passwordCode/passwordCode.machine';
import type { SignInView } from '../../../machines/access/signIn/signIn.select';
import { signUpMachine } from '../../../machines/access/signUp/signUp.machine';
import { verificationMailMachine } from '../../../machines/access/verificationMail/verificationMail.machine';
import { wire } from '../../../machines/kit/flow/port';
import { loadBookmark, SIGNED_OUT } from '../../flow/bookmarks';
import { FlowProvider } from '../../flow/FlowProvider';
import { NewPasswordPage } from './NewPasswordPage';
import { SecondFactorPage } from './SecondFactorPage';
import { SignUpPage } from './SignUpPage';
import { VerifyPage } from './VerifyPage';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const never = () => new Promise<never>(() => {});
const show = (page: ReactNode) => render(<FlowProvider Toasts={() => null}>{page}</FlowProvider>);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const stateOf = (name: string | RegExp) => ({
  disabled: button(name).disabled,
  busy: button(name).getAttribute('aria-busy') === 'true',
});
const FREE = { disabled: false, busy: false };

const newPassword = (sentAt: number) =>
  show(
    <NewPasswordPage
      flow={wire(newPasswordMachine, { save: never })}
      code={wire(passwordCodeMachine, { send: never })}
      identifier="ada@crafts.test"
      sentAt={sentAt}
      onSent={() => undefined}
      onDone={() => undefined}
    />,
  );

const verify = (sentAt: number) =>
  show(
    <VerifyPage
      flow={wire(verificationMailMachine, { send: never })}
      email="ada@crafts.test"
      sentAt={sentAt}
      onSent={() => undefined}
      testLink={null}
      onLeave={() => undefined}
    />,
  );

describe.each([
  ['[SES-09] the code for a new password', newPassword, 'Resend code'],
  ['[SUP-04] the email of a sign-up', verify, 'Resend email'],
] as const)('%s', (_, open, name) => {
  it('is sent again a minute later at the earliest, once', async () => {
    open(Date.now() - 30_000);
    expect(stateOf(new RegExp(`^${name} in 00:`))).toEqual({ disabled: true, busy: false });
    cleanup();
    open(0);
    await screen.findByRole('button', { name });
    expect(stateOf(name)).toEqual(FREE);
    await press(name);
    expect(stateOf(name)).toEqual({ disabled: true, busy: true });
  });
});

const enter = (fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const PASSWORD = { Password: 'Newleaf#2027', 'Confirm password': 'Newleaf#2027' };

const SIGN_UP = {
  'First name': 'Ada',
  'Last name': 'Okafor',
  Email: 'ada@crafts.test',
  'Mobile number': '08012345678',
  'Business name': 'Crafts',
  ...PASSWORD,
};

describe.each([
  {
    name: '[SES-09] the form of a new password',
    open: () => newPassword(0),
    submit: 'Change password',
    fields: { Code: '123456', 'New password': 'Newleaf#2027', 'Confirm password': 'Newleaf#2027' },
  },
  {
    name: '[SUP-01] the form of a sign-up',
    open: () => show(<SignUpPage flow={wire(signUpMachine, { save: never })} />),
    submit: 'Create account',
    fields: SIGN_UP,
  },
])('$name', ({ open, submit, fields }) => {
  it('is sent once, and stays as it is meanwhile', async () => {
    open();
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    enter(fields);
    expect(stateOf(submit)).toEqual(FREE);
    expect(Object.keys(fields).filter((label) => field(label).readOnly)).toEqual([]);
    await press(submit);
    expect(stateOf(submit)).toEqual({ disabled: true, busy: true });
    expect(Object.keys(fields).filter((label) => !field(label).readOnly)).toEqual([]);
  });
});

it('[SUP-01] a sign-up leads to its email, and a cancelled one back to sign-in', async () => {
  const open = () =>
    show(<SignUpPage flow={wire(signUpMachine, { save: async () => ({ message: '', email: 'ada@crafts.test' }) })} />);
  const kept = () => loadBookmark<{ email: string }>(SIGNED_OUT, 'verification')?.email;
  window.history.replaceState(null, '', '/sign-up');
  open();
  await press('Back to sign in');
  expect([window.location.pathname, kept()]).toEqual(['/', undefined]);
  cleanup();
  open();
  enter(SIGN_UP);
  await press('Create account');
  await waitFor(() => expect([window.location.pathname, kept()]).toEqual(['/verify', 'ada@crafts.test']));
});

it.each([
  ['New password', () => newPassword(0)],
  ['Check your email', () => verify(0)],
  ['Create an account', () => show(<SignUpPage flow={wire(signUpMachine, { save: never })} />)],
])('[NAV-08] the tab of the browser says “%s” first', (title, open) => {
  open();
  expect(document.title).toBe(`${title} · Kontor`);
});

describe('[SES-03] the code of a sign-in', () => {
  const view: SignInView = {
    step: 'secondFactor',
    attempt: null,
    busy: false,
    email: 'ada@crafts.test',
    password: '',
    missing: { email: false, password: false },
    problem: null,
    message: '',
    otp: { otp: '', problem: null, verifying: false, resend: 'ready', resendAt: 0 },
  };
  const open = (given: Partial<SignInView>, may: boolean) =>
    show(<SecondFactorPage view={{ ...view, ...given }} otp={{ can: () => may, send: () => undefined }} />);

  it('says what the provider said, if it did', () => {
    open({ message: 'Enter the code' }, true);
    expect(screen.getByText('Enter the code')).toBeTruthy();
    expect(screen.getByText('We sent a code to ada@crafts.test.')).toBeTruthy();
    cleanup();
    open({}, true);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([true, false])('can be left as long as the flow allows it (%s)', (may) => {
    open({}, may);
    expect(['Back to sign in', 'Verify', 'Resend code'].map((name) => button(name).disabled)).toEqual([!may, !may, !may]);
  });
});
