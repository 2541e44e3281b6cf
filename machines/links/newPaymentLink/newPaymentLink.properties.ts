import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import type { newPaymentLinkCases } from './newPaymentLink.cases';
import type { newPaymentLinkMachine } from './newPaymentLink.machine';
import { check } from './newPaymentLink.rules';

export const newPaymentLinkProperties = formProperties({ req: 'PLK-02', answers: ['created'], check }) satisfies Properties<
  typeof newPaymentLinkMachine,
  typeof newPaymentLinkCases
>;
