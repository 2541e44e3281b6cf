/** What must hold of every renewal of API keys, whatever the provider answers. */
import { leads, mustPass, never } from '../../kit/flow/claims';
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { stepUpProperties } from '../../kit/stepUp/stepUp.flow';
import type { ApiKey } from '../apiKeys/apiKeys.machine';
import type { keyRenewalCases } from './keyRenewal.cases';
import type { keyRenewalMachine } from './keyRenewal.machine';
import { areSameKeys, fingerprintOf } from './keyRenewal.rules';

type Step = PropertyStep<typeof keyRenewalMachine>;

const REQ = ['KEY-02'];

const keepsTheHandle = ({ context: { handle }, isIn }: Step) => handle !== null && !isIn('revealed');

const showsNothing = ({ context: { handle, after, shownUntil }, isIn }: Step) =>
  isIn('revealed') && (handle === null || after === null || shownUntil === 0);

const isMask = ({ mask }: ApiKey) => /^(kpublic_(live|test)_.|k[se]_(live|test))x*…?$/.test(mask);

const holdsAKey = ({ context: { before, after } }: Step) => ![...before, ...(after ?? [])].every(isMask);

const replacesUnseenKeys = ({ called, context: { before } }: Step) =>
  called.some(({ src, input }) => src === 'renew' && (input as { readonly from: string }).from !== fingerprintOf(before));

const saysWrongly = ({ context: { before, after }, isIn }: Step) =>
  isIn('changed') && (after === null || areSameKeys(before, after));

const failsWithoutAWord = ({ happened, context: { problem, lost, passwordProblem } }: Step) =>
  happened?.kind === 'fails' &&
  happened.name !== 'sessionExpired' &&
  [problem, lost, passwordProblem].every((words) => words === null);

const AFTER = [
  'comparing',
  'uncompared',
  'revealed',
  'hidden',
  'changed',
  'done',
  'dismissed',
  'left',
  'sessionExpired',
] as const;

export const keyRenewalProperties = [
  never('New keys are shown only as the answer to generating them', REQ, {
    enter: 'revealed',
    unless: [{ port: 'renew', answers: 'renewed' }],
  }),
  never('New keys are shown at most once: not again after they were hidden', REQ, {
    reach: { state: 'revealed' },
    after: { state: 'hidden' },
  }),
  never('Keys that were found by comparing are never shown', REQ, { reach: { state: 'revealed' }, after: { state: 'changed' } }),
  never('Nothing is generated after new keys were shown', REQ, { reach: { calls: 'renew' }, after: { state: 'revealed' } }),
  never('The place of the new keys is known only while they are shown', REQ, { when: keepsTheHandle }),
  never('What is shown is always the new keys, and for a limited time', REQ, { when: showsNothing }),
  never('No key is held in more than its mask', REQ, { when: holdsAKey }),
  mustPass('Keys are generated only after the merchant confirms, each time again', [...REQ, 'FLW-03'], {
    to: { calls: 'renew' },
    through: [{ event: 'renewal.confirmed' }],
  }),
  mustPass('Keys are generated only with the password', [...REQ, 'FLW-03'], {
    to: { calls: 'renew' },
    through: [{ guard: 'hasPassword' }],
  }),
  never('Only the keys that are on screen are replaced', REQ, { when: replacesUnseenKeys }),
  leads('A shown key is hidden after a minute, or as soon as the merchant closes the sheet', REQ, {
    from: 'revealed',
    to: ['hidden', 'done'],
  }),
  leads('After a lost response nothing is sent until the keys were compared', [...REQ, 'FLW-03'], {
    from: 'comparing',
    to: ['asking', 'changed', 'uncompared', 'left', 'sessionExpired'],
  }),
  leads('Keys that couldn’t be compared are compared again, or left', [...REQ, 'FLW-03'], {
    from: 'uncompared',
    to: ['comparing', 'left'],
  }),
  never('Keys count as changed only if a fingerprint is another one', REQ, { when: saysWrongly }),
  never('Every failed call shows an error message', REQ, { when: failsWithoutAWord }),
  ...stepUpProperties('KEY-02', { sends: 'renewing', ends: AFTER }),
] as const satisfies Properties<typeof keyRenewalMachine, typeof keyRenewalCases>;
