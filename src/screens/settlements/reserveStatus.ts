import '../../ui/theme/evidenceIcons';
import type { Look, StatusLook } from '../kit/columns';

/** RSV-01: the documents' colours of Completed and Due, and ours of the others. */
export const RESERVE_STATUS: StatusLook = {
  looks: new Map<string, Look>([
    ['Completed', { tone: 'green', icon: 'circle-check' }],
    ['Due', { tone: 'red', icon: 'lock-open' }],
    ['Almost due', { tone: 'orange', icon: 'clock' }],
    ['Not due', { tone: 'plain', icon: 'lock' }],
  ]),
  otherwise: { tone: 'plain', icon: 'circle-dot' },
};
