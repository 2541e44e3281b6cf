import { type Cases, everyFault } from '../../kit/flow/cases';
import { webhook } from '../currentWebhook/currentWebhook.flow';
import type { webhookMachine } from './webhook.machine';
import { blocker } from './webhook.rules';
import type { TestResult } from './webhook.types';

const OLD = webhook.address;
const NEW = 'https://api.bluecrest.test/v2/webhooks/kontor';
const OTHER = 'https://other.bluecrest.test/hooks';

const arrived: TestResult = { isArrived: true, code: 200, problem: '', ms: 212, response: '{"received":true}' };
const refused: TestResult = { isArrived: false, code: 503, problem: '', ms: 97, response: '<b>Service Unavailable</b>' };

export const webhookCases = {
  inputs: { edit: { current: OLD, mode: 'edit' }, test: { current: OLD, mode: 'test' } },
  events: {
    'address.changed': { next: { address: NEW }, private: { address: 'http://192.168.1.1/hooks' } },
    'address.submitted': { now: {} },
    'review.left': { now: {} },
    'address.confirmed': { now: {} },
    'compare.retried': { now: {} },
    'test.retried': { now: {} },
    dismissed: { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
  },
  ports: {
    save: { answers: { saved: { message: 'Webhook URL updated successfully' } }, fails: everyFault },
    compare: {
      answers: { unchanged: { address: OLD }, taken: { address: NEW }, other: { address: OTHER } },
      fails: everyFault,
    },
    test: { answers: { arrived, refused }, fails: everyFault },
  },
  children: {},
  machineOnly: {
    inputs: { first: { current: '', mode: 'edit' } },
    ports: { save: { fails: { changed: { kind: 'server', status: 409, message: 'Someone changed the webhook URL.' } } } },
  },
  remember: ({ current, mode, typed, isSaved, result, problem }) => [
    ...[current, mode, blocker({ current, typed }) === null, typed],
    ...[isSaved, result?.isArrived ?? null, problem !== null],
  ],
} satisfies Cases<typeof webhookMachine>;
