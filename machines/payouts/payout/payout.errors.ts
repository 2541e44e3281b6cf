/** The errors below the fields of a transfer. The text itself is never changed. */
import { textUpTo } from '../../kit/form/form.rules';
import { readAmount } from '../../kit/values/money';
import { ACCOUNT_NUMBER, bareNumber, MERCHANT_ID, numberError, short } from '../../kit/values/readings';
import type { Draft, InternationalDetails, PayoutContext } from './payout.types';

export interface FieldErrors {
  readonly accountNumber: string | null;
  readonly amount: string | null;
  readonly description: string | null;
  readonly abroad: Readonly<Record<keyof InternationalDetails, string | null>>;
}

/** GEN-03. */
const line = textUpTo(100);
const LONGEST_IBAN = 34;
const LONGEST_SWIFT = 11;
/** The provider's limit. */
const routing = textUpTo(40);

function ibanError(text: string): string | null {
  const number = bareNumber(text);
  if (!/^[A-Z0-9]*$/i.test(number)) return `“${short(text)}” is not an account number. Use letters and digits only.`;
  return number.length > LONGEST_IBAN ? `The account number has ${number.length} characters. It may have ${LONGEST_IBAN}.` : null;
}

const swiftError = (text: string) =>
  bareNumber(text).length > LONGEST_SWIFT ? 'The SWIFT code is too long. It has 8 or 11 letters and digits.' : null;

const detailErrors = (details: InternationalDetails): FieldErrors['abroad'] => ({
  recipientName: line(details.recipientName),
  recipientAddress: line(details.recipientAddress),
  bankName: line(details.bankName),
  bankAddress: line(details.bankAddress),
  routingNumber: routing(details.routingNumber),
  swiftCode: swiftError(details.swiftCode),
});

export const accountError = ({ type, accountNumber }: Pick<Draft, 'type' | 'accountNumber'>, isAbroad: boolean): string | null =>
  isAbroad ? ibanError(accountNumber) : numberError(accountNumber, type === 'Bank' ? ACCOUNT_NUMBER : MERCHANT_ID);

export const fieldErrors = ({ draft, currency }: Pick<PayoutContext, 'draft' | 'currency'>, isAbroad: boolean): FieldErrors => ({
  accountNumber: accountError(draft, isAbroad),
  amount: readAmount(draft.amount, currency).error,
  description: line(draft.description),
  abroad: detailErrors(draft.abroad),
});

/** Whether the provider would refuse any text. Fields that are not shown do not count. */
export const hasWrongText = ({ description, abroad }: FieldErrors, isAbroad: boolean): boolean =>
  description !== null ||
  (isAbroad && Object.entries(abroad).some(([detail, error]) => detail !== 'swiftCode' && error !== null));
