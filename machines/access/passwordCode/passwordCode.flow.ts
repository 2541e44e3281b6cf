import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resendProperties } from '../../kit/resend.properties';
import { passwordCodeMachine } from './passwordCode.machine';

export const passwordCodeCases = {
  inputs: { sent: { subject: 'ada@crafts.test' } },
  events: { 'resend.asked': { now: {} } },
  ports: { send: { answers: { sent: { message: 'Another one is on its way' } }, fails: everyFault } },
  children: {},
  remember: ({ problem }) => [problem !== null],
} satisfies Cases<typeof passwordCodeMachine>;

const passwordCodeProperties = [...resendProperties('SES-09')] satisfies Properties<
  typeof passwordCodeMachine,
  typeof passwordCodeCases
>;

export const passwordCodeFlow = { machine: passwordCodeMachine, cases: passwordCodeCases, properties: passwordCodeProperties };
