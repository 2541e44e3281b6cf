/** The page of an answer on a provider, as tests show and use it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { chargebackAnswerCases } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.cases';
import { chargebackAnswerMachine } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.machine';
import type { Answer, Disputed } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import { Failure } from '../../machines/kit/flow/fault';
import { wire } from '../../machines/kit/flow/port';
import { FlowProvider } from '../../src/flow/FlowProvider';
import { SignedInFlowProvider } from '../../src/flow/SignedInFlowProvider';
import { reportProgress } from '../../src/flow/uploads';
import { AnswerPage } from '../../src/screens/chargebacks/answer/AnswerPage';
import { Toasts } from '../../src/ui/feedback/Toasts';

export const { pending } = chargebackAnswerCases.ports.loadChargeback.answers;
const stay = () => {};
const never = () => new Promise<never>(() => {});
/** As a request does. A progress that stays would be that of the next page. */
const untilLeft = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

interface Provider {
  /** Whether the answer arrives. Otherwise it stays on its way. */
  readonly isTaken?: boolean;
  /** What the chargeback is after an answer that was refused as too late. */
  readonly after?: Disputed;
  /** What the chargeback is when the page opens. */
  readonly found?: Disputed;
  readonly environment?: 'Live' | 'Test';
  /** Where transactions are shown. */
  readonly transactions?: string | null;
  /** Why it can’t be loaded. */
  readonly fails?: Failure;
}

export function show({
  isTaken = false,
  after,
  fails,
  found = pending,
  transactions = '/transactions',
  environment = 'Live',
}: Provider = {}) {
  const sent: Answer[] = [];
  let move = (_: number) => {};
  let endTime = () => {};
  const machine = wire(chargebackAnswerMachine, {
    loadChargeback: () => (fails ? Promise.reject(fails) : Promise.resolve(found)),
    timeEnds: () =>
      new Promise((resolve) => {
        endTime = resolve;
      }),
    disputeChargeback: (answer, { signal }) => {
      sent.push(answer);
      if (isTaken) return Promise.resolve({ message: 'Sent' });
      if (after) return Promise.reject(new Failure({ kind: 'server', status: 409, message: 'Too late' }));
      return reportProgress('chargebackAnswer', (onProgress) => {
        move = onProgress;
        return untilLeft(signal);
      });
    },
    checkChargeback: async () => after ?? never(),
  });
  const onSettled = vi.fn();
  render(
    <FlowProvider Toasts={Toasts}>
      <SignedInFlowProvider owner="amaka" environment={environment} onSessionExpired={stay} onProfileInvalidated={stay}>
        <AnswerPage
          machine={machine}
          id="4519"
          list="/dashboard/chargeback"
          business="Bluecrest Stores"
          user="Amaka Obi"
          transactions={transactions}
          behind={null}
          next={<a href="/next">Next chargeback</a>}
          answeredAt="2026-11-27T10:21:14"
          onSettled={onSettled}
          onDone={() => undefined}
        />
      </SignedInFlowProvider>
    </FlowProvider>,
  );
  return { sent, move: (part: number) => act(async () => move(part)), endTime: () => act(async () => endTime()) };
}

// What is waited for is found outside of the act: within it, nothing that loads is shown.
export const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
export const press = async (name: string | RegExp) => click(await screen.findByRole('button', { name }));
export const paper = (name: string, text = name) => new File([`%PDF-1.7\n${text}\n%%EOF\n`], name, { type: 'application/pdf' });
export const attach = (label: string, ...files: readonly File[]) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { files } }));

export async function gather(...files: readonly File[]) {
  await click(await screen.findByRole('radio', { name: 'Decline' }));
  fireEvent.change(screen.getByLabelText('Explanation'), { target: { value: 'Delivered' } });
  await attach('Proof of delivery', ...files);
}
