import type { PayoutRow } from '../../../machines/payouts/payouts/payouts.machine';

const NAMES = [
  'ADA OKAFOR',
  'CHIDINMA EZE & SONS',
  'DANJUMA LOGISTICS LTD',
  'HAUWA IBRAHIM',
  'KANO TEXTILE COOPERATIVE',
  'IFEANYI NWOSU',
];
const STATUSES = ['Successful', 'Processing', 'Awaiting Verification', 'Failed', 'Awaiting Approval', 'Successful'];
const two = (n: number) => String(n).padStart(2, '0');

/** As many payouts as a bulk file may have, the same each time. */
export const rows: readonly PayoutRow[] = Array.from({ length: 10_000 }, (_, index) => {
  const at = `2026-${two(11 - (index % 11))}-${two(28 - (index % 28))}T${two(index % 24)}:${two((index * 7) % 60)}:${two((index * 13) % 60)}`;
  const id = String(100_000 + index);
  return {
    payoutId: id,
    status: STATUSES[index % STATUSES.length] ?? '',
    initiatedAt: at,
    settledAt: null,
    recipient: NAMES[(index * 5) % NAMES.length] ?? '',
    accountNumber: String(1_000_000_000 + index * 7919),
    bankName: 'Guaranty Trust Bank',
    currency: 'NGN',
    amount: `${((index * 7919) % 4_000_000) + 1}.${two((index * 31) % 100)}`,
    fee: '10.00',
    type: 'Bank',
    description: `Invoice ${index}`,
    sessionId: `0000132611210842100000${id}`,
    clientReference: `REF-${id}`,
    batchId: id,
    batchReference: `B-${id}`,
    payoutReference: `P-${id}`,
    initiator: 'Amaka Obi',
    approver: null,
  };
});
