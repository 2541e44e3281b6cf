import type { AuthOption } from '../../../contract/links/paymentLinks';
import { hostBehind, isWebAddress } from '../../../contract/webAddress';
import { form } from '../../kit/form.machine';
import { firstError, isFilled, maxLength, optional, type Rule, required, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import { isPositive, readAmount } from '../../kit/money';
import type { Said } from '../../kit/otp.types';

/** A new link as it is typed, under the names of the call. Empty: none. */
export interface NewLink {
  readonly name: string;
  readonly description: string;
  /** The code of one of the provider's types. */
  readonly paymentType: string;
  readonly currency: string;
  readonly amount: string;
  readonly limit: string;
  readonly redirectUrl: string;
  readonly authOption: AuthOption;
  readonly splitSettlementId: string;
}

/** PLK-02: with authentication, unless it is chosen otherwise. */
export const blank = (currency: string): NewLink => ({
  name: '',
  description: '',
  paymentType: '',
  currency,
  amount: '',
  limit: '',
  redirectUrl: '',
  authOption: 'AUTH',
  splitSettlementId: '',
});

/** PLK-02: the button is dead without these three. */
export const isReady = ({ name, paymentType, currency }: NewLink) => [name, paymentType, currency].every(isFilled);

const amount = (text: string, { currency }: Pick<NewLink, 'currency'>): string | null => {
  const { amount: read, error } = readAmount(text, currency);
  if (read === null) return error;
  return isPositive(read) ? null : 'The amount must be above zero. Leave it empty for any amount.';
};

const MOST_PAYMENTS = 1_000_000;
const limit: Rule<string> = (text) =>
  /^[1-9]\d{0,6}$/.test(text.trim()) && Number(text) <= MOST_PAYMENTS
    ? null
    : 'A whole number from 1 to 1,000,000. Leave it empty for no limit.';

/** The documents' hint at the redirect URL, with its second host filled in; where the host is another than it looks, which one. */
export function redirectHint(redirectUrl: string): string {
  const host = hostBehind(redirectUrl.trim());
  return host === null ? 'the redirect URL must include http:// or https://' : `Browsers go to ${host}.`;
}

const redirectUrl: Rule<string> = (text) =>
  isWebAddress(text.trim())
    ? null
    : 'A whole address that begins with http:// or https://, without blanks and without a user name.';

export const check = validateWith<NewLink>({
  name: firstError(required('Name'), maxLength(100)),
  description: maxLength(250),
  paymentType: required('Payment type'),
  currency: required('Currency'),
  amount,
  limit: optional(limit),
  redirectUrl: optional(redirectUrl),
});

/** The field that a refusal speaks of. */
export function blames(said: string): keyof NewLink | null {
  const spoken = said.toLowerCase();
  const fields = ['redirectUrl', 'amount', 'limit', 'currency', 'description'] as const;
  if (spoken.includes('payment type')) return 'paymentType';
  if (spoken.includes('split settlement')) return 'splitSettlementId';
  return fields.find((field) => spoken.startsWith(field.toLowerCase()) || spoken.endsWith(field)) ?? null;
}

/** PLK-02: a new payment link. Its input's `subject` is the key by which it is made once. */
export const newPaymentLinkMachine = form<NewLink, Said>('newPaymentLink', {
  description: 'Creates a payment link. A repeated request never creates a second one.',
  req: ['PLK-02'],
  calls: ['createPaymentLink'],
  check,
  isReady,
  blames,
  refusal: 'An error occurred',
  says: ({ message }) => message || 'The payment link was created.',
});

export const selectNewPaymentLink = selectForm(check);
