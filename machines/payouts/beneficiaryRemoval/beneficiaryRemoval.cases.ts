import { type Cases, everyFault } from '../../kit/cases';
import type { beneficiaryRemovalMachine } from './beneficiaryRemoval.machine';

export const beneficiaryRemovalCases = {
  inputs: { ada: { subject: { id: '7', name: 'ADA OKAFOR' } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { deleted: { message: 'Beneficiary deleted successfully' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof beneficiaryRemovalMachine>;
