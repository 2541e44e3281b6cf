import type { SaidByFlow } from './said';

export const saidInRefunds: SaidByFlow = {
  refund: [
    {
      in: [
        'filling',
        'confirming',
        'submitting',
        'checkingOutcome',
        'loadingPayment',
        'outcomeUnknown',
        'succeeded',
        'declined',
        'enteringReference',
        'loadFailed',
      ],
      says: ['1 Details', '2 Review', '3 Done'],
    },
    {
      in: ['filling', 'loadingPayment', 'loadFailed'],
      says: ['Refund'],
    },
    {
      in: ['filling', 'confirming', 'submitting', 'checkingOutcome'],
      says: ['Review refund'],
    },
    {
      in: ['filling', 'confirming'],
      says: ['Ada Coker', 'Left now', 'Left after this refund'],
    },
    {
      in: ['filling?'],
      says: [
        'Card 4242 42•• •••• 4242, KOR-1001',
        'Optional',
        'Nothing was refunded. Check the amount, then review the refund again.',
        'The provider refused the request',
        'Card 4242 42•• •••• 4242, KOR-1001, KPY-1001',
        'Enter the reason.',
      ],
      offers: ['Review refund', 'Change transaction'],
    },
    {
      in: ['filling?', 'confirming?'],
      says: ['−50.00', 'NGN 84,430.00'],
    },
    {
      in: ['filling'],
      says: ['Amount', 'NGN', 'You can refund up to NGN 84,480.00.'],
      offers: ['Refund all'],
    },
    {
      in: ['filling', 'confirming', 'succeeded?'],
      says: ['Reason'],
    },
    {
      in: ['filling', 'confirming', 'succeeded'],
      says: ['84,480.00', 'This refund'],
    },
    {
      in: ['filling?', 'confirming?', 'succeeded'],
      says: ['−84,480.00', 'NGN 0.00'],
    },
    {
      in: ['confirming'],
      says: [
        'You refund',
        'Customer',
        'Goes back to',
        'Card 4242 42•• •••• 4242',
        'Order reference',
        'KOR-1001',
        'Fee of NGN 1,267.50',
      ],
      offers: ['Back'],
    },
    {
      in: ['confirming?', 'outcomeUnknown', 'succeeded'],
      says: ['NGN 84,480.00'],
    },
    {
      in: ['confirming', 'succeeded'],
      says: ['Not returned'],
    },
    {
      in: ['submitting'],
      says: ['Refunding…'],
    },
    {
      in: ['checkingOutcome'],
      says: ['Checking the status of your refund…'],
    },
    {
      in: ['loadingPayment'],
      says: ['Loading what is left to refund…'],
    },
    {
      in: ['outcomeUnknown'],
      says: [
        'We couldn’t confirm this yet',
        'You asked to refund',
        'We didn’t get a response, so the refund may have gone through. Check its status before you refund again. Until then, we won’t send anything else from here.',
      ],
      offers: ['Not now', 'Check status'],
    },
    {
      in: ['outcomeUnknown', 'succeeded', 'declined'],
      says: ['to Ada Coker, Card 4242 42•• •••• 4242'],
    },
    {
      in: ['confirming?', 'succeeded?'],
      says: ['Returned'],
    },
    {
      in: ['succeeded'],
      says: ['Refund sent', 'You refunded', 'Approved', 'Left before', 'Left on this transaction', 'Fee'],
    },
    {
      in: ['succeeded', 'declined'],
      says: ['RFD-1'],
      offers: ['Refund reference', 'View refund', 'Done'],
    },
    {
      in: ['filling?', 'confirming?'],
      says: ['−20.00', 'NGN 84,460.00', '−13.15', 'NGN 84,466.85'],
    },
    {
      in: ['confirming?'],
      says: [
        'NGN 20.00',
        'This may be a duplicate.',
        'Ngozi Eze refunded NGN 20.00 of this transaction on November 20th 2026, 9:10 am. View earlier refund',
        'Send a second refund of NGN 20.00',
        'Confirm the second refund.',
      ],
      offers: ['Refund NGN 84,480.00', 'Refund NGN 20.00', 'Refund NGN 13.15', 'View earlier refund'],
    },
    {
      in: ['confirming?', 'declined'],
      says: ['NGN 13.15'],
    },
    {
      in: ['declined'],
      says: [
        'Refund declined',
        'You didn’t refund',
        'Declined',
        'The customer’s bank declined this refund.',
        'Your money stays with you, and the same amount is left to refund.',
      ],
    },
    {
      in: ['enteringReference'],
      says: ['Log a refund', 'Transaction reference', 'The order reference or the payment reference.'],
      offers: ['Find transaction'],
    },
    {
      in: ['loadFailed'],
      says: ['The provider refused the request. Nothing was refunded.'],
      offers: ['Try again'],
    },
    {
      in: [
        'filling',
        'confirming',
        'checkingOutcome',
        'loadingPayment',
        'outcomeUnknown',
        'succeeded',
        'declined',
        'enteringReference',
        'loadFailed',
      ],
      offers: ['Close'],
    },
    {
      in: ['filling', 'enteringReference', 'loadFailed'],
      offers: ['Cancel'],
    },
  ],
};
