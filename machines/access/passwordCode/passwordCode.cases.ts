import { type Cases, everyFault } from '../../kit/cases';
import type { passwordCodeMachine } from './passwordCode.machine';

export const passwordCodeCases = {
  inputs: { sent: { subject: 'ada@crafts.test' } },
  events: { 'resend.asked': { now: {} } },
  ports: { send: { answers: { sent: { message: 'Another one is on its way' } }, fails: everyFault } },
  children: {},
  remember: ({ problem }) => [problem !== null],
} satisfies Cases<typeof passwordCodeMachine>;
