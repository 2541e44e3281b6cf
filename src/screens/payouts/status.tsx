import { StatusMark } from '../../ui/StatusMark';

type Look = Pick<Parameters<typeof StatusMark>[0], 'tone' | 'icon'>;

const SECOND_LEVEL = 'Awaiting Second Level Approval Verification';

/** Every status that a payout is known to have, in the order of its life. */
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

/** What nobody told us of stays plain. */
export const lookOf = (status: string): Look => LOOKS.get(status) ?? { tone: 'plain', icon: 'circle-dot' };

export const statusWords = (status: string) => (status === SECOND_LEVEL ? 'Awaiting Second Level' : status);

/** What the filter offers. */
export const STATUS_OPTIONS = [...LOOKS.keys()].map((status) => ({ value: status, label: statusWords(status) }));

/** A payout's status, in colour, sign and word. */
export const PayoutStatus = ({ status }: { readonly status: string }) => (
  <StatusMark {...lookOf(status)}>{statusWords(status)}</StatusMark>
);
