import '../../ui/theme/chargebackIcons';
import type { Look, StatusLook } from '../kit/columns';

/** CBK-01: the documents' colours. Other statuses are shown as they come. */
export const CHARGEBACK_STATUS: StatusLook = {
  looks: new Map<string, Look>([
    ['New', { tone: 'blue', icon: 'circle-dot' }],
    ['Pending', { tone: 'orange', icon: 'hourglass' }],
    ['Awaiting Response', { tone: 'indigo', icon: 'landmark' }],
    ['Assessment', { tone: 'plain', icon: 'scale' }],
    ['Won', { tone: 'green', icon: 'circle-check' }],
    ['Lost', { tone: 'red', icon: 'circle-x' }],
    ['Accepted', { tone: 'red', icon: 'check' }],
  ]),
  otherwise: { tone: 'plain', icon: 'circle-dot' },
};

export const lookOf = (status: string): Look => CHARGEBACK_STATUS.looks.get(status) ?? CHARGEBACK_STATUS.otherwise;
