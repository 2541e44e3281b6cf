import { SECOND_LEVEL, statusWords } from '../../../machines/payouts/payouts/statusWords';
import { StatusMark } from '../../ui/feedback/StatusMark';

type Look = Pick<Parameters<typeof StatusMark>[0], 'tone' | 'icon'>;

/** Every known status of a payout, in the order of its life. */
const LOOKS = new Map<string, Look>(
  Object.entries<Look>({
    Initiated: { tone: 'plain', icon: 'circle-dot' },
    'Awaiting Verification': { tone: 'blue', icon: 'key-round' },
    'Awaiting Approval': { tone: 'indigo', icon: 'user-check' },
    [SECOND_LEVEL]: { tone: 'indigo', icon: 'users' },
    Pending: { tone: 'orange', icon: 'hourglass' },
    Processing: { tone: 'orange', icon: 'loader' },
    Approved: { tone: 'green', icon: 'circle-check' },
    Successful: { tone: 'green', icon: 'circle-check' },
    Failed: { tone: 'red', icon: 'circle-x' },
    Rejected: { tone: 'red', icon: 'ban' },
    Declined: { tone: 'red', icon: 'ban' },
  }),
);

/** An unknown status has no colour. */
export const lookOf = (status: string): Look => LOOKS.get(status) ?? { tone: 'plain', icon: 'circle-dot' };

/** The options of the filter. */
export const STATUS_OPTIONS = [...LOOKS.keys()].map((status) => ({ value: status, label: statusWords(status) }));

/** A payout's status as colour, icon and text. */
export const PayoutStatus = ({ status }: { readonly status: string }) => (
  <StatusMark {...lookOf(status)}>{statusWords(status)}</StatusMark>
);
