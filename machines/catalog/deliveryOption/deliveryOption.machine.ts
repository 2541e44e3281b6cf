import { form } from '../../kit/form/form.machine';
import { fieldByLabel, isFilled, singleLine, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Edits } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { readAmount } from '../../kit/values/money';
import { currencyNow, knownCurrency } from '../catalogs/catalogs.machine';
import type { DeliveryOption } from '../deliveryOptions/deliveryOptions.machine';

/** The input for a delivery option. */
export interface DeliveryForm {
  readonly name: string;
  readonly note: string;
  /** Empty and 0: free. */
  readonly fee: string;
  /** Of the catalog. */
  readonly currency: string;
  /** Customers no longer see it if false. */
  readonly isOffered: boolean;
  /** As loaded. Empty of a new one. */
  readonly version: string;
}

export const emptyDelivery = (currency: string): DeliveryForm => ({
  ...{ name: '', note: '', fee: '', currency, isOffered: true, version: '' },
});

export const formOfDelivery = ({ name, note, fee, isOffered, version }: DeliveryOption, currency: string): DeliveryForm => ({
  ...{ name, note, fee, currency, isOffered, version },
});

/** CAT-01: a name is required, and the fee is an amount or nothing. */
export const validateDelivery = validateWith<DeliveryForm>({
  name: singleLine('Name', 60),
  note: textUpTo(100),
  fee: (text, { currency }) => (isFilled(text) ? readAmount(text, currency).error : null),
});

const edits: Edits<DeliveryForm> = {
  thing: 'delivery option',
  labels: { name: 'Name', note: 'Note to customers', fee: 'Fee', isOffered: 'Offer it to customers' },
};

const byLabel = fieldByLabel({ name: 'Name', note: 'Note', fee: 'Fee' });

/** CAT-01: creates a delivery option, or changes it. The subject is the catalog, and the option after a slash if there is one. */
export const deliveryOptionMachine = form<DeliveryForm, Said>('deliveryOption', {
  calls: ['createDeliveryOption', 'updateDeliveryOption', 'getDeliveryOption'],
  callsOneOf: true,
  req: ['CAT-01'],
  description: 'Creates or edits a delivery option of a catalog.',
  validate: validateDelivery,
  edits,
  derivedFields: ['currency'],
  fieldOfError: (said) => (currencyNow(said) === null ? byLabel(said) : 'fee'),
  knownFrom: knownCurrency,
  failureMessage: 'We couldn’t save the delivery option. Try again.',
  successMessage: 'Delivery option saved.',
});

export const selectDelivery = selectForm(validateDelivery, null, edits);
