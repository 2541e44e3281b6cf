/**
 * What the review of a bulk payout asks of banks (BLK-01): which there are, and whose accounts the rows name. Apart from the calls of the batch
 * itself, whose contract is large: it is not made ready while a file is read.
 */
import { type Bank, banks } from '../../contract/banks';
import type { Naming, Payee } from '../../machines/bulkPayout/bulkPayout.types';
import { Failure, type Fault } from '../../machines/kit/fault';
import type { Service } from '../../machines/kit/port';
import { call } from './call';
import { forBusiness } from './token';

type Options = Parameters<Service<void, void>>[1];

export const listBanks: Service<void, readonly Bank[]> = (_, options) => call(banks.listBanks, {}, options);

/** So many accounts are asked about at the same time: a provider has others to serve. */
const AT_ONCE = 5;
/** How long it is waited after each try that brought no answer; after the last the bank counts as silent. */
const PAUSES_MS = [500, 1_500];

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** What the provider understood and said no to; that it was asked too often is no answer to the question. */
const isNo = (fault: Fault) => fault.kind === 'server' && fault.status >= 400 && fault.status < 500 && fault.status !== 429;

async function nameOf(payee: Payee, options: Options): Promise<Naming> {
  const body = { accountNumber: payee.number, bankCode: payee.bankCode };
  for (let tries = 0; ; tries += 1) {
    try {
      const { accountName } = await call(banks.resolvePayoutAccount, { headers: forBusiness(), body }, options);
      return { ...payee, name: accountName, isSilent: false };
    } catch (error) {
      if (!(error instanceof Failure) || error.fault.kind === 'sessionExpired') throw error;
      if (isNo(error.fault)) return { ...payee, name: null, isSilent: false };
      const wait = PAUSES_MS[tries];
      if (wait === undefined) return { ...payee, name: null, isSilent: true };
      await pause(wait, options.signal);
    }
  }
}

/** Whose accounts these are: a few at a time, each tried again where no answer came. Ends with the session's end alone. */
export const resolveNames: Service<{ payees: readonly Payee[] }, readonly Naming[]> = async ({ payees }, options) => {
  const found: Naming[] = [];
  const left = payees.values();
  const work = async () => {
    for (const payee of left) found.push(await nameOf(payee, options));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
};
