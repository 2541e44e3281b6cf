/**
 * The smallest flows of orders: a form of one button, and nothing else but the kit. `plain` confirms an order, `coded` sends it with a code. They
 * never ship. What is proved of them in `order.proofs.test.ts` holds whatever is ordered, and they show what a new flow declares.
 */
import { assign, setup } from 'xstate';
import { type Cases, everyFault } from '../flow/cases';
import { ended, expired } from '../flow/ends';
import type { FlowTypes } from '../flow/flowTypes';
import { withAnswer, withFault } from '../flow/given';
import { port } from '../flow/port';
import type { Properties } from '../flow/properties';
import { otpMachine } from '../otp/otp.machine';
import type { Entered, Said } from '../otp/otp.types';
import { codedActions, codeGuards } from './code.parts';
import { codedOrderStates } from './code.states';
import { clientCodeEndings, codeIsRecent, outOfTries, unconfirmed } from './order.cases';
import { asIs, orderActions, orderGuards, withNextKey } from './order.parts';
import { clientCodeProperties, closingProperty, orderProperties } from './order.properties';
import { inDialog, orderStates, problem, resuming } from './order.states';
import type { Coded, CodedContext, Keyed, OrderContext, OrderEvent } from './order.types';
import { madeProperties } from './report.properties';

type CodedEvent = { type: 'order.reviewed' } | OrderEvent;
type Event = CodedEvent | { type: 'order.confirmed' };
interface Input {
  readonly order: Keyed | null;
}
interface Output {
  readonly result: 'closed' | 'sessionExpired';
}

const req = ['PAY-05'] as const;
const made = {
  description: 'The merchant sees that it is made.',
  on: { dismissed: { target: 'closed', actions: 'clearOrder' } },
} as const;
const back = { target: 'editing', actions: ['clearOrder', withFault('setProblem')] } as const;
const again = { target: 'editing', actions: ['clearOrder', problem('It was not received.')] } as const;
const facts = {
  req,
  thing: 'payment',
  receives: 'the order',
  sends: 'send',
  checks: 'check',
  where: inDialog('after closing, the next order'),
  answers: { target: 'made', actions: 'clearNotice' },
  lost: withFault('notifyLost'),
  outcomes: [{ guard: withAnswer('wasReceived'), target: 'made', actions: 'clearNotice' }, again],
} as const;

const plainMachine = setup({
  types: {} as FlowTypes<OrderContext<Keyed>, Event, Input, Output>,
  actors: {
    send: port<Said, Keyed>('send', { calls: ['createRefunds'] }),
    check: port<{ readonly status: string }, Keyed>('check', { calls: ['getRefundOrderStatus'] }),
  },
  guards: orderGuards,
  actions: orderActions<OrderContext<Keyed>, Event>(asIs, { failed: 'It failed.' }),
})
  .extend({
    actions: {
      makeOrder: assign({ order: () => ({ idempotencyKey: crypto.randomUUID() }), problem: null }),
      clearOrder: assign({ order: null }),
    },
  })
  .createMachine({
    id: 'plain',
    description: 'An order.',
    context: ({ input }) => ({ order: input.order, problem: null, reply: null }),
    output: ({ event }) => event.output as Output,
    initial: 'resuming',
    states: {
      resuming: resuming('Checks for an open order.', 'PAY-05', { target: 'editing' }),
      editing: { on: { 'order.reviewed': { target: 'confirming', actions: 'makeOrder' }, dismissed: 'closed' } },
      confirming: { on: { 'order.confirmed': 'submitting', dismissed: { target: 'closed', actions: 'clearOrder' } } },
      ...orderStates({ ...facts, refusals: [{ guard: withFault('refused'), ...back }] }),
      made,
      closed: ended('closed', 'The merchant closed the dialog.', 'PAY-05'),
      sessionExpired: expired('The session expired.'),
    },
  });

const codedMachine = setup({
  types: {} as FlowTypes<CodedContext<Keyed>, CodedEvent, Input, Output, { otp: 'otp' }>,
  actors: {
    sendCode: port<Said>('sendCode', { calls: ['sendSwapOtp'] }),
    send: port<Said, Coded<Keyed>>('send', { calls: ['createSwapOrder'] }),
    check: port<{ readonly status: string }, Keyed>('check', { calls: ['getSwapStatus'] }),
    otp: otpMachine<Entered>({ verify: null, resend: 'sendSwapOtp' }),
  },
  guards: { ...orderGuards, ...codeGuards },
  actions: {
    ...orderActions<CodedContext<Keyed>, CodedEvent>(asIs, { failed: 'It failed.' }),
    ...codedActions<CodedContext<Keyed>, CodedEvent>(asIs),
  },
})
  .extend({
    actions: {
      makeOrder: assign({ order: () => ({ idempotencyKey: crypto.randomUUID() }), problem: null }),
      clearOrder: assign({ order: null }),
      renewKey: assign({ order: withNextKey }),
    },
  })
  .createMachine({
    id: 'coded',
    description: 'An order with a code.',
    context: ({ input }) => ({ order: input.order, problem: null, reply: null, otp: '', sentAt: null, usedCodeSentAt: 0 }),
    output: ({ event }) => event.output as Output,
    initial: 'resuming',
    states: {
      resuming: resuming('Checks for an open order.', 'PAY-05', { target: 'editing' }),
      editing: { on: { 'order.reviewed': { target: 'sendingCode', actions: 'makeOrder' }, dismissed: 'closed' } },
      ...codedOrderStates({
        ...facts,
        sendsCode: 'sendCode',
        enters: 'enters the code',
        failed: 'It failed.',
        unsent: back,
        dismissed: { target: 'closed', actions: 'clearOrder' },
        refusals: [{ guard: withFault('outOfTries'), ...back }],
      }),
      made,
      closed: ended('closed', 'The merchant closed the dialog.', 'PAY-05'),
      sessionExpired: expired('The session expired.'),
    },
  });

const inputs = { fresh: { order: null }, reopened: { order: { idempotencyKey: 'earlier' } } };
const now = { now: {} };
const events = { 'order.reviewed': now, 'outcome.retry': now, reconnected: now, dismissed: now };
const send = { answers: { done: { message: '' } }, fails: everyFault };
const check = {
  answers: { made: { status: 'Successful' }, notReceived: { status: 'Not Received' } },
  fails: everyFault,
};
const remember = ({ order, problem }: OrderContext<Keyed>) => [order !== null, problem !== null];

const plainCases = {
  inputs,
  events: { ...events, 'order.confirmed': now },
  ports: { send, check },
  children: {},
  machineOnly: { ports: { send: { fails: unconfirmed } } },
  remember,
} satisfies Cases<typeof plainMachine>;

const codedCases = {
  inputs,
  events,
  ports: { send, check, sendCode: { answers: { sent: { message: '' } }, fails: { ...everyFault, ...codeIsRecent } } },
  children: { otp: clientCodeEndings },
  machineOnly: { ports: { send: { fails: { ...outOfTries, ...unconfirmed } } } },
  remember: (context) => [...remember(context), context.otp, context.sentAt !== null],
} satisfies Cases<typeof codedMachine>;

const shared = { req, thing: 'payment', sends: 'send', checks: 'check', badNews: [], goodNews: [] } as const;
const madeBy = [
  { port: 'send', answers: 'done' },
  { port: 'check', answers: 'made' },
] as const;
const madeFacts = { req, thing: 'payment', sends: 'send', state: 'made', as: 'made', after: 'confirms it', by: madeBy } as const;

const plainProperties = [
  ...orderProperties({
    ...shared,
    key: ({ idempotencyKey }: Keyed) => idempotencyKey,
    closes: [],
    confirmed: { says: 'confirms it', by: { event: 'order.confirmed' } },
    discards: ['dismissed event', 'check answers notReceived'],
    goodNews: ['send answers done', 'check answers made'],
    withOrder: ['confirming', 'made'],
    withoutOrder: ['editing'],
    sending: { says: 'as made, in the form, a status check, or with the session', to: ['made', 'editing'] },
    checking: ['made', 'editing', 'closed'],
    refused: { says: 'the form', to: 'editing' },
    notReceived: 'editing',
  }),
  ...madeProperties(madeFacts),
  closingProperty('PAY-05', ['confirming']),
] satisfies Properties<typeof plainMachine, typeof plainCases>;

const codedProperties = [
  ...orderProperties({
    ...shared,
    key: ({ order }: Coded<Keyed>) => order.idempotencyKey,
    closes: [{ port: 'send', fails: 'tooManyAttempts' }],
    confirmed: { says: 'has entered a code', by: { guard: 'resultIs', as: 'verified' } },
    discards: ['sendCode fails', 'otp ends', 'dismissed event', 'send fails tooManyAttempts', 'check answers notReceived'],
    goodNews: ['sendCode answers sent', 'sendCode fails codeIsRecent', 'send answers done', 'check answers made'],
    withOrder: ['sendingCode', 'verifying', 'made'],
    withoutOrder: ['editing'],
    sending: {
      says: 'as made, in the code step, the form, a status check, or with the session',
      to: ['made', 'verifying', 'editing'],
    },
    checking: ['made', 'editing', 'closed'],
    refused: { says: 'the code step', to: 'verifying' },
    notReceived: 'editing',
  }),
  ...madeProperties(madeFacts),
  closingProperty('PAY-05', ['sendingCode', 'verifying']),
  ...clientCodeProperties('PAY-05'),
] satisfies Properties<typeof codedMachine, typeof codedCases>;

export const smallestOrders = {
  plain: { machine: plainMachine, cases: plainCases, properties: plainProperties },
  coded: { machine: codedMachine, cases: codedCases, properties: codedProperties },
};
