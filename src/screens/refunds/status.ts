import type { Look, StatusLook } from '../kit/columns';

/** RFD-01: the documents' colours. Other statuses are shown as they come. */
export const REFUND_STATUS: StatusLook = {
  looks: new Map<string, Look>([
    ['Approved', { tone: 'green', icon: 'circle-check' }],
    ['Successful', { tone: 'green', icon: 'circle-check' }],
    ['Processing', { tone: 'orange', icon: 'loader' }],
    ['Pending', { tone: 'orange', icon: 'loader' }],
    ['Declined', { tone: 'red', icon: 'circle-x' }],
    ['Error', { tone: 'red', icon: 'circle-x' }],
  ]),
  otherwise: { tone: 'plain', icon: 'circle-dot' },
};
