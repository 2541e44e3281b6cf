import type { AuthOption } from '../../../contract/links/paymentLinks';
import { hostBehind, isWebAddress } from '../../../contract/webAddress';
import { form } from '../../kit/form/form.machine';
import { firstError, isFilled, optional, type Rule, required, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Creates } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { isPositive, readAmount } from '../../kit/values/money';
import { LIST } from '../paymentLinks/paymentLinks.machine';

/** The input for a new link, with the names of the call. Optional fields may be empty. */
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

/** PLK-02: authentication is on by default. */
export const emptyValues = (currency: string): NewLink => ({
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

/** PLK-02: the button is disabled without these three. */
export const isReady = ({ name, paymentType, currency }: NewLink) => [name, paymentType, currency].every(isFilled);

const amount = (text: string, { currency }: Pick<NewLink, 'currency'>): string | null => {
  const { amount: read, error } = readAmount(text, currency);
  if (read === null) return error;
  return isPositive(read) ? null : 'Enter an amount greater than 0, or leave empty to let the customer choose.';
};

const MOST_PAYMENTS = 1_000_000;
const limit: Rule<string> = (text) =>
  /^[1-9]\d{0,6}$/.test(text.trim()) && Number(text) <= MOST_PAYMENTS
    ? null
    : 'Enter a whole number from 1 to 1,000,000, or leave empty for no limit.';

/** Returns the documents' hint about the redirect URL, with its host filled in. If the host looks like another one, the hint names it. */
export function redirectHint(redirectUrl: string): string {
  const host = hostBehind(redirectUrl.trim());
  return host === null ? 'the redirect URL must include http:// or https://' : `This address opens ${host}.`;
}

const redirectUrl: Rule<string> = (text) =>
  isWebAddress(text.trim()) ? null : 'Enter a full address starting with http:// or https://, without spaces or a user name.';

export const validate = validateWith<NewLink>({
  name: firstError(required('Name'), textUpTo(100)),
  description: textUpTo(250),
  paymentType: required('Payment type'),
  currency: required('Currency'),
  amount,
  limit: optional(limit),
  redirectUrl: optional(redirectUrl),
});

/** Returns the field that a refusal is about. */
export function fieldOfError(said: string): keyof NewLink | null {
  const spoken = said.toLowerCase();
  const fields = ['redirectUrl', 'amount', 'limit', 'currency', 'description'] as const;
  if (spoken.includes('payment type')) return 'paymentType';
  if (spoken.includes('split settlement')) return 'splitSettlementId';
  return fields.find((field) => spoken.startsWith(field.toLowerCase()) || spoken.endsWith(field)) ?? null;
}

const creates: Creates<NewLink> = { thing: 'payment link', nameOf: ({ name }) => name.trim(), list: LIST };

/** PLK-02: creates a payment link. */
export const newPaymentLinkMachine = form<NewLink, Said>('newPaymentLink', {
  description: 'Creates a payment link. A repeated request never creates a second one.',
  req: ['PLK-02'],
  calls: ['createPaymentLink'],
  validate,
  isReady,
  creates,
  fieldOfError,
  failureMessage: 'An error occurred',
  successMessage: 'Payment link created.',
});

export const selectNewPaymentLink = selectForm(validate, creates);
