import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resendProperties } from '../../kit/resend.properties';
import { verificationMailMachine } from './verificationMail.machine';

export const verificationMailCases = {
  inputs: { sent: { subject: 'ada@crafts.test' } },
  events: { 'resend.asked': { now: {} } },
  ports: { send: { answers: { sent: { message: 'Another one is on its way' } }, fails: everyFault } },
  children: {},
  remember: ({ problem }) => [problem !== null],
} satisfies Cases<typeof verificationMailMachine>;

const verificationMailProperties = [...resendProperties('SUP-04')] satisfies Properties<
  typeof verificationMailMachine,
  typeof verificationMailCases
>;

export const verificationMailFlow = {
  machine: verificationMailMachine,
  cases: verificationMailCases,
  properties: verificationMailProperties,
};
