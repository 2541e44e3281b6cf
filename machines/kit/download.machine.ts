/**
 * Saves a file of what a list shows, on all its pages, one file at a time. It can be cancelled, and leaving it aborts its calls. The port decides
 * what the file is and where it goes. The machine never ends: after every file another can be requested.
 */
import { assign, emit, setup } from 'xstate';
import type { EndpointName } from '../../contract/all';
import { assertPresent } from './assertPresent';
import type { Emitted } from './emitted';
import { type Fault, faultGuards, faultIn, sentence } from './fault';
import { eventParams, outputOf } from './params';
import { port } from './port';

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
  readonly req: string[];
  readonly description: string;
  /** What is said of a file that was saved, after its name. */
  readonly holds?: string;
  /** What is said where a fault has no words of its own. */
  readonly lost?: string;
}

const LOST = 'An error occurred while requesting the export.';

export const download = <Filter extends object, Format extends string = Sheet>(
  id: string,
  { calls, req, description, holds = '', lost = LOST }: DownloadParts,
) =>
  setup({
    types: {
      context: {} as { wanted: Wanted<Filter, Format> | null },
      events: {} as DownloadEvent<Filter, Format>,
      emitted: {} as Emitted,
      meta: {} as { req: string[]; lasts?: true },
      tags: {} as 'busy',
    },
    actors: { save: port<Saved, Wanted<Filter, Format>>(`${id}.save`, { calls, makes: 'one' }) },
    guards: { ...faultGuards },
    actions: {
      keepWanted: assign({ wanted: (_, { filter, format }: Wanted<Filter, Format>) => ({ filter, format }) }),
      noticeSaved: emit((_, { fileName }: Saved) => ({
        type: 'notice',
        tone: 'good',
        text: `${fileName} was saved. ${holds}`.trimEnd(),
      })),
      noticeFault: emit((_, fault: Fault) => ({
        type: 'notice',
        tone: 'bad',
        text: `${sentence(fault, lost)} No file was saved.`,
      })),
      reportExpiry: emit({ type: 'sessionExpired' }),
    },
  }).createMachine({
    id,
    description,
    meta: { req, lasts: true },
    context: { wanted: null },
    initial: 'ready',
    states: {
      ready: {
        description: 'The merchant can request a file.',
        on: { 'download.requested': { target: 'saving', actions: { type: 'keepWanted', params: eventParams } } },
      },
      saving: {
        description: 'The file is being created and saved.',
        tags: 'busy',
        on: { 'download.cancelled': 'ready' },
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => assertPresent(context.wanted, 'a requested file'),
          onDone: { target: 'ready', actions: { type: 'noticeSaved', params: outputOf } },
          onError: [
            { guard: { type: 'sessionExpired', params: faultIn }, target: 'ready', actions: 'reportExpiry' },
            { target: 'ready', actions: { type: 'noticeFault', params: faultIn } },
          ],
        },
      },
    },
  });
