/**
 * Switches the business or the environment of the whole dashboard. Then the page reloads, so that no data of the previous one stays. A switch
 * is for this session only: the default business has its own action.
 *
 * What can never happen: unsaved work in any tab is discarded without a confirmation; the dashboard stays open when the provider may have
 * switched and the active business is unknown; a failure shows no message.
 */

import { assign, emit, setup } from 'xstate';
import { isolated } from '../../../contract/shownText';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/flow/fault';
import { outputOf } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import { assertPresent } from '../../kit/values/assertPresent';
import { hasUnsaved, isAnother, pauseBefore } from './switching.rules';
import type { SwitchingContext, SwitchingEvent, SwitchingInput, SwitchingOutput, Unsaved, Wanted } from './switching.types';

const FAILED = 'We couldn’t switch. Try again.';
const NO_DEFAULT = 'We couldn’t confirm which business opens when you sign in. Try again.';

/** The choice, as it is stored. */
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
      callsOneOf: true,
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
    setWanted: assign({ wanted: (_, wanted: Wanted) => wanted }),
    setDefault: assign({ isDefault: true }),
    clearWanted: assign({ wanted: null, unsaved: [] }),
    setUnsaved: assign({ unsaved: (_, { unsaved }: Unsaved) => unsaved }),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, FAILED) }),
    notifyDefault: emit((_, { name }: { readonly name: string }) => ({
      type: 'notice',
      tone: 'good',
      text: `${isolated(name)} opens when you sign in.`,
    })),
    notifyNoDefault: emit((_, fault: Fault) => ({ type: 'notice', tone: 'bad', text: sentence(fault, NO_DEFAULT) })),
    invalidateProfile: emit({ type: 'profileInvalidated' }),
    notifyRefusal: emit((_, fault: Fault) => ({ type: 'notice', tone: 'bad', text: sentence(fault, FAILED) })),
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
      entry: 'clearWanted',
      on: {
        'business.chosen': {
          guard: { type: 'isAnother', params: business },
          target: 'checkingWork',
          actions: { type: 'setWanted', params: business },
        },
        'default.requested': { guard: 'isNotDefault', target: 'makingDefault' },
        'environment.chosen': {
          guard: { type: 'isAnother', params: environment },
          target: 'checkingWork',
          actions: { type: 'setWanted', params: environment },
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
          actions: ['setDefault', { type: 'notifyDefault', params: outputOf }, 'invalidateProfile'],
        },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'sessionExpired', actions: 'reportExpiry' },
          { target: 'settled', actions: { type: 'notifyNoDefault', params: faultIn } },
        ],
      },
    },
    checkingWork: {
      description: 'All tabs of the session are checked for unsaved work.',
      meta: { req: ['NAV-10', 'NAV-11'] },
      invoke: {
        id: 'findUnsaved',
        src: 'findUnsaved',
        onDone: [
          {
            guard: { type: 'hasUnsaved', params: outputOf },
            target: 'confirming',
            actions: { type: 'setUnsaved', params: outputOf },
          },
          { target: 'switching' },
        ],
        onError: 'confirming',
      },
    },
    confirming: {
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
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'sessionExpired', actions: 'reportExpiry' },
          { guard: { type: 'refused', params: faultIn }, target: 'settled', actions: { type: 'notifyRefusal', params: faultIn } },
          { target: 'outcomeUnknown', actions: { type: 'setProblem', params: faultIn } },
        ],
      },
    },
    outcomeUnknown: {
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
        onError: 'outcomeUnknown',
      },
    },
    sessionExpired: {
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
