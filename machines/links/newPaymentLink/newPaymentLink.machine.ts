import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { blames, check, isReady } from './newPaymentLink.rules';
import type { NewLink } from './newPaymentLink.types';

/** PLK-02: a new payment link. Its input's `subject` is the key by which it is made once. */
export const newPaymentLinkMachine = form<NewLink, Said>('newPaymentLink', {
  description: 'A new payment link. It is made once, however often it is sent.',
  req: ['PLK-02'],
  calls: ['createPaymentLink'],
  check,
  isReady,
  blames,
  refusal: 'An error occurred',
  says: ({ message }) => message || 'The payment link was created.',
});
