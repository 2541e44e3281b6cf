import type { SaidByFlow } from './said';

export const saidInFundings: SaidByFlow = {
  fundingNotification: [
    {
      in: ['submitting', 'confirming'],
      says: [
        'You are about to re-push webhook',
        'The notification is sent again. No money moves.',
        'Sent to',
        'Event ID',
        'evt_7f20c1d94e0b',
        'The same as before, so your server can tell',
        'Last delivery',
        '20-Nov-2026, 4:11 pm, delivered',
      ],
    },
    { in: ['confirming'], offers: ['Close', 'No', 'Yes, Re-push webhook'] },
  ],
};
