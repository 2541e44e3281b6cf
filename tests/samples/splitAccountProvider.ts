/** A provider for the dialog of one account of a split, and the dialog on it. */
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Account } from '../../machines/kit/accountLookup/accountLookup.types';
import { Failure } from '../../machines/kit/flow/fault';
import { wire } from '../../machines/kit/flow/port';
import { banks } from '../../machines/splits/splitAccount/splitAccount.cases';
import { splitAccountMachine } from '../../machines/splits/splitAccount/splitAccount.machine';
import { emptySplit } from '../../machines/splits/splitAccount/splitAccount.rules';
import { selectSplitAccount } from '../../machines/splits/splitAccount/splitAccount.select';
import type { Split, SplitAccount, SplitAccountEvent } from '../../machines/splits/splitAccount/splitAccount.types';

interface Opened {
  readonly split?: Split;
  readonly editing?: SplitAccount | null;
  readonly names?: Readonly<Record<string, string>>;
  readonly full?: boolean;
}

/** Opens the dialog with a simulated clock. */
export async function open({
  split = { ...emptySplit, currencyId: '1', currency: 'NGN' },
  editing = null,
  names = { 1004: 'HARBOUR TRADING' },
  full = false,
}: Opened = {}) {
  const clock = new SimulatedClock();
  const asked: Account[] = [];
  const kept: (Split | null)[] = [];
  const actor = createActor(
    wire(splitAccountMachine, {
      keepAccounts: async ({ split: next }) => {
        if (full) throw new Failure({ kind: 'defect', message: 'full' });
        kept.push(next);
      },
      resolution: {
        resolve: async (account) => {
          asked.push(account);
          const accountName = names[account.accountNumber];
          if (accountName === undefined) throw new Failure({ kind: 'server', status: 404, message: '' });
          return { accountName };
        },
      },
    }),
    { input: { owner: 'me', merchantId: '1001', split, editing, banks }, clock },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  const send = (...events: readonly SplitAccountEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const seen = () => selectSplitAccount(actor.getSnapshot());
  const found = () => waitFor(actor, (snapshot) => snapshot.context.name !== null);
  return { actor, clock, asked, kept, send, seen, found };
}

export const toHarbour: readonly SplitAccountEvent[] = [
  { type: 'merchant.changed', merchantId: '1004' },
  { type: 'destination.blurred' },
];
