import type { SaidByFlow } from './said';

export const saidInChargebacks: SaidByFlow = {
  chargebackAnswer: [
    {
      in: ['loading?', 'gathering?'],
      says: [
        'The provider refused the request',
        'The provider has no answer from you yet. Review your answer and submit it again.',
      ],
    },
    {
      in: [
        'loading',
        'loadFailed',
        'settled',
        'deciding',
        'gathering',
        'reviewing',
        'submitting',
        'checkingOutcome',
        'outcomeUnknown',
        'overtaken',
        'overdue',
      ],
      says: ['1 Answer', '2 Review', 'Treat Chargeback'],
    },
    {
      in: ['loading?'],
      says: ['Your draft is kept. The chargeback is loading again.'],
    },
    {
      in: ['loading'],
      says: ['Loading the chargeback…'],
    },
    {
      in: ['loading', 'loadFailed', 'settled', 'deciding', 'gathering', 'overtaken', 'overdue'],
      says: ['1 Answer (current)'],
    },
    {
      in: ['loading', 'loadFailed', 'settled', 'overtaken', 'overdue'],
      says: ['View chargeback'],
      offers: ['View chargeback'],
    },
    {
      in: ['loadFailed'],
      says: ['The provider refused the request. Nothing was sent.', 'Try again'],
      offers: ['Try again'],
    },
    {
      in: ['settled'],
      says: [
        'It was answered on 27-Nov-2026 10:21 am, and its status is Awaiting Response. Nothing more can be sent.',
        'This chargeback can’t be answered.',
      ],
      offers: ['4520'],
    },
    {
      in: ['deciding', 'gathering', 'overdue'],
      says: [
        'Accept',
        'Decline',
        'The customer keeps NGN 186,500.00. You also pay the fee of NGN 2,500.00. This is final.',
        'You dispute it and send evidence. The amount stays held until the bank decides.',
        'Your answer',
      ],
    },
    {
      in: ['deciding', 'gathering'],
      says: ['Save and close'],
      offers: ['Save and close'],
    },
    {
      in: ['deciding', 'gathering', 'reviewing', 'submitting', 'checkingOutcome', 'outcomeUnknown', 'overdue'],
      says: [
        'Goods or services not received',
        'Held now',
        'KPY-1019',
        'Reason',
        'Temitope Balogun says',
        'Transaction',
        'What you answer',
        '“I paid for a generator and it never came.”',
      ],
    },
    {
      in: ['deciding?', 'gathering?'],
      says: ['0 of 5000', '71 of 5000', 'Enter an explanation.'],
    },
    {
      in: ['deciding', 'gathering', 'accepting', 'reviewing', 'submitting', 'checkingOutcome', 'outcomeUnknown', 'overdue'],
      says: ['Amount'],
    },
    {
      in: ['deciding?'],
      says: ['Accept chargeback', 'Choose whether you decline or accept.', 'Draft saved {time}.', 'Say why you accept.'],
      offers: ['Accept chargeback'],
    },
    {
      in: ['deciding?', 'gathering', 'reviewing', 'submitting', 'checkingOutcome', 'outcomeUnknown', 'overdue'],
      says: ['Explanation'],
    },
    {
      in: ['deciding', 'gathering', 'reviewing', 'submitting', 'checkingOutcome', 'outcomeUnknown', 'answered', 'overdue'],
      says: ['4519', 'Chargeback', 'NGN 186,500.00'],
    },
    {
      in: ['deciding', 'gathering', 'reviewing', 'submitting', 'checkingOutcome', 'outcomeUnknown'],
      says: ['Answer by 27-Dec-2026 11:59 pm WAT', 'days, hours, minutes and seconds left'],
    },
    {
      in: ['deciding?', 'gathering?', 'reviewing?', 'submitting?', 'checkingOutcome?', 'outcomeUnknown', 'overtaken', 'overdue?'],
      says: ['We delivered this order on 5 November. The customer signed the waybill.'],
    },
    {
      in: ['gathering?'],
      says: [
        '0 of 5 recommended for “Goods or services not received”',
        '1 of 5 recommended for “Goods or services not received”',
        '15 bytes',
        '304 of 5000',
        '5 recommended documents are missing. You can submit without them.',
        '4 recommended documents are missing. You can submit without them.',
        'Draft saved {time}. Files aren’t part of the draft.',
        'PNG, JPG or PDF. Up to 5 MB each, 10 files and 20 MB together.',
        'PNG, JPG or PDF. Up to 5 MB each, 10 files and 20 MB together. You added 1 file, 15 bytes.',
        'Present',
        'Propose a letter',
        'Your draft is kept.',
        'paper.pdf',
      ],
      offers: ['Propose a letter', 'Remove paper.pdf', 'Review answer'],
    },
    { in: ['gathering', 'overdue?'], says: ['Evidence', 'Proof of delivery'] },
    { in: ['leaving'], says: ['Leave without saving?'], offers: ['Keep editing', 'Leave'] },
    {
      in: ['leaving?'],
      says: [
        'Your text is kept as a draft. The files you chose aren’t part of the draft. You’ll need to choose them again.',
        'The files you chose aren’t part of the draft. You’ll need to choose them again.',
      ],
    },
    {
      in: ['gathering'],
      says: [
        'Add file',
        'Anything else that supports your answer',
        'Delivery address',
        'Emails, chats or call notes',
        'Messages with the customer',
        'Missing',
        'None added',
        'Only if the customer accepted it',
        'Optional',
        'Other documents',
        'Receipt or invoice',
        'Recommended',
        'Refund policy',
        'Review answer',
        'Say what happened, in order, with dates. The bank reads this first.',
        'Shows who received the goods',
        'Signature or delivery photo',
        'The address the customer gave at checkout',
        'Waybill or courier tracking page',
        'What was sold, to whom and when',
      ],
    },
    {
      in: ['gathering?', 'reviewing?', 'submitting?', 'checkingOutcome?', 'overtaken'],
      says: [
        'This is our answer to the chargeback of NGN 186,500.00: goods or services not received. Temitope Balogun paid NGN 186,500.00 on 2 November 2026 for order KOR-1019 (payment KPY-1019). The retrieval reference number of the payment is 629114703358. We didn’t refund it. What we delivered, when and how:',
      ],
    },
    { in: ['accepting', 'answered', 'leaving'], says: ['Go to notices'], offers: ['Close', 'Go to notices'] },
    {
      in: ['accepting', 'answered'],
      says: ['186,500.00'],
    },
    {
      in: ['accepting'],
      says: [
        'Accept and pay NGN 189,000.00',
        'Accept this chargeback?',
        'Cancel',
        'You accept chargeback 4519. The customer keeps the amount, and the bank closes the chargeback. This is final.',
        'You give up',
      ],
      offers: ['Accept and pay NGN 189,000.00', 'Cancel'],
    },
    {
      in: ['accepting', 'answered?'],
      says: ['2,500.00', 'Fee', 'NGN 189,000.00'],
    },
    {
      in: ['reviewing', 'submitting?'],
      says: [
        'The bank reviews evidence once. Nothing can be added later. 5 recommended documents are missing: Proof of delivery, Signature or delivery photo, Messages with the customer, Receipt or invoice, Delivery address.',
      ],
    },
    {
      in: ['reviewing', 'submitting'],
      says: ['You can’t change this after you submit.'],
    },
    {
      in: ['reviewing'],
      says: ['Back to your answer', 'Submit Request'],
      offers: ['Back to your answer', 'Submit Request'],
    },
    {
      in: ['reviewing', 'submitting?', 'checkingOutcome?', 'outcomeUnknown?'],
      says: ['Decline chargeback 4519 of NGN 186,500.00', 'No files are sent.'],
    },
    {
      in: ['reviewing', 'submitting', 'checkingOutcome', 'outcomeUnknown'],
      says: ['2 Review (current)', 'You send this to the provider'],
    },
    {
      in: ['submitting'],
      says: ['Cancel submission', 'Submitting your answer. Don’t close this page.', 'Submitting…'],
      offers: ['Cancel submission'],
    },
    {
      in: ['submitting?'],
      says: ['The bank reviews evidence once. Nothing can be added later.'],
    },
    {
      in: ['submitting?', 'checkingOutcome?', 'outcomeUnknown?'],
      says: ['Accept chargeback 4519 of NGN 186,500.00'],
    },
    {
      in: ['checkingOutcome'],
      says: ['Checking the status of your answer…'],
    },
    {
      in: ['outcomeUnknown'],
      says: [
        'Check status',
        'We didn’t get a response. Check the status.',
        'Your answer may have arrived. Nothing is sent twice, and nothing more is sent until we know.',
      ],
      offers: ['Check status'],
    },
    {
      in: ['answered?'],
      says: [
        '0.00',
        'Accepted27-Nov-2026 10:21 am',
        'Answer submitted',
        'Awaiting Response',
        'Chargeback accepted',
        'Done: Explanation sent',
        'Held before',
        'Lost',
        'Moved by this answer',
        'Still held',
        'This chargeback cost you',
        'Upcoming: Money returned or lost',
        'Upcoming: The bank decidesYou see it in Feedback Threads',
        'You accepted',
        'You declined',
      ],
    },
    {
      in: ['answered'],
      says: ['Done', 'disputed by Temitope Balogun'],
      offers: ['Chargeback', 'Done'],
    },
    {
      in: ['overtaken'],
      says: [
        'Somebody at Bluecrest Stores answered it on 27-Nov-2026 10:21 am.',
        'Your answer was not taken, and the status is Awaiting Response.',
        'The answer that was sent',
        'This chargeback was decided or answered before your answer arrived.',
        'Your explanation',
      ],
    },
    {
      in: ['overtaken', 'overdue?'],
      says: ['Copy explanation'],
      offers: ['Copy explanation'],
    },
    {
      in: ['overdue'],
      says: [
        '27-Dec-2026 11:59 pm WAT',
        'Read only',
        'The bank decides without your answer. NGN 186,500.00 stays held until then. Your draft is kept below.',
        'The time to answer ended at 11:59 pm on 27-Dec-2026. Nothing was sent.',
        'Time to answer ended',
      ],
    },
    {
      in: ['overdue?'],
      says: ['—'],
    },
    {
      in: [
        'loading',
        'loadFailed',
        'deciding',
        'gathering',
        'reviewing',
        'submitting',
        'checkingOutcome',
        'outcomeUnknown',
        'overtaken',
        'overdue',
      ],
      offers: ['4519'],
    },
  ],
};
