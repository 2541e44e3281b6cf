/** Account numbers of the business's own, by which money comes in to its wallet. */
import { type } from 'arktype';
import { Keyed, Message } from '../common';
import { endpoints } from '../endpoint';

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
  /** What the business calls it. */
  readonly alias: string;
}

const inFull = ({ accountName, accountNumber, bankName, alias }: typeof WireAccount.infer): VirtualAccount => ({
  accountName: accountName ?? '',
  accountNumber,
  bankName: bankName ?? '',
  alias: alias ?? '',
});

/** The documents name a list and not what it lies in: it may come by itself, or under `data`. */
const VirtualAccounts = WireAccount.array()
  .or({ data: WireAccount.array() })
  .pipe((answer) => (Array.isArray(answer) ? answer : answer.data).map(inFull));

/** The documents' own name of the header, on this one call. */
const ForSubsidiary = type({ subb_id: 'string > 0' });

export const virtualAccounts = endpoints({
  /** All of them, the newest first. No fault of its own: 401, 403. */
  listVirtualAccounts: {
    method: 'GET',
    path: '/subsidiary/view/static/accounts',
    answer: VirtualAccounts,
    permission: 'balance.view',
    req: ['VAC-01'],
    assumed: false,
  },
  /**
   * Opens one, once a key; the key is assumed, and ours. 400 where the alias is blank or another account of the business has it, or where there
   * is no wallet that it could pay into; 409 where the key was used for another alias.
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
