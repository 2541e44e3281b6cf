/**
 * Copying an API key. This file, with its cases and properties, never ships: tests and proofs read it. `tests/models/settings/apiKeyCopy.ts`
 * walks its paths, and `tests/browser/settings/apiKeys.spec.ts` reads the clipboard.
 */
import { type Cases, everyFault } from '../../kit/flow/cases';
import { leads, mustPass, never } from '../../kit/flow/claims';
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { faultProperties } from '../../kit/form/saving.properties';
import { apiKeyCopyMachine } from './apiKeyCopy.machine';

type Step = PropertyStep<typeof apiKeyCopyMachine>;

const REQ = ['KEY-02'];

const apiKeyCopyCases = {
  inputs: { secretKey: { name: 'secret' } },
  events: { 'copy.requested': { now: {} } },
  ports: { copy: { answers: { copied: { result: 'copied' } }, fails: everyFault } },
  children: {},
  machineOnly: { ports: { copy: { answers: { denied: { result: 'denied' } } } } },
  remember: ({ problem }) => [problem !== null],
} as const satisfies Cases<typeof apiKeyCopyMachine>;

const failsWithoutAWord = ({ isIn, context }: Step) => isIn('failed') && context.problem === null;

const apiKeyCopyProperties = [
  mustPass('A key is fetched only when the merchant copies it, each time again', REQ, {
    to: { calls: 'copy' },
    through: [{ event: 'copy.requested' }],
  }),
  never('A key counts as copied only after the clipboard took it', REQ, {
    enter: 'copied',
    unless: [{ port: 'copy', answers: 'copied' }],
  }),
  never('A denied clipboard is always said', REQ, { when: failsWithoutAWord }),
  leads('Copying ends in a confirmation, in a reason, or with the session', REQ, {
    from: 'copying',
    to: ['copied', 'failed', 'sessionExpired'],
  }),
  ...faultProperties('KEY-02'),
] as const satisfies Properties<typeof apiKeyCopyMachine, typeof apiKeyCopyCases>;

export const apiKeyCopyFlow = { machine: apiKeyCopyMachine, cases: apiKeyCopyCases, properties: apiKeyCopyProperties };
