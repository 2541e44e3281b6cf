/**
 * The calls of the review of a bulk payout (BLK-01): the banks, and the account names of the rows. Separate from the calls of the batch,
 * because their large contract is not needed while a file is read.
 */
import { type Bank, banks } from '../../../contract/payouts/banks';
import { Failure, type Fault } from '../../../machines/kit/fault';
import type { Service } from '../../../machines/kit/port';
import type { Naming, Payee } from '../../../machines/payouts/bulkPayout/bulkPayout.types';
import { call } from '../call';
import { pause } from '../pause';
import { forBusiness } from '../token';

type Options = Parameters<Service<void, void>>[1];

export const listBanks: Service<void, readonly Bank[]> = (_, options) => call(banks.listBanks, {}, options);

/** The number of concurrent lookups: it grows with responses and halves when the provider asks to slow down. */
const FEWEST = 2;
const FIRST = 8;
const MOST = 24;
/** Kept from one step to the next. */
let atOnce = FIRST;

/** The pauses after attempts without a response, in milliseconds. After the last one the bank counts as silent. */
const PAUSES_MS = [500, 1_500];
/** A request to slow down says nothing about the account, so it gets more time. */
const SLOWER_MS = [500, 1_500, 3_000, 6_000, 12_000];

/** A refusal counts as an answer, unless it is about too many requests. */
const isNo = (fault: Fault) => fault.kind === 'server' && fault.status >= 400 && fault.status < 500 && !isTooMuch(fault);
const isTooMuch = (fault: Fault) => fault.kind === 'server' && fault.status === 429;

/** A response or a refusal shows that the provider keeps up. */
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

/** Returns the names of accounts. Several lookups run at a time, and failed ones are retried. Only an expired session throws. */
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
