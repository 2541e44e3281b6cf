/**
 * Copies one key without showing it (KEY-02): the service fetches it, writes it to the clipboard and forgets it. It runs as long as the page
 * that shows the button.
 *
 * What can never happen: the key is in the machine; a copy is confirmed that the clipboard did not take.
 */
import { assign, emit, setup } from 'xstate';
import type { ApiKeyName } from '../../../contract/settings/apiKeys';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
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
  types: {
    context: {} as ApiKeyCopyContext,
    events: {} as { type: 'copy.requested' },
    input: {} as Pick<ApiKeyCopyContext, 'name'>,
    emitted: {} as Emitted,
    meta: {} as { req: string[]; isLongRunning?: true },
    tags: {} as 'busy',
  },
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
  meta: { req: ['KEY-02'], isLongRunning: true },
  context: ({ input: { name } }) => ({ name, problem: null }),
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
        onError: [
          { ...onExpiry, target: 'failed', actions: ['reportExpiry', withFault('setProblem')] },
          { target: 'failed', actions: withFault('setProblem') },
        ],
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
  },
});
