import { StatusMark } from '../../ui/feedback/StatusMark';

type Look = Pick<Parameters<typeof StatusMark>[0], 'tone' | 'icon'>;

const LOOKS = new Map<string, Look>(
  Object.entries<Look>({
    Active: { tone: 'green', icon: 'circle-check' },
    'Pending-Approval': { tone: 'orange', icon: 'hourglass' },
    'Pending-Verification': { tone: 'blue', icon: 'key-round' },
    New: { tone: 'indigo', icon: 'circle-dashed' },
    Declined: { tone: 'red', icon: 'ban' },
  }),
);

/** The verification status of a business as colour, icon and text. An unknown status has no colour. */
export const BusinessStatus = ({ status }: { readonly status: string }) => (
  <StatusMark {...(LOOKS.get(status) ?? { tone: 'plain', icon: 'circle-dot' })}>{status.replaceAll('-', ' ')}</StatusMark>
);
