export type { VirtualAccount } from '../../../contract/balances/virtualAccounts';

/** All of them are one answer: no call knows a filter. */
export type NoFilter = Readonly<Record<never, string>>;
