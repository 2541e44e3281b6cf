// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { verificationMailMachine } from '../../../machines/access/verificationMail/verificationMail.machine';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { VerifyPage } from './VerifyPage';

afterEach(cleanup);

const machine = wire(verificationMailMachine, { send: async () => ({ message: '' }) });
const open = (testLink: string | null, sentAt = Date.now()) =>
  render(
    <FlowProvider Toasts={Toasts}>
      <VerifyPage
        flow={machine}
        email="ada@crafts.test"
        sentAt={sentAt}
        onSent={() => {}}
        testLink={testLink}
        onLeave={() => {}}
      />
    </FlowProvider>,
  );

it('[SUP-04] shows the address that the email went to, and the test link only if there is one', () => {
  open('/sandbox/outbox');
  expect(screen.getByText('ada@crafts.test')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the test outbox' }).getAttribute('href')).toBe('/sandbox/outbox');
  cleanup();
  open(null);
  expect(screen.queryByRole('link')).toBeNull();
});

it('[SUP-04] continues the countdown from when the email was sent, and allows a resend a minute later', () => {
  open(null, Date.now() - 30_000);
  expect(screen.getByRole('button', { name: /^Resend email in/ }).textContent).toMatch(/0:(30|29)/);
  cleanup();
  open(null, Date.now() - 61_000);
  return screen.findByRole('button', { name: 'Resend email' });
});
