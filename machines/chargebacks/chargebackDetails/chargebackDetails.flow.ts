import { resourceFlow } from '../../kit/resource/resource.flow';
import { chargeback } from '../chargebacks/chargebacks.flow';
import { chargebackDetailsMachine, type Disputed } from './chargebackDetails.machine';

/** A chargeback that needs an answer, with a notice of the bank. */
export const disputed: Disputed = {
  chargeback: {
    ...chargeback(19),
    settlement: null,
    thread: [
      {
        comment: 'The cardholder’s bank opened a chargeback: goods not received. Send proof of delivery.',
        isAdmin: true,
        isFinal: false,
        createdAt: '2026-11-17T14:36:00',
        proofs: [{ id: '1', address: 'https://files.test/notice', name: 'bank-notice.pdf', category: '', size: 90_112 }],
      },
    ],
  },
  order: {
    paymentType: 'Card',
    customerName: 'Temitope Balogun',
    email: 't.balogun@customer.test',
    mobile: '',
    customerId: '7',
    amount: '186500.00',
    charged: '186500.00',
    paymentReference: 'KPY-1019',
    orderReference: 'KOR-1019',
    fee: '2000.00',
    paidAt: '2026-11-02T11:20:00',
    refunded: '0.00',
    settlement: { id: '12', reference: 'STL-20261103-01', at: '2026-11-03T06:00:00', amount: '184500.00' },
  },
  ahead: 0,
};

export const chargebackDetailsFlow = resourceFlow(chargebackDetailsMachine, {
  key: '4519',
  answers: { pending: disputed },
  screen: { path: '/dashboard/chargeback/{chargebackId}/details', as: 'amaka.obi@bluecrest.test', disputed: 'open' },
  sees: { loading: 'Chargeback details', loaded: 'Feedback Threads' },
});
