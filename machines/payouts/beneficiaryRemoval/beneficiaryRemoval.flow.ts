import { type Cases, everyFault } from '../../kit/cases';
import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import { beneficiaryRemovalMachine } from './beneficiaryRemoval.machine';

export const beneficiaryRemovalCases = {
  inputs: { ada: { subject: { id: '7', name: 'ADA OKAFOR' } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { deleted: { message: 'Beneficiary deleted successfully' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof beneficiaryRemovalMachine>;

const beneficiaryRemovalProperties = deedProperties('BEN-03', 'deleted') satisfies Properties<
  typeof beneficiaryRemovalMachine,
  typeof beneficiaryRemovalCases
>;

export const beneficiaryRemovalFlow = {
  machine: beneficiaryRemovalMachine,
  cases: beneficiaryRemovalCases,
  properties: beneficiaryRemovalProperties,
};
