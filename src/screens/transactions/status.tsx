import type { Look, StatusLook } from '../kit/columns';

/** TRX-01: the documents' colours. A status that they do not know looks like a declined payment. */
export const TRANSACTION_STATUS: StatusLook = {
  looks: new Map<string, Look>([
    ['Successful', { tone: 'green', icon: 'circle-check' }],
    ['Awaiting-Confirmation', { tone: 'red', icon: 'hourglass' }],
    ['Initiated', { tone: 'orange', icon: 'circle-dot' }],
    ['Pending', { tone: 'orange', icon: 'hourglass' }],
    ['Processing', { tone: 'orange', icon: 'loader' }],
    ['Reversed', { tone: 'red', icon: 'undo-2' }],
  ]),
  otherwise: { tone: 'red', icon: 'circle-x' },
};
