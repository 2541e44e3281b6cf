import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import type { paymentLinkStatusCases } from './paymentLinkStatus.cases';
import type { paymentLinkStatusMachine } from './paymentLinkStatus.machine';

export const paymentLinkStatusProperties = deedProperties('PLK-03', 'changed') satisfies Properties<
  typeof paymentLinkStatusMachine,
  typeof paymentLinkStatusCases
>;
