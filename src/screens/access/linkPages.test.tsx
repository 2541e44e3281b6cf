// @vitest-environment happy-dom
/** The pages that links in emails open. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailVerificationMachine } from '../../../machines/access/emailVerification/emailVerification.machine';
import { invitationMachine } from '../../../machines/access/invitation/invitation.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { EmailVerificationPage } from './EmailVerificationPage';
import { InvitationPage } from './InvitationPage';

beforeEach(() => window.history.replaceState(null, '', '/link'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const VERIFIED = 'Thank you, user verification successful';
const ACCEPTED = 'You now have access to Bluecrest Stores';
const INVITED = { email: 'ada@crafts.test', business: 'Bluecrest Stores', role: 'Viewer', invitedBy: '', isExistingUser: true };

const never = () => new Promise<never>(() => {});

function verification(token: string, message = VERIFIED) {
  const machine = wire(emailVerificationMachine, { verifyEmail: async () => ({ message, isOtherPassword: false }) });
  render(
    <FlowProvider Toasts={() => null}>
      <EmailVerificationPage flow={machine} token={token} hasSession={false} />
    </FlowProvider>,
  );
}

function invitation(token: string, accept: () => Promise<{ message: string }> = async () => ({ message: ACCEPTED })) {
  const machine = wire(invitationMachine, {
    readInvitation: async () => INVITED,
    acceptInvitation: accept,
    password: { save: never },
  });
  render(
    <FlowProvider Toasts={() => null}>
      <InvitationPage flow={machine} token={token} isExistingUser hasSession={false} />
    </FlowProvider>,
  );
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  await act(async () => void fireEvent.click(found));
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const enterPassword = () => fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Newleaf#2027' } });

async function verify() {
  enterPassword();
  await press('Verify email');
}

const PAGES = [
  {
    name: '[SUP-05] of a verification',
    title: 'Verify your email · Kontor',
    open: verification,
    submit: verify,
    incomplete: 'Open the link in your email again. It works once, and we don’t save it in this browser.',
    done: 'Email verified',
    says: VERIFIED,
  },
  {
    name: '[SUP-06] of an invitation',
    title: 'Your invitation · Kontor',
    open: invitation,
    submit: () => press('Accept invitation'),
    incomplete: 'Open the link in your email again. We don’t save it in this browser.',
    done: 'Invitation accepted',
    says: ACCEPTED,
  },
] as const;

describe.each(PAGES)('the link $name', ({ title, open, submit, incomplete, done, says }) => {
  it('says without its code where to find it', async () => {
    open('');
    expect(heading()).toBe('This link is incomplete');
    expect(document.title).toBe(title);
    expect(screen.getByText(incomplete)).toBeTruthy();
    await press('Go to Kontor');
    expect(window.location.pathname).toBe('/');
  });

  it('says after a reload that it was used, until the page is left', async () => {
    open('token');
    await submit();
    expect(heading()).toBe(done);
    cleanup();
    open('');
    expect(heading()).toBe(done);
    expect(screen.getByText(says)).toBeTruthy();
    await press('Signin');
    expect(window.location.pathname).toBe('/');
    cleanup();
    open('');
    expect(heading()).toBe('This link is incomplete');
  });
});

it('[SUP-05] the link of a verification needs the password', async () => {
  verification('token');
  expect((await button('Verify email')).disabled).toBe(true);
  enterPassword();
  expect((await button('Verify email')).disabled).toBe(false);
});

it('[SUP-05] a link that does not verify says so in the words of the provider, else in ours', async () => {
  verification('token', 'We are reviewing it');
  await verify();
  expect(heading()).toBe('Your email isn’t verified yet');
  expect(screen.getByRole('status').textContent).toBe('We are reviewing it');
  cleanup();
  verification('token', '');
  await verify();
  expect(screen.getByRole('status').textContent).toBe('We couldn’t confirm that your email is verified.');
});

it('[SUP-06] an invitation says what is known of it, and cannot be accepted again while it is sent', async () => {
  invitation('token', never);
  const accept = await button('Accept invitation');
  expect(statedFacts()).toEqual([
    ['Business', 'Bluecrest Stores'],
    ['Role', 'Viewer'],
    ['Email', 'ada@crafts.test'],
  ]);
  expect(accept.getAttribute('aria-busy')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Accept invitation');
  expect((await button('Accept invitation')).getAttribute('aria-busy')).toBe('true');
});

it('[SUP-06] an invitation that could not be accepted says why, and can be accepted again', async () => {
  invitation('token', () => Promise.reject(new Failure({ kind: 'network' })));
  await press('Accept invitation');
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t reach the server.');
  expect((await button('Accept invitation')).disabled).toBe(false);
});
