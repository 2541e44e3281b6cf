import { type Cases, everyFault } from '../../kit/flow/cases';
import { passwordCases, passwordFaults } from '../../kit/stepUp/stepUp.flow';
import { newKeys, usedKeys } from '../apiKeys/apiKeys.flow';
import type { keyRenewalMachine } from './keyRenewal.machine';
import { fingerprintOf } from './keyRenewal.rules';

const renewed = { after: newKeys, handle: 'place 1', generatedAt: '2026-11-22T09:16:00', message: '' };

export const keyRenewalCases = {
  inputs: { used: { before: usedKeys } },
  events: {
    'password.changed': passwordCases,
    'renewal.confirmed': { now: {} },
    'renewal.dismissed': { now: {} },
    'compare.retried': { now: {} },
    'sheet.closed': { now: {} },
  },
  ports: {
    renew: { answers: { renewed }, fails: everyFault },
    compare: { answers: { same: usedKeys, other: newKeys }, fails: everyFault },
  },
  children: {},
  machineOnly: {
    inputs: { none: { before: [] } },
    ports: {
      renew: {
        answers: { withoutKeys: { ...renewed, after: [], generatedAt: null } },
        fails: {
          ...passwordFaults,
          meanwhile: { kind: 'server', status: 409, message: 'Someone generated new keys' },
        },
      },
      compare: { answers: { none: [] } },
    },
  },
  remember: ({ before, after, handle, password, passwordProblem, problem, lost, generatedAt }) => [
    ...[fingerprintOf(before), after === null ? null : fingerprintOf(after), handle, password],
    ...[passwordProblem !== null, problem !== null, lost, generatedAt],
  ],
} satisfies Cases<typeof keyRenewalMachine>;
