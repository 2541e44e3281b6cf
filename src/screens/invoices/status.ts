import type { Look, StatusLook } from '../kit/columns';

/** INV-01: the documented statuses and ours. Other statuses are shown as they come. */
const INVOICE_STATUS: StatusLook = {
  looks: new Map<string, Look>([
    ['Successful', { tone: 'green', icon: 'circle-check' }],
    ['Pending', { tone: 'orange', icon: 'hourglass' }],
    ['Awaiting-Confirmation', { tone: 'red', icon: 'clock-alert' }],
    ['Failed', { tone: 'red', icon: 'circle-x' }],
    ['Void', { tone: 'plain', icon: 'ban' }],
  ]),
  otherwise: { tone: 'plain', icon: 'circle-dot' },
};

export const lookOf = (status: string): Look => INVOICE_STATUS.looks.get(status) ?? INVOICE_STATUS.otherwise;
