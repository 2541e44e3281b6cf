import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { wire } from '../../kit/flow/port';
import { qrCodeStatusMachine } from './qrCodeStatus.machine';

it.each([
  [true, 'QR Code Deactivated Successfully'],
  [false, 'QR Code Activated Successfully'],
])('[QRC-01] a code that is active (%s) is switched, in the words of the documents', async (isActive, said) => {
  const machine = wire(qrCodeStatusMachine, { do: async () => ({ message: 'Payment link updated' }) });
  const actor = createActor(machine, { input: { subject: { reference: 'PL-1', isActive } } });
  const notices: string[] = [];
  actor.on('notice', ({ text }) => notices.push(text));
  actor.start().send({ type: 'action.confirmed' });
  await vi.waitFor(() => expect(notices).toEqual([said]));
});
