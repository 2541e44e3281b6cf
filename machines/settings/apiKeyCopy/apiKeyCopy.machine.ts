/**
 * Copies one key without showing it (KEY-02): the service fetches it, writes it to the clipboard and forgets it. It runs as long as the page
 * that shows the button, or until the session expires.
 *
 * What can never happen: the key is in the machine; a copy is confirmed that the clipboard did not take.
 */
import { assign, emit, setup } from 'xstate';
import type { ApiKeyName } from '../../../contract/settings/apiKeys';
import { expired } from '../../kit/flow/ends';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withFault } from '../../kit/flow/given';
import { port } from '../../kit/flow/port';

/** `denied`: the browser didn’t let the page write to the clipboard. */
export interface CopyOutcome {
  readonly result: 'copied' | 'denied';
}

interface ApiKeyCopyContext {
  readonly name: ApiKeyName;
  /** Why it was not copied. */
  readonly problem: string | null;
}

const DENIED = 'Your browser blocked copying. Allow this site to use the clipboard, then try again.';

export const apiKeyCopyMachine = setup({
  types: {} as FlowTypes<
    ApiKeyCopyContext,
    { type: 'copy.requested' },
    Pick<ApiKeyCopyContext, 'name'>,
    { readonly result: 'sessionExpired' }
  >,
  actors: { copy: port<CopyOutcome, Pick<ApiKeyCopyContext, 'name'>>('apiKeyCopy.copy', { calls: ['copyApiKey'] }) },
  guards: { ...faultGuards, isDenied: (_, { result }: CopyOutcome) => result === 'denied' },
  actions: {
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t copy the key. Try again.') }),
    setDenied: assign({ problem: DENIED }),
    clearProblem: assign({ problem: null }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
  delays: { confirmation: 2_000 },
}).createMachine({
  id: 'apiKeyCopy',
  description: 'Copies an API key without showing it.',
  meta: { req: ['KEY-02'] },
  context: ({ input: { name } }) => ({ name, problem: null }),
  output: { result: 'sessionExpired' },
  initial: 'idle',
  states: {
    idle: {
      description: 'The mask of the key is shown. The merchant can copy the key.',
      on: { 'copy.requested': 'copying' },
    },
    copying: {
      description: 'The key is fetched and written to the clipboard. Nothing of it is kept.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context: { name } }) => ({ name }),
        onDone: [{ guard: withAnswer('isDenied'), target: 'failed', actions: 'setDenied' }, 'copied'],
        onError: [onExpiry, { target: 'failed', actions: withFault('setProblem') }],
      },
    },
    copied: {
      description: 'The button says for two seconds that the key is in the clipboard.',
      on: { 'copy.requested': 'copying' },
      after: { confirmation: 'idle' },
    },
    failed: {
      description: 'The key was not copied, and the reason is shown. The merchant can try again.',
      on: { 'copy.requested': 'copying' },
    },
    sessionExpired: expired('The session expired.'),
  },
});
