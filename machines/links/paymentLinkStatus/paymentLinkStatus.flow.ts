import { type Cases, everyFault } from '../../kit/cases';
import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import { paymentLinkStatusMachine } from './paymentLinkStatus.machine';

export const paymentLinkStatusCases = {
  inputs: { stall: { subject: { reference: 'KPL-086B041CE41209FF', isActive: true } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { changed: { message: 'Payment link deactivated successfully' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof paymentLinkStatusMachine>;

const paymentLinkStatusProperties = deedProperties('PLK-03', 'changed') satisfies Properties<
  typeof paymentLinkStatusMachine,
  typeof paymentLinkStatusCases
>;

export const paymentLinkStatusFlow = {
  machine: paymentLinkStatusMachine,
  cases: paymentLinkStatusCases,
  properties: paymentLinkStatusProperties,
};
