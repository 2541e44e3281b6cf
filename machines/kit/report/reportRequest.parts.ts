/** Ports, guards, actions and delays of a request for a file. The chart itself is `reportRequest.machine.ts`. */

import { assign, emit, setup } from 'xstate';
import type { EndpointName } from '../../../contract/all';
import { type Fault, faultGuards, sentence, sentences } from '../flow/fault';
import type { FlowTypes } from '../flow/flowTypes';
import { port } from '../flow/port';
import {
  ADDRESS_LIFE_MS,
  allOrUsual,
  hasFailed,
  isReady,
  lookPauseMs,
  MOST_LOOKS,
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
/** The message when the provider never received the request, or refused it without words: the documented one, and what to do. */
export const LOST = { problem: sentences(REFUSED, 'Export again.') };
export const GONE = { problem: 'The Report Centre no longer has this file. Export again.' };
export const UNSEEN = { problem: 'We couldn’t check the progress. We’ll try again.' };

/** @param calls the list's own call that requests a file */
export const reportRequestParts = <Filter extends object>(
  id: string,
  calls: readonly EndpointName[],
  columns: readonly ReportColumn[],
) =>
  setup({
    types: {} as FlowTypes<ReportRequestContext<Filter>, ReportRequestEvent, ReportRequestInput<Filter>, ReportRequestOutput>,
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
  });
