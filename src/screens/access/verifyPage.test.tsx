// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/port';
import { verificationMailMachine } from '../../../machines/verificationMail/verificationMail.machine';
import { HouseProvider } from '../../flow/house';
import { Notices } from '../../ui/Notices';
import { VerifyPage } from './VerifyPage';

afterEach(cleanup);

const machine = wire(verificationMailMachine, { send: async () => ({ message: '' }) });
const open = (testLink: string | null) =>
  render(
    <HouseProvider Notices={Notices}>
      <VerifyPage flow={machine} email="ada@crafts.test" testLink={testLink} onLeave={() => {}} />
    </HouseProvider>,
  );

it('[SUP-04] says whom it was written to, and shows the test link only where there is one', () => {
  open('/sandbox/outbox');
  expect(screen.getByText('ada@crafts.test')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the test outbox' }).getAttribute('href')).toBe('/sandbox/outbox');
  cleanup();
  open(null);
  expect(screen.queryByRole('link')).toBeNull();
});
