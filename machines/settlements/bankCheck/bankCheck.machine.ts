/**
 * Compares a bank's file with the settlements that were paid. The file is read in the browser and never sent: the provider is asked only for the
 * settlements of its days. Leaving or cancelling aborts the calls.
 */
import { assign, emit, setup } from 'xstate';
import { isolated } from '../../../contract/shownText';
import type { Saved } from '../../kit/download/download.machine';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, faultIn, sentence, sentences } from '../../kit/flow/fault';
import { eventParams, outputOf } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import type { SelectedFile } from '../../kit/form/form.types';
import { assertPresent } from '../../kit/values/assertPresent';
import { compared, daysToList, refusalOf } from './bankCheck.rules';
import type { BankCheckContext, BankCheckEvent, Compared, Days, Read, ReportFormat, Settlement } from './bankCheck.types';

export interface ReadWanted {
  readonly file: SelectedFile;
  readonly currency: string;
}

/** What is saved: what was found, as the page shows it. */
export interface ReportWanted {
  readonly entries: readonly Compared[];
  readonly currency: string;
  readonly format: ReportFormat;
}

export interface PaidWanted extends Days {
  readonly currency: string;
}

const nothing = { file: null, bank: null, comparison: null, format: null, problem: null, fault: null } as const;

export const bankCheckMachine = setup({
  types: {
    context: {} as BankCheckContext,
    events: {} as BankCheckEvent,
    input: {} as Pick<BankCheckContext, 'currency'>,
    emitted: {} as Emitted,
    meta: {} as { req: string[]; isLongRunning?: true },
    tags: {} as 'busy',
  },
  actors: {
    readFile: port<Read, ReadWanted>('bankCheck.readFile', { calls: [] }),
    listPaid: port<readonly Settlement[], PaidWanted>('bankCheck.listPaid', { calls: ['listSettlements'] }),
    saveReport: port<Saved, ReportWanted>('bankCheck.saveReport', { calls: [] }),
  },
  guards: {
    ...faultGuards,
    isRefused: (_, read: Read) => refusalOf(read) !== null,
    isRead: ({ context: { bank } }) => bank !== null,
  },
  actions: {
    clear: assign(nothing),
    setFile: assign({ ...nothing, file: (_, { file }: { readonly file: SelectedFile }) => file }),
    setBank: assign({ bank: (_, read: Read) => ('refusal' in read ? null : read) }),
    setProblem: assign({ ...nothing, problem: (_, read: Read) => refusalOf(read) }),
    compare: assign({
      comparison: ({ context }, paid: readonly Settlement[]) => compared(assertPresent(context.bank, 'a file'), paid),
    }),
    setFormat: assign({ format: (_, { format }: { readonly format: ReportFormat }) => format }),
    notifySaved: emit((_, { fileName }: Saved) => ({ type: 'notice', tone: 'good', text: `${isolated(fileName)} saved.` })),
    notifyFault: emit((_, fault: Fault) => ({
      type: 'notice',
      tone: 'bad',
      text: sentences(sentence(fault, 'We couldn’t make the file.'), 'No file was saved.'),
    })),
    forgetFault: assign({ fault: null }),
    setFault: assign({ fault: (_, fault: Fault) => fault }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'bankCheck',
  description: 'Compares a bank statement with the settlements that were paid to the bank.',
  meta: { req: ['STL-01'], isLongRunning: true },
  context: ({ input: { currency } }) => ({ currency, ...nothing }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The merchant chooses the bank’s file. A file that was refused is named with the reason.',
      on: { 'file.chosen': { target: 'reading', actions: { type: 'setFile', params: eventParams } } },
    },
    reading: {
      description: 'The file is read in the browser. Nothing of it is sent.',
      tags: 'busy',
      on: { 'reading.cancelled': { target: 'choosing', actions: 'clear' } },
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file, currency } }) => ({ file: assertPresent(file, 'a file'), currency }),
        onDone: [
          {
            guard: { type: 'isRefused', params: outputOf },
            target: 'choosing',
            actions: { type: 'setProblem', params: outputOf },
          },
          { target: 'listing', actions: { type: 'setBank', params: outputOf } },
        ],
        onError: { target: 'failed', actions: { type: 'setFault', params: faultIn } },
      },
    },
    listing: {
      description: 'The settlements of the file’s days are loaded. Nothing is compared yet.',
      tags: 'busy',
      on: { 'listing.cancelled': { target: 'choosing', actions: 'clear' } },
      invoke: {
        id: 'listPaid',
        src: 'listPaid',
        input: ({ context: { bank, currency } }) => ({
          ...assertPresent(daysToList(assertPresent(bank, 'a file')), 'days'),
          currency,
        }),
        onDone: { target: 'compared', actions: { type: 'compare', params: outputOf } },
        onError: [
          {
            guard: { type: 'sessionExpired', params: faultIn },
            target: 'failed',
            actions: ['reportExpiry', { type: 'setFault', params: faultIn }],
          },
          { target: 'failed', actions: { type: 'setFault', params: faultIn } },
        ],
      },
    },
    compared: {
      description: 'Every settlement of these days is beside what the bank has of it. The merchant can choose another file.',
      on: {
        'file.dismissed': { target: 'choosing', actions: 'clear' },
        'report.requested': { target: 'saving', actions: { type: 'setFormat', params: eventParams } },
      },
    },
    saving: {
      description: 'What was found is written to a file, which the browser saves. Nothing of it is sent.',
      tags: 'busy',
      invoke: {
        id: 'saveReport',
        src: 'saveReport',
        input: ({ context: { comparison, currency, format } }) => ({
          entries: assertPresent(comparison, 'a comparison').entries,
          currency,
          format: assertPresent(format, 'a format'),
        }),
        onDone: { target: 'compared', actions: { type: 'notifySaved', params: outputOf } },
        onError: { target: 'compared', actions: { type: 'notifyFault', params: faultIn } },
      },
    },
    failed: {
      description:
        'The file could not be read, or the settlements could not be loaded. Nothing was compared, and the merchant can try again.',
      on: {
        'check.retried': [
          { guard: 'isRead', target: 'listing', actions: 'forgetFault' },
          { target: 'reading', actions: 'forgetFault' },
        ],
        'file.dismissed': { target: 'choosing', actions: 'clear' },
      },
    },
  },
});
