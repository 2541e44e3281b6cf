/**
 * What the review of a bulk payout asks of banks (BLK-01): which there are, and whose accounts the rows name. Apart from the calls of the batch
 * itself, whose contract is large: it is not made ready while a file is read.
 */
import { type Bank, banks } from '../../../contract/payouts/banks';
import { Failure, type Fault } from '../../../machines/kit/fault';
import type { Service } from '../../../machines/kit/port';
import type { Naming, Payee } from '../../../machines/payouts/bulkPayout/bulkPayout.types';
import { call } from '../call';
import { forBusiness } from '../token';

type Options = Parameters<Service<void, void>>[1];

export const listBanks: Service<void, readonly Bank[]> = (_, options) => call(banks.listBanks, {}, options);

/** How many accounts are asked about at the same time: more while answers come, half as many once the provider asks to slow down. */
const FEWEST = 2;
const FIRST = 8;
const MOST = 24;
/** Learnt in one step and used in the next. */
let atOnce = FIRST;

/** How long it is waited after each try that brought no answer; after the last the bank counts as silent. */
const PAUSES_MS = [500, 1_500];
/** A provider that asks to slow down has not said anything about the account: it is given more time. */
const SLOWER_MS = [500, 1_500, 3_000, 6_000, 12_000];

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** What the provider understood and said no to; that it was asked too often is no answer to the question. */
const isNo = (fault: Fault) => fault.kind === 'server' && fault.status >= 400 && fault.status < 500 && !isTooMuch(fault);
const isTooMuch = (fault: Fault) => fault.kind === 'server' && fault.status === 429;

/** One answer or refusal: the provider keeps up. */
const faster = () => {
  atOnce = Math.min(MOST, atOnce + 1 / atOnce);
};
const slower = () => {
  atOnce = Math.max(FEWEST, atOnce / 2);
};

async function nameOf(payee: Payee, options: Options): Promise<Naming> {
  const body = { accountNumber: payee.number, bankCode: payee.bankCode };
  for (let tries = 0; ; tries += 1) {
    try {
      const { accountName } = await call(banks.resolvePayoutAccount, { headers: forBusiness(), body }, options);
      faster();
      return { ...payee, name: accountName, isSilent: false };
    } catch (error) {
      if (!(error instanceof Failure) || error.fault.kind === 'sessionExpired') throw error;
      if (isNo(error.fault)) {
        faster();
        return { ...payee, name: null, isSilent: false };
      }
      if (isTooMuch(error.fault) || error.fault.kind === 'timeout') slower();
      const wait = (isTooMuch(error.fault) ? SLOWER_MS : PAUSES_MS)[tries];
      if (wait === undefined) return { ...payee, name: null, isSilent: true };
      await pause(wait, options.signal);
    }
  }
}

/** Whose accounts these are: several at a time, each tried again where no answer came. Ends with the session's end alone. */
export const resolveNames: Service<{ payees: readonly Payee[] }, readonly Naming[]> = async ({ payees }, options) => {
  const found: Naming[] = [];
  const left = payees.values();
  let working = 0;
  const start = (): Promise<unknown>[] => {
    const started: Promise<unknown>[] = [];
    for (; working < Math.floor(atOnce); working += 1) {
      const { value: payee, done } = left.next();
      if (done) break;
      started.push(work(payee));
    }
    return started;
  };
  const work = async (payee: Payee): Promise<void> => {
    found.push(await nameOf(payee, options));
    working -= 1;
    await Promise.all(start());
  };
  await Promise.all(start());
  return found;
};
