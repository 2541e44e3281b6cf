/** Account numbers that receive money for the wallets of a business. */
import { Keyed, Message } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';

const WireAccount = type({
  'accountName?': 'string | null',
  accountNumber: 'string > 0',
  'bankName?': 'string | null',
  'alias?': 'string | null',
});

export interface VirtualAccount {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly bankName: string;
  /** The name that the business gives it. */
  readonly alias: string;
}

const inFull = ({ accountName, accountNumber, bankName, alias }: typeof WireAccount.infer): VirtualAccount => ({
  accountName: accountName ?? '',
  accountNumber,
  bankName: bankName ?? '',
  alias: alias ?? '',
});

/** The documents name a list, but not its place. It may be the whole response, or under `data`. */
const VirtualAccounts = WireAccount.array()
  .or({ data: WireAccount.array() })
  .pipe((answer) => (Array.isArray(answer) ? answer : answer.data).map(inFull));

/** The documents' own name of the header, for this call only. */
const ForSubsidiary = type({ subb_id: 'string > 0' });

export const virtualAccounts = endpoints({
  /** Returns all accounts, newest first. No fault of its own: 401, 403. */
  listVirtualAccounts: {
    method: 'GET',
    path: '/subsidiary/view/static/accounts',
    answer: VirtualAccounts,
    permission: 'balance.view',
    req: ['VAC-01'],
    assumed: false,
  },
  /**
   * Opens one, once for each key. The key is assumed, and ours. 400 if the alias is blank or used by another account of the business, or if
   * there is no wallet to credit. 409 if the key was used for another alias.
   */
  createVirtualAccount: {
    method: 'POST',
    path: '/subsidiary/virtual-account/generate',
    headers: ForSubsidiary.and(Keyed),
    body: type({ alias: '1 <= string <= 400' }),
    answer: Message,
    permission: 'balance.manage',
    req: ['VAC-01'],
    assumed: false,
  },
});
