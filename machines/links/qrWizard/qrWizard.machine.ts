/**
 * Shows a QR code in three steps (QRC-02): the type of link, the link, and the code. It only loads links, because a code is drawn from the URL
 * of its link. If there is no link of the type, the merchant can create one.
 *
 * What can never happen: a step is passed without a choice; a code is shown for a link that does not exist; going back loses a choice; "no
 * links" is shown although they failed to load.
 */

import { assign, emit, setup } from 'xstate';
import { type Fault, faultGuards, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withEvent, withFault, withPatch } from '../../kit/flow/given';
import { childResult, resultGuards } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import { attemptOf } from '../../kit/form/form.attempt';
import { draftOf, type FormSnapshot } from '../../kit/form/form.select';
import { assertPresent } from '../../kit/values/assertPresent';
import type { NewLink } from '../newPaymentLink/newPaymentLink.machine';
import { emptyValues, newPaymentLinkMachine } from '../newPaymentLink/newPaymentLink.machine';
import { canMake, chosenAmong, chosenLink, drawable } from './qrWizard.rules';
import type {
  LinkAttempt,
  LinkDraft,
  LinkKind,
  QrLink,
  QrWizardContext,
  QrWizardEvent,
  QrWizardInput,
  QrWizardOutput,
} from './qrWizard.types';

interface Links {
  readonly links: readonly QrLink[];
}

const draftIn = draftOf<NewLink>([]);

/** A path only names the form's result, because it has no input to follow. */
const follow = ({
  event: { snapshot },
}: {
  readonly event: { readonly snapshot: Pick<FormSnapshot<NewLink>, 'status' | 'context'> };
}) => ({
  status: 'context' in snapshot ? snapshot.status : 'nothing typed',
});

export const qrWizardMachine = setup({
  types: {} as FlowTypes<QrWizardContext, QrWizardEvent, QrWizardInput, QrWizardOutput, { newLink: 'newLink' }>,
  actors: {
    load: port<Links, { readonly kind: LinkKind }>('qrWizard.load', {
      calls: ['listPaymentLinks', 'listQrCodes'],
      callsOneOf: true,
    }),
    newLink: newPaymentLinkMachine,
  },
  guards: {
    hasKind: ({ context }) => context.kind !== null,
    hasLink: ({ context }) => chosenLink(context) !== null,
    hasLinks: (_, { links }: Links) => drawable(links).length > 0,
    mayMakeLink: ({ context: { kind, mayCreate } }) => canMake(kind, mayCreate),
    /** A form that ended reports nothing new. This machine has its values. */
    isRunning: (_, { status }: { status: string }) => status === 'active',
    ...resultGuards,
    ...faultGuards,
  },
  actions: {
    setKind: assign({ kind: (_, { kind }: { kind: LinkKind }) => kind }),
    setChoice: assign({
      chosen: ({ context: { kind, chosen } }, { url }: { url: string }) => (kind === null ? chosen : { ...chosen, [kind]: url }),
    }),
    clearLinks: assign({ links: [], problem: null }),
    setLinks: assign(({ context }, { links }: Links) => ({
      links: drawable(links),
      chosen: chosenAmong(drawable(links), context),
      before: null,
    })),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t load the links.') }),
    rememberLinks: assign({ before: ({ context: { links } }) => links.map(({ url }) => url) }),
    setDraft: assign((_, kept: { draft: LinkDraft | null; attempt: LinkAttempt | null }) => kept),
    clearDraft: assign({ draft: null, attempt: null }),
    markNew: assign({ isNew: true }),
    clearBefore: assign({ before: null }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'qrWizard',
  description: 'Creates a QR code in three steps: destination, link and code.',
  meta: { req: ['QRC-02'] },
  context: ({ input }) => ({
    ...input,
    kind: null,
    chosen: {},
    links: [],
    before: null,
    isNew: false,
    problem: null,
  }),
  output: ({ event }) => event.output as QrWizardOutput,
  initial: 'choosingKind',
  states: {
    choosingKind: {
      description: 'The merchant chooses what the code leads to.',
      on: {
        'kind.chosen': { actions: withEvent('setKind') },
        'kind.confirmed': { guard: 'hasKind', target: 'choosingLink' },
        dismissed: 'closed',
      },
    },
    choosingLink: {
      description: 'The merchant chooses a link of that kind.',
      initial: 'loading',
      on: { 'back.pressed': 'choosingKind', dismissed: 'closed' },
      states: {
        loading: {
          description: 'The links are loading.',
          tags: 'busy',
          entry: 'clearLinks',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({ kind: assertPresent(context.kind, 'a kind of links') }),
            onDone: [
              { guard: withAnswer('hasLinks'), target: 'picking', actions: withAnswer('setLinks') },
              { target: 'missing' },
            ],
            onError: [
              { guard: withFault('sessionExpired'), target: '#qrWizard.sessionExpired', actions: 'reportExpiry' },
              { target: 'failed', actions: withFault('setProblem') },
            ],
          },
        },
        failed: {
          description: 'The links failed to load. The merchant can retry.',
          on: { 'links.retry': 'loading' },
        },
        missing: {
          description: 'There are no links of this kind. The merchant can create one if the role allows it.',
          on: { 'link.requested': { guard: 'mayMakeLink', target: '#qrWizard.creating', actions: 'rememberLinks' } },
        },
        picking: {
          description: 'The merchant chooses a link or creates a new one.',
          on: {
            'link.chosen': { actions: withPatch('setChoice') },
            'link.confirmed': { guard: 'hasLink', target: '#qrWizard.showing' },
            'link.requested': { guard: 'mayMakeLink', target: '#qrWizard.creating', actions: 'rememberLinks' },
          },
        },
      },
    },
    creating: {
      description: 'The merchant creates a payment link, which is then listed and selected.',
      invoke: {
        id: 'newLink',
        src: 'newLink',
        input: ({ context: { currency, draft, attempt } }) => ({
          subject: '',
          initialValues: emptyValues(currency),
          draft,
          attempt,
        }),
        onSnapshot: {
          guard: { type: 'isRunning', params: follow },
          actions: {
            type: 'setDraft',
            params: ({ event }) => ({ draft: draftIn(event.snapshot), attempt: attemptOf(event.snapshot) }),
          },
        },
        onDone: [
          { guard: childResult('saved'), target: 'choosingLink', actions: ['markNew', 'clearDraft'] },
          { guard: childResult('sessionExpired'), target: 'sessionExpired' },
          { target: 'choosingLink', actions: ['clearDraft', 'clearBefore'] },
        ],
      },
    },
    showing: {
      description: 'The merchant views and saves the QR code.',
      on: { dismissed: 'made' },
    },
    made: {
      type: 'final',
      description: 'The merchant closed the QR code.',
      output: ({ context: { isNew } }) => ({ result: 'made', isNew }) satisfies QrWizardOutput,
    },
    closed: {
      type: 'final',
      description: 'The merchant closed the wizard before the QR code was created.',
      output: ({ context: { isNew } }) => ({ result: 'closed', isNew }) satisfies QrWizardOutput,
    },
    sessionExpired: {
      type: 'final',
      description: 'The session expired. The input for a new link is kept for the next sign-in.',
      meta: { req: ['SES-06'] },
      output: ({ context: { isNew } }) => ({ result: 'sessionExpired', isNew }) satisfies QrWizardOutput,
    },
  },
});
