import type { PayoutFilter } from '../../../machines/payouts/payouts/payouts.machine';
import { KeywordSearch } from '../kit/KeywordSearch';

const COLUMNS = [
  { value: 'recipient', label: 'Recipient' },
  { value: 'beneficiaryNumber', label: 'Beneficiary number' },
  { value: 'clientReference', label: 'Client reference' },
  { value: 'sessionId', label: 'Session ID' },
] as const;

interface PayoutSearchProps {
  readonly filter: PayoutFilter;
  readonly onSearch: (filter: PayoutFilter) => void;
}

/** By whom a payout is known. */
export const PayoutSearch = (props: PayoutSearchProps) => (
  <KeywordSearch<PayoutFilter['column'], PayoutFilter> label="Search payouts" columns={COLUMNS} {...props} />
);
