/** The properties of every request for a file. */

import { hasNotice } from '../flow/step.never';
import { MOST_LOOKS } from './reportRequest.rules';

interface Kept {
  readonly filter: unknown;
  readonly request: { readonly filter: unknown; readonly columns: readonly string[]; readonly idempotencyKey: string } | null;
  readonly choice: { readonly columns: readonly string[] };
  readonly report: { readonly status: string } | null;
  readonly problem: string | null;
  readonly looks: number;
}

type State =
  | 'underWay.queued'
  | 'requesting'
  | 'choosing'
  | 'closed'
  | 'left'
  | 'finished'
  | 'failed'
  | 'checkingOutcome'
  | 'outcomeUnknown';

interface Step {
  readonly happened: { readonly kind: string; readonly subject: string; readonly name: string } | null;
  readonly before: Kept;
  readonly context: Kept;
  readonly isIn: (state: State) => boolean;
  readonly wasIn: (state: State) => boolean;
  readonly emitted: readonly { readonly type: string; readonly tone?: unknown }[];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const requestsAnotherFile = ({ isIn, context: { request, filter, choice } }: Step) =>
  isIn('requesting') && !(same(request?.filter, filter) && same(request?.columns, choice.columns));

const callsAnUnfinishedFileReady = ({ isIn, context }: Step) => isIn('finished') && context.report?.status !== 'Completed';

const forgetsAnOpenRequest = ({ wasIn, before, context, happened }: Step) =>
  (wasIn('checkingOutcome') || wasIn('outcomeUnknown')) &&
  happened?.kind === 'event' &&
  before.request !== null &&
  context.request === null;

/** Of a request that the provider may not have received, the next dialog checks the outcome. */
const keepsAKnownRequest = ({ wasIn, isIn, context }: Step) =>
  context.request !== null && (isIn('choosing') || (isIn('left') && !wasIn('checkingOutcome') && !wasIn('outcomeUnknown')));

const sendsBackWithoutAWord = ({ happened, isIn, context }: Step) =>
  happened !== null && happened.kind !== 'event' && isIn('choosing') && context.problem === null;

const leavesWithoutAWord = ({ happened, wasIn, isIn, emitted }: Step) =>
  happened?.subject === 'dismissed' && isIn('left') && !wasIn('finished') && !wasIn('failed') && !hasNotice({ emitted }, 'good');

const waitsTooLong = ({ happened, isIn, before }: Step) =>
  (happened?.kind === 'answers' || happened?.kind === 'fails') && isIn('underWay.queued') && before.looks >= MOST_LOOKS;

const altersTheChoice = ({ happened, before, context }: Step) =>
  happened !== null && happened.kind !== 'event' && !same(before.choice, context.choice);

const keyOf = ({ request }: Kept) => request?.idempotencyKey ?? null;

export const reportRequestProperties = (req: string) =>
  [
    {
      kind: 'mustPass',
      says: 'No file is requested unless the merchant requests it',
      req: [req],
      to: { calls: 'request' },
      through: [{ event: 'export.requested' }],
    },
    {
      kind: 'calledOnce',
      says: 'One press requests one file, and no other is requested until its outcome is known',
      req: [req],
      port: 'request',
      key: ({ idempotencyKey }: { readonly idempotencyKey: string }) => idempotencyKey,
      open: keyOf,
      current: keyOf,
      until: [
        { port: 'request', fails: 'refused' },
        { port: 'lookUp', answers: 'failed' },
        { port: 'lookUp', answers: 'notReceived' },
      ],
    },
    {
      kind: 'never',
      says: 'A file is called ready only after the Report Centre says that it is completed',
      req: [req],
      enter: 'finished',
      unless: [{ port: 'lookUp', answers: 'ready' }],
    },
    { kind: 'never', says: 'No file is called ready with another status', req: [req], when: callsAnUnfinishedFileReady },
    {
      kind: 'never',
      says: 'The requested file has the filter of the list and the columns that the merchant chose',
      req: [req],
      when: requestsAnotherFile,
    },
    {
      kind: 'never',
      says: 'Closing the dialog never forgets a request whose outcome is unknown',
      req: [req],
      when: forgetsAnOpenRequest,
    },
    {
      kind: 'never',
      says: 'No request is open while the merchant chooses, or after leaving one whose outcome is known',
      req: [req],
      when: keepsAKnownRequest,
    },
    { kind: 'never', says: 'Only the merchant changes the choice', req: [req], when: altersTheChoice },
    {
      kind: 'never',
      says: 'A request that leads back to the choice always shows why',
      req: [req, 'GEN-01'],
      when: sendsBackWithoutAWord,
    },
    {
      kind: 'never',
      says: 'A merchant who leaves before the file is ready sees where to find it later',
      req: [req],
      when: leavesWithoutAWord,
    },
    {
      kind: 'never',
      says: 'Nothing is requested after the session expired',
      req: ['SES-06'],
      reach: { calls: 'request' },
      after: { guard: 'sessionExpired' },
    },
    {
      kind: 'alwaysExits',
      says: 'A request without a response is looked up, and not sent again',
      req: [req],
      from: 'requesting',
      on: { port: 'request', fails: 'network' },
      to: ['checkingOutcome'],
    },
    {
      kind: 'alwaysExits',
      says: 'A file that is being made can always be left, and is then in the Report Centre',
      req: [req],
      from: 'underWay',
      on: { event: 'dismissed' },
      to: ['left'],
    },
    {
      kind: 'never',
      says: 'Nobody waits without an end: after a few looks the file is left to the Report Centre',
      req: [req],
      when: waitsTooLong,
    },
    {
      kind: 'alwaysExits',
      says: 'Every look at the progress ends: as ready, failed, forgotten, left to the Report Centre, or with another wait',
      req: [req],
      from: 'underWay.looking',
      to: ['finished', 'failed', 'choosing', 'awaited', 'underWay.queued', 'left', 'sessionExpired'],
    },
    {
      kind: 'alwaysExits',
      says: 'A file that failed can be requested again or changed',
      req: [req],
      from: 'failed',
      to: ['requesting', 'choosing', 'left'],
    },
    {
      kind: 'alwaysExits',
      says: 'An unknown outcome can always be checked again',
      req: [req],
      from: 'outcomeUnknown',
      on: { event: 'outcome.retry' },
      to: ['checkingOutcome'],
    },
  ] as const;
