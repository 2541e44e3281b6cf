import '../../ui/theme/chargebackIcons';
import type { Look, StatusLook } from '../kit/columns';

/** STL-01, STL-02: the documents' colours. They have none for Partial-Completed and Flagged. Other statuses are shown as they come. */
export const SETTLEMENT_STATUS: StatusLook = {
  looks: new Map<string, Look>([
    ['Completed', { tone: 'green', icon: 'circle-check' }],
    ['Partial-Completed', { tone: 'orange', icon: 'circle-dot' }],
    ['Pending', { tone: 'orange', icon: 'hourglass' }],
    ['Flagged', { tone: 'red', icon: 'shield-alert' }],
    ['Failed', { tone: 'red', icon: 'circle-x' }],
  ]),
  otherwise: { tone: 'plain', icon: 'circle-dot' },
};

export const lookOf = (status: string): Look => SETTLEMENT_STATUS.looks.get(status) ?? SETTLEMENT_STATUS.otherwise;
