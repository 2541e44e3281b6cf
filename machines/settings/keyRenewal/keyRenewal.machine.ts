/**
 * Generates new API keys (KEY-02), with the password. The old keys stop at once. The new ones are shown for a minute, and never again.
 *
 * No key is in this machine: the service puts the new ones where the view alone reads them, and gives a handle of that place. After a lost
 * response the fingerprints tell whether the keys changed, and nothing is sent again before that.
 */
import { assign, emit, setup } from 'xstate';
import { ended, expired } from '../../kit/flow/ends';
import { type Fault, onExpiry, orderFaultGuards, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withFault } from '../../kit/flow/given';
import { port } from '../../kit/flow/port';
import { noStepUp, onWrongPassword, stepUpActions, stepUpGuards, typesPassword } from '../../kit/stepUp/stepUp.parts';
import type { ApiKey } from '../apiKeys/apiKeys.machine';
import { areSameKeys, fingerprintOf, GENERATED, lostWords, SHOWN_MS, unchangedWords } from './keyRenewal.rules';
import type {
  KeyRenewalContext,
  KeyRenewalEvent,
  KeyRenewalInput,
  KeyRenewalOutput,
  RenewedKeys,
  RenewKeys,
} from './keyRenewal.types';

/** An answer as an action’s parameters, which must be an object. */
const keysIn = ({ event }: { readonly event: { readonly output: readonly ApiKey[] } }) => ({ keys: event.output });

export const keyRenewalMachine = setup({
  types: {} as FlowTypes<KeyRenewalContext, KeyRenewalEvent, KeyRenewalInput, KeyRenewalOutput>,
  actors: {
    renew: port<RenewedKeys, RenewKeys>('keyRenewal.renew', { calls: ['regenerateApiKeys'] }),
    compare: port<readonly ApiKey[]>('keyRenewal.compare', { calls: ['getApiKeys'] }),
  },
  guards: {
    ...orderFaultGuards,
    ...stepUpGuards,
    hasNewKeys: (_, { after }: RenewedKeys) => after.length > 0,
    areUnchanged: ({ context: { before } }, { keys }: { keys: readonly ApiKey[] }) => areSameKeys(before, keys),
  },
  actions: {
    ...stepUpActions<KeyRenewalContext, KeyRenewalEvent>((part) => part),
    setRenewed: assign((_, { after, handle, generatedAt, message }: RenewedKeys) => ({
      ...{ after, handle, generatedAt },
      message: message || GENERATED,
    })),
    setGeneratedAt: assign({ generatedAt: (_, { generatedAt }: RenewedKeys) => generatedAt }),
    setShownUntil: assign({ shownUntil: () => Date.now() + SHOWN_MS }),
    forgetHandle: assign({ handle: null }),
    setAfter: assign({ after: (_, { keys }: { keys: readonly ApiKey[] }) => keys }),
    setRefused: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t generate new keys. Try again.') }),
    setLost: assign({ lost: (_, fault: Fault) => lostWords(fault) }),
    setUncompared: assign({ problem: (_, fault: Fault) => sentence(fault, 'Try again in a moment.') }),
    setUnchanged: assign({ problem: ({ context: { lost } }) => unchangedWords(lost), lost: null }),
    clearProblem: assign({ problem: null }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
  delays: { showing: SHOWN_MS },
}).createMachine({
  id: 'keyRenewal',
  description: 'Generates new API keys with the password, and shows them once.',
  meta: { req: ['KEY-02'] },
  context: ({ input: { before } }) => ({
    ...{ before, after: null, handle: null, shownUntil: 0, generatedAt: null, message: '', lost: null, problem: null },
    ...noStepUp,
  }),
  output: ({ event }) => event.output as KeyRenewalOutput,
  initial: 'asking',
  states: {
    asking: {
      description: 'The merchant reads what stops, and gives the password. Nothing has been sent.',
      on: {
        ...typesPassword,
        'renewal.confirmed': {
          guard: 'hasPassword',
          target: 'renewing',
          actions: ['clearProblem', 'clearPasswordProblem'],
        },
        'renewal.dismissed': { target: 'dismissed', actions: 'clearPassword' },
      },
    },
    renewing: {
      description: 'The provider generates new keys. The old ones stop.',
      tags: 'busy',
      invoke: {
        id: 'renew',
        src: 'renew',
        input: ({ context: { before, password } }) => ({ from: fingerprintOf(before), password }),
        onDone: [
          {
            guard: withAnswer('hasNewKeys'),
            target: 'revealed',
            actions: [withAnswer('setRenewed'), 'setShownUntil', 'clearPassword'],
          },
          { target: 'comparing', actions: [withAnswer('setGeneratedAt'), 'clearPassword'] },
        ],
        onError: [
          { ...onExpiry, actions: 'clearPassword' },
          onWrongPassword('asking'),
          { guard: withFault('refused'), target: 'asking', actions: withFault('setRefused') },
          { target: 'comparing', actions: [withFault('setLost'), 'clearPassword'] },
        ],
      },
    },
    revealed: {
      description: 'The new keys are shown for a minute. The merchant copies them, or hides them at once.',
      on: { 'sheet.closed': 'done' },
      after: { showing: 'hidden' },
      exit: 'forgetHandle',
    },
    hidden: {
      description: 'The masks of the new keys are shown. The keys can be copied, but not read.',
      on: { 'sheet.closed': 'done' },
    },
    comparing: {
      description: 'The request may have been carried out. The fingerprints of the keys are compared.',
      tags: 'busy',
      on: { 'sheet.closed': 'left' },
      invoke: {
        id: 'compare',
        src: 'compare',
        onDone: [
          { guard: { type: 'areUnchanged', params: keysIn }, target: 'asking', actions: 'setUnchanged' },
          { target: 'changed', actions: { type: 'setAfter', params: keysIn } },
        ],
        onError: [onExpiry, { target: 'uncompared', actions: withFault('setUncompared') }],
      },
    },
    changed: {
      description: 'The keys are other ones. Their masks and fingerprints are shown, and they can be copied.',
      on: { 'sheet.closed': 'done' },
    },
    uncompared: {
      description: 'The keys couldn’t be compared. The merchant can compare them again, or leave.',
      on: { 'compare.retried': { target: 'comparing', actions: 'clearProblem' }, 'sheet.closed': 'left' },
    },
    done: ended('done', 'There are new keys, and the merchant is done with them.', 'KEY-02'),
    dismissed: ended('dismissed', 'The merchant cancelled. Nothing was sent since the keys were last known.', 'KEY-02'),
    left: ended('left', 'The merchant left before the keys were compared. The page reads them again.', 'KEY-02'),
    sessionExpired: expired('The session expired.'),
  },
});
