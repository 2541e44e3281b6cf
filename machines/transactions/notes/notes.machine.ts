import type { Note } from '../../../contract/transactions/notes';
import { resource } from '../../kit/resource/resource.machine';

export type { Note } from '../../../contract/transactions/notes';

/** TRX-04, PAY-01, CUS-04: the notes about one transaction, payout or customer, oldest first. The key is that of `noteKey`. */
export const notesMachine = resource<readonly Note[], string>('notes', {
  calls: ['listNotes'],
  req: ['TRX-04', 'PAY-01', 'CUS-04'],
  description: 'Shows the notes of the business about one transaction, payout or customer.',
});
