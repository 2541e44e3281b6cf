import { type Cases, everyFault } from '../../kit/flow/cases';
import { ada } from '../beneficiaries/beneficiaries.flow';
import type { beneficiaryCheckMachine } from './beneficiaryCheck.machine';

export const beneficiaryCheckCases = {
  inputs: { ada: { subject: ada }, renamed: { subject: { ...ada, name: 'ADUNNI BELLO' } } },
  events: { 'check.confirmed': { now: {} }, 'check.dismissed': { now: {} } },
  ports: { look: { answers: { ada: { accountName: 'ADA OKAFOR' } }, fails: everyFault } },
  children: {},
  remember: ({ subject, problem }) => [subject.name, problem !== null],
} satisfies Cases<typeof beneficiaryCheckMachine>;
