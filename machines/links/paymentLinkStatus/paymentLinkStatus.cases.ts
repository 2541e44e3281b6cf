import { type Cases, everyFault } from '../../kit/cases';
import type { paymentLinkStatusMachine } from './paymentLinkStatus.machine';

export const paymentLinkStatusCases = {
  inputs: { stall: { subject: { reference: 'KPL-086B041CE41209FF', isActive: true } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { changed: { message: 'Payment link deactivated successfully' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof paymentLinkStatusMachine>;
