/**
 * Requests a file of everything that a list's filter matches. The provider makes it, and the Report Centre has it.
 *
 * What can never happen: one press makes two files; a file has another filter than the list; a file is called ready before the Report Centre
 * says so; leaving stops it. After a lost response the flow asks whether the request arrived, and requests nothing more before it knows.
 */

import type { EndpointName } from '../../../contract/all';
import { expired } from '../flow/ends';
import { onExpiry } from '../flow/fault';
import { withAnswer, withEvent, withFault } from '../flow/given';
import { assertPresent } from '../values/assertPresent';
import { GONE, LOST, reportRequestParts, UNSEEN } from './reportRequest.parts';
import { choiceOf, resumed } from './reportRequest.rules';
import type { ReportColumn, ReportRequestOutput } from './reportRequest.types';

interface RequestParts {
  /** The list's own call that requests a file. */
  readonly calls: readonly EndpointName[];
  readonly req: string[];
  readonly description: string;
  readonly columns: readonly ReportColumn[];
}

const ends = (result: ReportRequestOutput['result']): ReportRequestOutput => ({ result });

export const reportRequest = <Filter extends object>(id: string, { calls, req, description, columns }: RequestParts) => {
  const expires = { ...onExpiry, target: `#${id}.sessionExpired` } as const;
  return reportRequestParts<Filter>(id, calls, columns).createMachine({
    id,
    description,
    meta: { req },
    context: ({ input: { filter, bookmark } }) => ({
      choice: choiceOf(columns, bookmark),
      request: resumed(bookmark, filter),
      filter: resumed(bookmark, filter)?.filter ?? filter,
      report: null,
      looks: 0,
      message: '',
      problem: null,
    }),
    output: ({ event }) => event.output as ReportRequestOutput,
    initial: 'resuming',
    states: {
      resuming: {
        description: 'Checks for a file of this list that was requested before.',
        always: [{ guard: 'hasOpenRequest', target: 'checkingOutcome' }, { target: 'choosing' }],
      },
      choosing: {
        description:
          'The merchant sees what the file will contain, and chooses its columns and its format. Nothing has been sent.',
        on: {
          'column.toggled': { actions: withEvent('toggleColumn') },
          'columns.all': { actions: 'toggleAll' },
          'format.chosen': { actions: withEvent('setFormat') },
          'export.requested': { guard: 'hasColumns', target: 'requesting', actions: 'makeRequest' },
          dismissed: 'closed',
        },
      },
      requesting: {
        description: 'The provider receives the request.',
        tags: 'busy',
        invoke: {
          id: 'request',
          src: 'request',
          input: ({ context }) => assertPresent(context.request, 'a request'),
          onDone: { target: 'underWay', actions: withAnswer('setMessage') },
          onError: [
            expires,
            { guard: withFault('refused'), target: 'choosing', actions: ['clearRequest', withFault('setProblem')] },
            { target: 'checkingOutcome' },
          ],
        },
      },
      checkingOutcome: {
        description: 'The request got no response, or the page was reloaded, so the flow asks whether it arrived.',
        tags: 'busy',
        on: { dismissed: 'closed' },
        invoke: {
          id: 'lookUp',
          src: 'lookUp',
          input: ({ context }) => assertPresent(context.request, 'a request'),
          onDone: [
            { guard: withAnswer('isReady'), target: 'finished', actions: withAnswer('setReport') },
            { guard: withAnswer('hasFailed'), target: 'failed', actions: withAnswer('setReport') },
            { guard: withAnswer('wasReceived'), target: 'underWay', actions: withAnswer('setReport') },
            { target: 'choosing', actions: ['clearRequest', { type: 'setProblemText', params: LOST }] },
          ],
          onError: [expires, { target: 'outcomeUnknown' }],
        },
      },
      outcomeUnknown: {
        description:
          'It is unknown whether the request arrived. The merchant can check again; the next export of this list starts with this check.',
        on: { 'outcome.retry': 'checkingOutcome', reconnected: 'checkingOutcome', dismissed: 'closed' },
      },
      underWay: {
        description: 'The provider is making the file. Leaving does not stop it.',
        initial: 'queued',
        on: { dismissed: { target: 'left', actions: ['notifyRequested', 'clearRequest'] } },
        states: {
          queued: {
            description: 'Waits a little longer before each look at the progress. The merchant can look at once.',
            on: { 'progress.checked': 'looking' },
            after: { lookPause: 'looking' },
          },
          looking: {
            description: 'The progress is looked up in the Report Centre.',
            tags: 'busy',
            invoke: {
              id: 'lookUp',
              src: 'lookUp',
              input: ({ context }) => assertPresent(context.request, 'a request'),
              onDone: [
                { guard: withAnswer('isReady'), target: `#${id}.finished`, actions: withAnswer('setReport') },
                { guard: withAnswer('hasFailed'), target: `#${id}.failed`, actions: withAnswer('setReport') },
                {
                  guard: withAnswer('wasForgotten'),
                  target: `#${id}.choosing`,
                  actions: ['clearRequest', { type: 'setProblemText', params: GONE }],
                },
                { guard: 'isPatient', target: 'queued', actions: [withAnswer('setReport'), 'countLook'] },
                { target: `#${id}.awaited`, actions: withAnswer('setReport') },
              ],
              onError: [
                expires,
                { guard: 'isPatient', target: 'queued', actions: [{ type: 'setProblemText', params: UNSEEN }, 'countLook'] },
                { target: `#${id}.awaited`, actions: { type: 'setProblemText', params: UNSEEN } },
              ],
            },
          },
        },
      },
      awaited: {
        description: 'The file takes long. It is left to the Report Centre, and the merchant can look again.',
        on: {
          'progress.checked': { target: 'underWay.looking', actions: 'clearProblem' },
          dismissed: { target: 'left', actions: ['notifyRequested', 'clearRequest'] },
        },
      },
      finished: {
        description: 'The Report Centre says that the file is completed. Its address is renewed before it expires.',
        on: { dismissed: { target: 'left', actions: 'clearRequest' } },
        after: { addressLife: 'underWay.looking' },
      },
      failed: {
        description: 'The file could not be made. The merchant sees why, and can request it again or change it.',
        on: {
          'export.requested': { guard: 'hasColumns', target: 'requesting', actions: 'makeRequest' },
          'choice.revised': { target: 'choosing', actions: 'clearRequest' },
          dismissed: { target: 'left', actions: 'clearRequest' },
        },
      },
      left: { type: 'final', description: 'The merchant went on. The Report Centre has the file.', output: ends('left') },
      closed: { type: 'final', description: 'The merchant closed the dialog.', output: ends('closed') },
      sessionExpired: expired('The session expired. The choice and an open request are kept for the same merchant.'),
    },
  });
};

/** A request of any list, as generic code sees it. */
export type ReportRequest<Filter extends object> = ReturnType<typeof reportRequest<Filter>>;
