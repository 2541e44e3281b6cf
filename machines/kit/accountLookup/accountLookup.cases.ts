import { type Cases, everyFault } from '../flow/cases';
import type { accountLookupMachine } from './accountLookup.machine';

const complete = { type: 'Bank', accountNumber: '0123456789', bankCode: '058' } as const;

/** Of the lookup of a name on its own, whichever form asks for it. */
export const resolutionCases = {
  inputs: { empty: { account: null }, restored: { account: complete } },
  events: {
    'account.set': {
      complete: { account: complete },
      incomplete: { account: { ...complete, accountNumber: '012345678' } },
      none: { account: null },
    },
    'account.blurred': { now: {} },
    retry: { now: {} },
  },
  ports: { resolve: { answers: { known: { accountName: 'ADA OKAFOR' } }, fails: everyFault } },
  children: {},
  remember: ({ account, problem }) => [account?.accountNumber, problem !== null],
} satisfies Cases<typeof accountLookupMachine>;
