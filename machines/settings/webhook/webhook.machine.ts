/**
 * Sets where events are sent (KEY-01): the merchant enters an address, sees the old and the new one, saves it, and a test event is sent to it.
 * Money never moves.
 *
 * What can never happen: an address is saved that did not stand beside the old one; one is saved that may not be a webhook; a lost response
 * counts as saved before it is known; a test that fails takes the address back.
 */
import { assign, emit, setup } from 'xstate';
import type { Webhook } from '../../../contract/settings/webhooks';
import { ended, expired } from '../../kit/flow/ends';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withFault, withPatch } from '../../kit/flow/given';
import { leaves, leaving } from '../../kit/flow/leaving';
import { port } from '../../kit/flow/port';
import type { Said } from '../../kit/otp/otp.types';
import { sentences } from '../../kit/values/sentences';
import { addressOf, blocker, isFilled } from './webhook.rules';
import type { NewAddress, TestResult, WebhookContext, WebhookInput, WebhookMachineEvent, WebhookOutput } from './webhook.types';

/** KEY-01: the documented text of a failure without one. */
const FAILED = 'Something went wrong while updating your url';
const SAVED = 'Webhook URL updated successfully';
const UNCHANGED = 'Your webhook URL didn’t change.';
const CHANGED = 'Someone changed the webhook URL. Check it, then save yours.';

type Address = Pick<Webhook, 'address'>;

export const webhookMachine = setup({
  types: {} as FlowTypes<WebhookContext, WebhookMachineEvent, WebhookInput, WebhookOutput>,
  actors: {
    save: port<Said, NewAddress>('webhook.save', { calls: ['setWebhook'] }),
    compare: port<Address>('webhook.compare', { calls: ['getWebhook'] }),
    test: port<TestResult>('webhook.test', { calls: ['sendTestWebhook', 'getWebhookDelivery'], callsInTurn: true }),
  },
  guards: {
    ...faultGuards,
    onlyTests: ({ context }) => context.mode === 'test',
    isFilled: ({ context }) => isFilled(context),
    isReady: ({ context }) => blocker(context) === null,
    isNew: ({ context }, { address }: Address) => address === addressOf(context),
    isOld: ({ context }, { address }: Address) => address === context.current,
    isArrived: (_, { isArrived }: TestResult) => isArrived,
    isSaved: ({ context }) => context.isSaved,
  },
  actions: {
    setTyped: assign({ typed: (_, { address = '' }: { address?: string }) => address, problem: null }),
    clearProblem: assign({ problem: null }),
    setSaveProblem: assign({ problem: (_, fault: Fault) => sentence(fault, FAILED) }),
    setUnchanged: assign({ problem: ({ context }) => sentences(context.problem ?? FAILED, UNCHANGED) }),
    setCurrent: assign({ current: (_, { address }: Address) => address, problem: CHANGED }),
    setCompareProblem: assign({
      problem: (_, fault: Fault) => sentence(fault, 'We couldn’t check which webhook URL is saved. Check again.'),
    }),
    setSaved: assign({ isSaved: true, problem: null }),
    setResult: assign({ result: (_, result: TestResult) => result, problem: null }),
    clearResult: assign({ result: null, problem: null }),
    setTestProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t send the test event. Try again.') }),
    notifySaved: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || SAVED })),
    notifyFound: emit({ type: 'notice', tone: 'good', text: SAVED }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'webhook',
  description: 'Sets the webhook URL with old and new on screen, and tests it.',
  meta: { req: ['KEY-01'] },
  context: ({ input }) => ({ ...input, typed: input.current, isSaved: false, result: null, problem: null }),
  output: ({ event }) => event.output as WebhookOutput,
  initial: 'starting',
  states: {
    starting: {
      description: 'The merchant changes the address, or tests the one that is set.',
      always: [{ guard: 'onlyTests', target: 'testing' }, { target: 'editing' }],
    },
    editing: {
      description: 'The merchant enters the address. Nothing has been sent.',
      on: {
        'address.changed': { actions: withPatch('setTyped') },
        'address.submitted': { guard: 'isReady', target: 'reviewing', actions: 'clearProblem' },
        dismissed: leaves,
      },
    },
    reviewing: {
      description: 'The old and the new address are shown. Nothing has been sent.',
      on: {
        'review.left': { target: 'editing', actions: 'clearProblem' },
        'address.confirmed': { guard: 'isReady', target: 'saving', actions: 'clearProblem' },
        dismissed: 'leavingReview',
      },
    },
    leaving: leaving('editing', 'KEY-01'),
    leavingReview: leaving('reviewing', 'KEY-01'),
    saving: {
      description: 'The provider saves the new address.',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ address: addressOf(context), from: context.current }),
        onDone: { target: 'testing', actions: ['setSaved', withAnswer('notifySaved')] },
        onError: [
          onExpiry,
          { guard: withFault('refused'), target: 'editing', actions: withFault('setSaveProblem') },
          { target: 'comparing', actions: withFault('setSaveProblem') },
        ],
      },
    },
    comparing: {
      description: 'It isn’t known whether the address was saved. The provider is asked which one is set.',
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'compare',
        src: 'compare',
        onDone: [
          { guard: withAnswer('isNew'), target: 'testing', actions: ['setSaved', 'notifyFound'] },
          { guard: withAnswer('isOld'), target: 'reviewing', actions: 'setUnchanged' },
          { target: 'reviewing', actions: withAnswer('setCurrent') },
        ],
        onError: [onExpiry, { target: 'uncertain', actions: withFault('setCompareProblem') }],
      },
    },
    uncertain: {
      description: 'The provider couldn’t say which address is set. The merchant can ask again.',
      on: { 'compare.retried': { target: 'comparing', actions: 'clearProblem' }, dismissed: 'closed' },
    },
    testing: {
      description: 'A test event is sent to the address, which stays saved whatever comes of it. No money moves.',
      tags: 'busy',
      on: { dismissed: [{ guard: 'isSaved', target: 'saved' }, { target: 'tested' }] },
      invoke: {
        id: 'test',
        src: 'test',
        onDone: [
          { guard: withAnswer('isArrived'), target: 'arrived', actions: withAnswer('setResult') },
          { target: 'failed', actions: withAnswer('setResult') },
        ],
        onError: [onExpiry, { target: 'untested', actions: withFault('setTestProblem') }],
      },
    },
    arrived: {
      description: 'The test event arrived.',
      on: {
        'test.retried': { target: 'testing', actions: 'clearResult' },
        dismissed: [{ guard: 'isSaved', target: 'saved' }, { target: 'tested' }],
      },
    },
    failed: {
      description: 'The server of the merchant didn’t accept the test event. Its answer is shown, and the address stays saved.',
      on: {
        'test.retried': { target: 'testing', actions: 'clearResult' },
        dismissed: [{ guard: 'isSaved', target: 'saved' }, { target: 'tested' }],
      },
    },
    untested: {
      description: 'It isn’t known whether a test event was sent. The address stays saved, and the merchant can test again.',
      on: {
        'test.retried': { target: 'testing', actions: 'clearResult' },
        dismissed: [{ guard: 'isSaved', target: 'saved' }, { target: 'tested' }],
      },
    },
    saved: ended('saved', 'Events go to the new address.', 'KEY-01'),
    tested: ended('tested', 'The address that was set is still set.', 'KEY-01'),
    closed: ended('closed', 'The merchant closed the dialog before a new address was confirmed.', 'KEY-01'),
    sessionExpired: expired('The session expired.'),
  },
});
