/**
 * Changes the business or the environment that everything is about. The page is loaded anew afterwards, so that nothing of what was open
 * before is left. A switch is for this session alone: which business a sign-in opens is asked for by itself.
 *
 * What can never happen: unsaved work goes without a question, in whichever tab it is; the desk stays open when the provider may have
 * switched and nobody knows; a failure goes without its words.
 */
import { assign, emit, setup } from 'xstate';
import { assertPresent } from '../../kit/assertPresent';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/fault';
import { outputOf } from '../../kit/params';
import { port } from '../../kit/port';
import { hasUnsaved, isAnother, pauseBefore } from './switching.rules';
import type { SwitchingContext, SwitchingEvent, SwitchingInput, SwitchingOutput, Unsaved, Wanted } from './switching.types';

const FAILED = "We couldn't switch. Try again.";
const NO_DEFAULT = "We couldn't confirm which business opens when you sign in. Try again.";

/** What was chosen, as it is remembered. */
const business = ({ event }: { readonly event: { readonly id: string; readonly name: string } }): Wanted => ({
  kind: 'business',
  id: event.id,
  name: event.name,
});
const environment = ({ event }: { readonly event: { readonly environment: SwitchingContext['environment'] } }): Wanted => ({
  kind: 'environment',
  environment: event.environment,
});

export const switchingMachine = setup({
  types: {
    context: {} as SwitchingContext,
    events: {} as SwitchingEvent,
    input: {} as SwitchingInput,
    output: {} as SwitchingOutput,
    emitted: {} as Emitted,
    meta: {} as { req?: string[] },
    tags: {} as 'busy',
  },
  actors: {
    findUnsaved: port<Unsaved>('findUnsaved', { calls: [] }),
    switchTo: port<void, { readonly wanted: Wanted }>('switchTo', {
      calls: ['setActiveSubsidiary', 'toggleEnvironment'],
      makes: 'one',
    }),
    makeDefault: port<{ readonly name: string }, { readonly businessId: string; readonly name: string }>('makeDefault', {
      calls: ['setActiveSubsidiary'],
    }),
    startAfresh: port<void, { readonly afterMs: number }>('startAfresh', { calls: [] }),
  },
  guards: {
    isAnother: ({ context }, wanted: Wanted) => isAnother(context, wanted),
    hasUnsaved: (_, found: Unsaved) => hasUnsaved(found),
    isNotDefault: ({ context }) => !context.isDefault,
    ...faultGuards,
  },
  actions: {
    keepWanted: assign({ wanted: (_, wanted: Wanted) => wanted }),
    keepDefault: assign({ isDefault: true }),
    forgetWanted: assign({ wanted: null, unsaved: [] }),
    keepUnsaved: assign({ unsaved: (_, { unsaved }: Unsaved) => unsaved }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, FAILED) }),
    noticeDefault: emit((_, { name }: { readonly name: string }) => ({
      type: 'notice',
      tone: 'good',
      text: `${name} opens when you sign in.`,
    })),
    noticeNoDefault: emit((_, fault: Fault) => ({ type: 'notice', tone: 'bad', text: sentence(fault, NO_DEFAULT) })),
    tellProfileOutdated: emit({ type: 'profileOutdated' }),
    noticeRefusal: emit((_, fault: Fault) => ({ type: 'notice', tone: 'bad', text: sentence(fault, FAILED) })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'switching',
  description: 'Switches the business or the environment.',
  context: ({ input }) => ({ ...input, wanted: null, unsaved: [], problem: null }),
  output: ({ event }) => assertPresent(event.output as SwitchingOutput, 'the reason the session ended'),
  initial: 'settled',
  states: {
    settled: {
      description: 'The merchant works in one business and one environment.',
      meta: { req: ['NAV-04', 'NAV-10', 'NAV-11'] },
      entry: 'forgetWanted',
      on: {
        'business.chosen': {
          guard: { type: 'isAnother', params: business },
          target: 'checking',
          actions: { type: 'keepWanted', params: business },
        },
        'default.requested': { guard: 'isNotDefault', target: 'makingDefault' },
        'environment.chosen': {
          guard: { type: 'isAnother', params: environment },
          target: 'checking',
          actions: { type: 'keepWanted', params: environment },
        },
      },
    },
    makingDefault: {
      description: 'The provider saves this business as the default at sign-in. The open business does not change.',
      meta: { req: ['NAV-04', 'NAV-10'] },
      invoke: {
        id: 'makeDefault',
        src: 'makeDefault',
        input: ({ context: { businessId }, event }) => ({
          businessId,
          name: event.type === 'default.requested' ? event.name : '',
        }),
        onDone: {
          target: 'settled',
          actions: ['keepDefault', { type: 'noticeDefault', params: outputOf }, 'tellProfileOutdated'],
        },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'ended', actions: 'reportExpiry' },
          { target: 'settled', actions: { type: 'noticeNoDefault', params: faultIn } },
        ],
      },
    },
    checking: {
      description: 'All tabs of the session are checked for unsaved work.',
      meta: { req: ['NAV-10', 'NAV-11'] },
      invoke: {
        id: 'findUnsaved',
        src: 'findUnsaved',
        onDone: [
          {
            guard: { type: 'hasUnsaved', params: outputOf },
            target: 'asking',
            actions: { type: 'keepUnsaved', params: outputOf },
          },
          { target: 'switching' },
        ],
        onError: 'asking',
      },
    },
    asking: {
      description: 'Unsaved work exists or may exist. The merchant decides.',
      meta: { req: ['NAV-10', 'NAV-11'] },
      on: { 'switch.confirmed': 'switching', 'switch.dismissed': 'settled' },
    },
    switching: {
      description: 'The provider switches the session to the other business or environment. The dashboard is hidden meanwhile.',
      meta: { req: ['NAV-10', 'NAV-11'] },
      tags: 'busy',
      invoke: {
        id: 'switchTo',
        src: 'switchTo',
        input: ({ context }) => ({ wanted: assertPresent(context.wanted, 'something chosen') }),
        onDone: 'leaving',
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'ended', actions: 'reportExpiry' },
          { guard: { type: 'refused', params: faultIn }, target: 'settled', actions: { type: 'noticeRefusal', params: faultIn } },
          { target: 'unknown', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    unknown: {
      description:
        'The outcome of the switch is unknown, so the data on screen may be outdated. Only a reload shows the current business.',
      meta: { req: ['NAV-10', 'NAV-11'] },
      on: { 'page.reload': 'leaving' },
    },
    leaving: {
      description: 'The page reloads in all tabs of the session.',
      meta: { req: ['NAV-10', 'NAV-11'] },
      tags: 'busy',
      invoke: {
        id: 'startAfresh',
        src: 'startAfresh',
        input: ({ context }) => ({ afterMs: pauseBefore(context.wanted) }),
        onDone: 'gone',
        onError: 'unknown',
      },
    },
    ended: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      output: { result: 'sessionExpired' as const },
    },
    gone: {
      type: 'final',
      description: 'All data of the previous business is gone.',
      meta: { req: ['NAV-10', 'NAV-11'] },
      output: { result: 'gone' as const },
    },
  },
});
