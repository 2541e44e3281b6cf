import type { SaidByFlow } from './said';

const READ = ['reading', 'submitting', 'checkingOutcome', 'outcomeUnknown'];

export const saidInInvoices: SaidByFlow = {
  invoice: [
    {
      in: ['copying', 'loading', 'loadFailed', 'filling', ...READ],
      says: ['1 Fill in', '2 Review', 'New Invoice'],
    },
    { in: ['copying', 'loading', 'loadFailed', 'filling'], says: ['1 Fill in (current)'], offers: ['Back to invoices'] },
    { in: READ, says: ['2 Review (current)'] },
    { in: ['copying', 'loading'], says: ['Loading the form…'] },
    { in: ['loadFailed'], says: ['Try again'], offers: ['Try again'] },
    {
      in: ['filling'],
      says: [
        'Title',
        'Due date',
        'Customer name',
        'Customer email',
        'Company name',
        'Company email',
        'Customer address',
        'Discount',
        'Tax',
        'Note to recipient',
        'Let the customer pay a part',
      ],
      offers: ['Add item', 'Review invoice'],
    },
    {
      in: READ,
      says: [
        'You ask for',
        'The items, discount and tax add up to the total.',
        'The customer can’t pay more than the total.',
        'Part payments',
        'Not allowed',
      ],
    },
    {
      in: ['reading'],
      says: ['Nothing has been sent yet. You can’t change an invoice after you send it.'],
      offers: ['Back to the form'],
    },
    { in: ['submitting'], says: ['Sending…'] },
    { in: ['checkingOutcome'], says: ['Checking the status of your invoice…'] },
    { in: ['outcomeUnknown'], offers: ['Check status'] },
    { in: ['sent'], says: ['Invoice sent Successfully', 'You asked for', 'Sent to'], offers: ['Download Invoice'] },
  ],
};
