/**
 * Saves a file of what a list shows, on all its pages, one file at a time. It can be cancelled, and leaving it aborts its calls. The port
 * decides what the file contains and where it is saved. The machine never ends: after every file another can be requested.
 */

import { assign, emit, setup } from 'xstate';
import type { EndpointName } from '../../../contract/all';
import { isolated } from '../../../contract/shownText';
import type { Emitted } from '../flow/emitted';
import { type Fault, faultGuards, faultIn, sentence, sentences } from '../flow/fault';
import { eventParams, outputOf } from '../flow/params';
import { port } from '../flow/port';
import { assertPresent } from '../values/assertPresent';

type Sheet = 'xlsx' | 'csv';

export interface Wanted<Filter, Format = Sheet> {
  readonly filter: Filter;
  readonly format: Format;
}

export interface Saved {
  readonly fileName: string;
}

export type DownloadEvent<Filter, Format = Sheet> =
  | ({ type: 'download.requested' } & Wanted<Filter, Format>)
  | { type: 'download.cancelled' };

interface DownloadParts {
  readonly calls: readonly EndpointName[];
  /** Each call is made once the one before it was answered. By default a download makes one of them. */
  readonly callsInTurn?: true;
  readonly req: string[];
  readonly description: string;
  /** What the success message says about the file, after its name. */
  readonly holds?: string;
  /** The message for a fault without one. */
  readonly failureMessage?: string;
}

const LOST = 'An error occurred while requesting the export.';

export const download = <Filter extends object, Format extends string = Sheet>(
  id: string,
  { calls, callsInTurn, req, description, holds = '', failureMessage = LOST }: DownloadParts,
) =>
  setup({
    types: {
      context: {} as { wanted: Wanted<Filter, Format> | null },
      events: {} as DownloadEvent<Filter, Format>,
      emitted: {} as Emitted,
      meta: {} as { req: string[]; isLongRunning?: true },
      tags: {} as 'busy',
    },
    actors: {
      save: port<Saved, Wanted<Filter, Format>>(`${id}.save`, callsInTurn ? { calls, callsInTurn } : { calls, callsOneOf: true }),
    },
    guards: { ...faultGuards },
    actions: {
      setWanted: assign({ wanted: (_, { filter, format }: Wanted<Filter, Format>) => ({ filter, format }) }),
      notifySaved: emit((_, { fileName }: Saved) => ({
        type: 'notice',
        tone: 'good',
        text: `${isolated(fileName)} saved. ${holds}`.trimEnd(),
      })),
      notifyFault: emit((_, fault: Fault) => ({
        type: 'notice',
        tone: 'bad',
        text: sentences(sentence(fault, failureMessage), 'No file was saved.'),
      })),
      reportExpiry: emit({ type: 'sessionExpired' }),
    },
  }).createMachine({
    id,
    description,
    meta: { req, isLongRunning: true },
    context: { wanted: null },
    initial: 'ready',
    states: {
      ready: {
        description: 'The merchant can request a file.',
        on: { 'download.requested': { target: 'saving', actions: { type: 'setWanted', params: eventParams } } },
      },
      saving: {
        description: 'The file is being created and saved.',
        tags: 'busy',
        on: { 'download.cancelled': 'ready' },
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => assertPresent(context.wanted, 'a requested file'),
          onDone: { target: 'ready', actions: { type: 'notifySaved', params: outputOf } },
          onError: [
            { guard: { type: 'sessionExpired', params: faultIn }, target: 'ready', actions: 'reportExpiry' },
            { target: 'ready', actions: { type: 'notifyFault', params: faultIn } },
          ],
        },
      },
    },
  });
