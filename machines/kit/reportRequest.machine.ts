/**
 * Requests a file of everything that a list's filter matches. The provider makes it, and the Report Centre has it.
 *
 * What can never happen: one press makes two files; a file has another filter than the list; a file is called ready before the Report Centre
 * says so; leaving stops it. After a lost response the flow asks whether the request arrived, and requests nothing more before it knows.
 */
import { assign, emit, setup } from 'xstate';
import type { EndpointName } from '../../contract/all';
import { assertPresent } from './assertPresent';
import type { Emitted } from './emitted';
import { type Fault, faultGuards, faultIn, onExpiry, sentence } from './fault';
import { eventParams, outputOf } from './params';
import { port } from './port';
import {
  ADDRESS_LIFE_MS,
  allOrUsual,
  choiceOf,
  hasFailed,
  isReady,
  lookPauseMs,
  MOST_LOOKS,
  resumed,
  toggled,
  withFormat,
} from './reportRequest.rules';
import type {
  ReportColumn,
  ReportFormat,
  ReportOrder,
  ReportRequestContext,
  ReportRequestEvent,
  ReportRequested,
  ReportRequestInput,
  ReportRequestOutput,
  ReportSought,
} from './reportRequest.types';

/** TRX-03: the documented messages if the provider sends none. */
export const REQUESTED = 'Your requested report will be available in Report Centre shortly.';
const REFUSED = 'An error occurred while requesting the export.';
/** The message when the provider never received the request. */
const LOST = 'We didn’t get a response, and no file was requested. Export again.';
const GONE = 'The Report Centre no longer has this file. Export again.';
const UNSEEN = 'We couldn’t check the progress. We’ll try again.';

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
  return setup({
    types: {
      context: {} as ReportRequestContext<Filter>,
      events: {} as ReportRequestEvent,
      input: {} as ReportRequestInput<Filter>,
      output: {} as ReportRequestOutput,
      emitted: {} as Emitted,
      meta: {} as { req: string[] },
      tags: {} as 'busy',
    },
    actors: {
      request: port<ReportRequested, ReportOrder<Filter>>(`${id}.request`, { calls }),
      lookUp: port<ReportSought, { readonly idempotencyKey: string }>(`${id}.lookUp`, { calls: ['getReportStatus'] }),
    },
    guards: {
      hasOpenRequest: ({ context }) => context.request !== null,
      hasColumns: ({ context }) => context.choice.columns.length > 0,
      isReady: (_, { report }: ReportSought) => isReady(report),
      hasFailed: (_, { report }: ReportSought) => hasFailed(report),
      wasForgotten: (_, { report }: ReportSought) => report === null,
      isPatient: ({ context }) => context.looks < MOST_LOOKS,
      wasReceived: (_, { report }: ReportSought) => report !== null,
      ...faultGuards,
    },
    actions: {
      toggleColumn: assign({
        choice: ({ context }, { key }: { readonly key: string }) => toggled(columns, context.choice, key),
        problem: null,
      }),
      toggleAll: assign({ choice: ({ context }) => allOrUsual(columns, context.choice), problem: null }),
      setFormat: assign({
        choice: ({ context }, { format }: { readonly format: ReportFormat }) => withFormat(context.choice, format),
        problem: null,
      }),
      makeRequest: assign({
        request: ({ context: { choice, filter } }) => ({ ...choice, filter, idempotencyKey: crypto.randomUUID() }),
        report: null,
        message: '',
        looks: 0,
        problem: null,
      }),
      setMessage: assign({ message: (_, { message }: ReportRequested) => message }),
      setReport: assign({ report: (_, { report }: ReportSought) => report, problem: null }),
      countLook: assign({ looks: ({ context }) => context.looks + 1 }),
      clearRequest: assign({ request: null, report: null, message: '' }),
      setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, REFUSED) }),
      setProblemText: assign({ problem: (_, { problem }: { readonly problem: string }) => problem }),
      clearProblem: assign({ problem: null }),
      notifyRequested: emit(({ context }) => ({ type: 'notice', tone: 'good', text: context.message || REQUESTED })),
      reportExpiry: emit({ type: 'sessionExpired' }),
    },
    delays: {
      lookPause: ({ context }) => lookPauseMs(context.looks),
      addressLife: ADDRESS_LIFE_MS,
    },
  }).createMachine({
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
          'column.toggled': { actions: { type: 'toggleColumn', params: eventParams } },
          'columns.all': { actions: 'toggleAll' },
          'format.chosen': { actions: { type: 'setFormat', params: eventParams } },
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
          onDone: { target: 'underWay', actions: { type: 'setMessage', params: outputOf } },
          onError: [
            expires,
            {
              guard: { type: 'refused', params: faultIn },
              target: 'choosing',
              actions: ['clearRequest', { type: 'setProblem', params: faultIn }],
            },
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
            {
              guard: { type: 'isReady', params: outputOf },
              target: 'finished',
              actions: { type: 'setReport', params: outputOf },
            },
            {
              guard: { type: 'hasFailed', params: outputOf },
              target: 'failed',
              actions: { type: 'setReport', params: outputOf },
            },
            {
              guard: { type: 'wasReceived', params: outputOf },
              target: 'underWay',
              actions: { type: 'setReport', params: outputOf },
            },
            { target: 'choosing', actions: ['clearRequest', { type: 'setProblemText', params: { problem: LOST } }] },
          ],
          onError: [expires, { target: 'outcomeUnknown' }],
        },
      },
      outcomeUnknown: {
        description:
          'It is unknown whether the request arrived. The merchant can check again; the next export of this list starts with this check.',
        on: { 'outcome.retry': 'checkingOutcome', dismissed: 'closed' },
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
                {
                  guard: { type: 'isReady', params: outputOf },
                  target: `#${id}.finished`,
                  actions: { type: 'setReport', params: outputOf },
                },
                {
                  guard: { type: 'hasFailed', params: outputOf },
                  target: `#${id}.failed`,
                  actions: { type: 'setReport', params: outputOf },
                },
                {
                  guard: { type: 'wasForgotten', params: outputOf },
                  target: `#${id}.choosing`,
                  actions: ['clearRequest', { type: 'setProblemText', params: { problem: GONE } }],
                },
                {
                  guard: 'isPatient',
                  target: 'queued',
                  actions: [{ type: 'setReport', params: outputOf }, 'countLook'],
                },
                { target: `#${id}.awaited`, actions: { type: 'setReport', params: outputOf } },
              ],
              onError: [
                expires,
                {
                  guard: 'isPatient',
                  target: 'queued',
                  actions: [{ type: 'setProblemText', params: { problem: UNSEEN } }, 'countLook'],
                },
                { target: `#${id}.awaited`, actions: { type: 'setProblemText', params: { problem: UNSEEN } } },
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
      sessionExpired: {
        type: 'final',
        description: 'The session expired. The choice and an open request are kept for the same merchant.',
        meta: { req: ['SES-06'] },
        entry: 'reportExpiry',
        output: ends('sessionExpired'),
      },
    },
  });
};

/** A request of any list, as generic code sees it. */
export type ReportRequest<Filter extends object> = ReturnType<typeof reportRequest<Filter>>;
