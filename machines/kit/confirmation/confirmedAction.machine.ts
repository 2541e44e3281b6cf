/**
 * A mutation that needs a confirmation and never runs twice at once, such as deleting a beneficiary. A failure always shows a message, and
 * the merchant can retry or cancel.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../flow/emitted';
import { type Fault, faultGuards, faultIn, isUnanswered, sentence } from '../flow/fault';
import { eventParams } from '../flow/params';
import { type PortFacts, port } from '../flow/port';
import {
  noStepUp,
  onWrongPassword,
  type StepUpContext,
  type StepUpEvent,
  stepUpActions,
  stepUpGuards,
  typesPassword,
} from '../stepUp/stepUp.parts';
import type { StepUp } from '../stepUp/stepUp.rules';
import { reasonRule } from '../values/reason';
import { type SuccessMessage, successIn } from '../values/successMessage';

export interface ConfirmedActionContext<Subject> extends StepUpContext {
  /** The record that the action changes, with the name that the dialog shows. */
  readonly subject: Subject;
  /** Why, in the merchant's words. Empty if the action needs no reason. */
  readonly reason: string;
  readonly problem: string | null;
  /** Whether the action may have run, although it failed. */
  readonly isUnanswered: boolean;
}

export type ConfirmedActionEvent =
  | { type: 'action.confirmed' }
  | { type: 'action.dismissed' }
  /** Only of an action with a reason. */
  | { type: 'reason.changed'; reason: string }
  /** Only of an action with a step-up. */
  | StepUpEvent;

export type ConfirmedActionOutput = { readonly result: 'succeeded' | 'dismissed' | 'sessionExpired' };

/** What a service that runs an action receives. */
export interface Confirmed<Subject> {
  readonly subject: Subject;
  readonly reason: string;
}

/** The same of an action with a step-up. */
export type ConfirmedWithPassword<Subject> = Confirmed<Subject> & StepUp;

interface Reason {
  /** What it says until the merchant changes it. */
  readonly initial: string;
  /** In characters. */
  readonly longest: number;
}

interface Parts<Subject, Answer> extends Pick<PortFacts, 'calls' | 'callsOneOf' | 'callsInTurn'> {
  readonly description: string;
  readonly req: string[];
  /** Whether the action may run on this record. By default it may. The provider decides in any case. */
  readonly isAllowed?: (subject: Subject) => boolean;
  /** The action is sent with a reason, which the merchant can edit before. */
  readonly reason?: Reason;
  /** The action weakens safety, so it is sent with the merchant's password. */
  readonly stepUp?: true;
  /** The message for a refusal without one. */
  readonly failureMessage: string;
  /** The message after the action: it replaces an empty one from the provider. */
  readonly successMessage: SuccessMessage<Answer, Subject>;
}

const withReason = {
  'reason.changed': { actions: { type: 'setReason', params: eventParams } },
} as const;

export const confirmedAction = <Subject, Answer extends object>(
  id: string,
  { description, req, isAllowed = () => true, reason, stepUp, failureMessage, successMessage, ...facts }: Parts<Subject, Answer>,
) => {
  const reasonError = reason ? reasonRule(reason.longest) : () => null;
  const sends = ['clearProblem' as const, ...(stepUp ? ['clearPasswordProblem' as const] : [])];
  const forgets = stepUp ? ['clearPassword' as const] : [];
  const explained = { type: 'setProblem' as const, params: faultIn };
  const said = { type: 'notifyDone' as const, params: ({ event }: { event: { output: Answer } }) => event.output };
  return setup({
    types: {
      context: {} as ConfirmedActionContext<Subject>,
      events: {} as ConfirmedActionEvent,
      input: {} as { readonly subject: Subject },
      output: {} as ConfirmedActionOutput,
      emitted: {} as Emitted,
      meta: {} as { req: string[] },
      tags: {} as 'busy',
    },
    actors: { do: port<Answer, ConfirmedWithPassword<Subject>>(`${id}.do`, facts) },
    guards: {
      isAllowed: ({ context }) =>
        isAllowed(context.subject) && reasonError(context.reason) === null && (!stepUp || stepUpGuards.hasPassword({ context })),
      ...stepUpGuards,
      ...faultGuards,
    },
    actions: {
      ...stepUpActions<ConfirmedActionContext<Subject>, ConfirmedActionEvent>((part) => part),
      setProblem: assign({
        problem: (_, fault: Fault) => sentence(fault, failureMessage),
        isUnanswered: (_, fault: Fault) => isUnanswered(fault),
      }),
      clearProblem: assign({ problem: null, isUnanswered: false }),
      setReason: assign({ reason: (_, { reason: text }: { reason: string }) => text, problem: null, isUnanswered: false }),
      notifyDone: emit(({ context }, answer: Answer) => ({
        type: 'notice',
        tone: 'good',
        text: successIn(answer, successMessage, context.subject),
      })),
      reportExpiry: emit({ type: 'sessionExpired' }),
    },
  }).createMachine({
    id,
    description,
    meta: { req },
    context: ({ input }) => ({
      subject: input.subject,
      reason: reason?.initial ?? '',
      problem: null,
      isUnanswered: false,
      ...noStepUp,
    }),
    output: ({ event }) => event.output as ConfirmedActionOutput,
    initial: 'confirming',
    states: {
      confirming: {
        description: 'The merchant is asked to confirm the action. Nothing has been sent.',
        on: {
          'action.confirmed': { guard: 'isAllowed', target: 'submitting', actions: sends },
          'action.dismissed': { target: 'dismissed', actions: forgets },
          // The types name this event in every action, so that views and cases are the same for all.
          ...(reason ? withReason : ({} as typeof withReason)),
          ...(stepUp ? typesPassword : ({} as typeof typesPassword)),
        },
      },
      submitting: {
        description: 'The provider receives the request.',
        tags: 'busy',
        invoke: {
          id: 'do',
          src: 'do',
          input: ({ context }) => ({ subject: context.subject, reason: context.reason, password: context.password }),
          onDone: { target: 'succeeded', actions: [said, ...forgets] },
          onError: [
            {
              guard: { type: 'sessionExpired', params: faultIn },
              target: 'sessionExpired',
              actions: ['reportExpiry' as const, explained, ...forgets],
            },
            ...(stepUp ? [onWrongPassword('confirming')] : []),
            { target: 'confirming', actions: explained },
          ],
        },
      },
      succeeded: { type: 'final', description: 'The provider confirmed the action.', output: { result: 'succeeded' } },
      dismissed: { type: 'final', description: 'The merchant cancelled.', output: { result: 'dismissed' } },
      sessionExpired: { type: 'final', description: 'The session expired.', output: { result: 'sessionExpired' } },
    },
  });
};
