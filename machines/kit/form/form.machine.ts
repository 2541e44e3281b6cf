/**
 * Validates fields on every change, and saves them together.
 *
 * It never sends an invalid form, and never sends twice at once. A failure keeps the input, and leaving unsaved changes asks for a
 * confirmation. A secret is cleared once the provider accepted it. A draft is a bookmark: see form.select.
 *
 * A form that creates something sends one key until its outcome is known. If the merchant changes the input meanwhile, the earlier request is
 * sent again first: a refusal makes way for the changed one, and otherwise the merchant decides whether to create another.
 *
 * A form that edits a record never saves over a change of someone else: it shows what is stored now, and the merchant decides.
 */
import { and } from 'xstate';
import { faultIn } from '../flow/fault';
import { eventParams } from '../flow/params';
import { assertPresent } from '../values/assertPresent';
import { resumedAttempt } from './form.attempt';
import { type FormParts, formParts } from './form.parts';
import { fieldsOf } from './form.rules';
import type { FieldOf, Fields, FormContext, FormOutput, Outdated } from './form.types';

export type { FormParts } from './form.parts';

const answerIn = <Answer>({ event }: { readonly event: { readonly output: Answer } }) => ({ answer: event.output });

const expired = {
  sessionExpired: {
    type: 'final',
    description: 'The session expired. The draft is kept until the merchant signs in again.',
    output: { result: 'sessionExpired' },
  },
} as const;

export const form = <Values extends Fields<Values>, Answer extends object>(
  id: string,
  { description, req, ...parts }: FormParts<Values, Answer>,
) => {
  const { redirectTo, successMessage, beforeSignIn, invalidatesProfile, creates, edits } = parts;
  const goesOn = redirectTo === undefined ? [] : ['redirect' as const];
  /** Clears the error of the last attempt. A session that expired keeps it. */
  const leaves = ['clearProblem' as const, ...goesOn];
  const answered = {
    type: 'setAnswer' as const,
    params: answerIn<Answer | Outdated<Values>>,
  };
  const explained = { type: 'setProblem' as const, params: faultIn };
  const whenExpired = {
    guard: { type: 'sessionExpired' as const, params: faultIn },
    target: 'sessionExpired' as const,
    actions: ['reportExpiry' as const, explained],
  };
  const whenRefused = { type: 'wasRefused' as const, params: faultIn };
  const decides = { 'another.confirmed': { target: 'submitting', actions: ['clearProblem', 'makeAttempt'] } } as const;
  const creating = {
    checkingEarlier: {
      description: 'The input changed since a request without an answer. That request is sent again, under its own key.',
      tags: 'busy',
      on: { cancel: { target: 'editing', actions: 'setStopped' } },
      invoke: {
        id: 'earlier',
        src: 'save',
        input: ({ context: { subject, attempt } }: { context: FormContext<Values, Answer> }) => {
          const { values, idempotencyKey } = assertPresent(attempt, 'an earlier attempt');
          return { subject, values, idempotencyKey };
        },
        onDone: { target: 'earlierCreated', actions: answered },
        onError: [
          whenExpired,
          { guard: whenRefused, target: 'submitting', actions: 'makeAttempt' },
          { target: 'earlierUnknown', actions: explained },
        ],
      },
    },
    earlierCreated: {
      description:
        'The earlier request created it, without the changes. The merchant decides whether to create another with them.',
      on: { ...decides, 'earlier.kept': 'saved' },
    },
    earlierUnknown: {
      description: 'Whether the earlier request created it is still unknown. The merchant decides whether to create another.',
      on: { ...decides, 'decision.dismissed': 'editing' },
    },
  } as const;
  const deciding = {
    outdated: {
      description:
        'Someone else changed the record after the form was opened. Nothing was saved, and the merchant sees what is stored now.',
      on: {
        'changes.kept': { target: 'editing', actions: 'keepChanges' },
        'changes.discarded': { target: 'editing', actions: 'discardChanges' },
      },
    },
  } as const;
  return formParts<Values, Answer>(id, parts).createMachine({
    id,
    description,
    meta: { req },
    context: ({ input: { subject, initialValues, draft, attempt = null } }) => ({
      subject,
      initialValues,
      values: { ...initialValues, ...draft },
      touched: fieldsOf(draft ?? {}) as FieldOf<Values>[],
      submitError: null,
      answer: null,
      attempt: attempt && resumedAttempt(attempt),
      outdated: null,
    }),
    output: ({ event }) => event.output as FormOutput<Answer>,
    initial: 'editing',
    states: {
      editing: {
        description: 'The merchant fills in the fields. Errors are shown below a field while typing.',
        initial: 'typing',
        on: {
          'field.changed': { actions: { type: 'setField', params: eventParams } },
          'form.submitted': [
            ...(creates
              ? [
                  {
                    guard: and(['isReady', 'isComplete', 'isFirstAttempt']),
                    target: 'submitting' as const,
                    actions: ['clearProblem' as const, 'makeAttempt' as const],
                  },
                  {
                    guard: and(['isReady', 'isComplete', 'isSameInput']),
                    target: 'submitting' as const,
                    actions: ['clearProblem' as const, 'repeatAttempt' as const],
                  },
                  {
                    guard: and(['isReady', 'isComplete']),
                    target: 'checkingEarlier' as const,
                    actions: ['clearProblem' as const, 'repeatAttempt' as const],
                  },
                ]
              : [
                  {
                    guard: and(['isReady', 'isComplete']),
                    target: 'submitting' as const,
                    actions: 'clearProblem' as const,
                  },
                ]),
            { guard: 'isReady', target: '.incomplete', actions: 'clearProblem' },
          ],
          cancel: [
            { guard: 'isChanged', target: 'leaving' },
            { target: 'cancelled', actions: leaves },
          ],
        },
        states: {
          typing: { description: 'Nothing has been sent, or the last attempt was refused and can be corrected.' },
          incomplete: { description: 'A field is missing or invalid. The errors are shown, and nothing is sent.' },
        },
      },
      submitting: {
        description: 'The provider receives the form.',
        tags: 'busy',
        on: { cancel: { target: 'editing', actions: 'setStopped' } },
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { subject, values, attempt } }) => ({
            subject,
            values,
            idempotencyKey: attempt?.idempotencyKey ?? '',
          }),
          onDone: [
            ...(edits
              ? [
                  {
                    guard: { type: 'isOutdated' as const, params: answerIn<Answer | Outdated<Values>> },
                    target: 'outdated' as const,
                    actions: { type: 'setOutdated' as const, params: answerIn<Answer | Outdated<Values>> },
                  },
                ]
              : []),
            { target: 'saved', actions: [answered, 'clearSecrets'] },
          ],
          onError: [
            ...(beforeSignIn ? [] : [whenExpired]),
            ...(creates
              ? [
                  { guard: whenRefused, target: 'editing' as const, actions: ['clearAttempt' as const, explained] },
                  {
                    guard: { type: 'conflictsAgain' as const, params: faultIn },
                    target: 'earlierUnknown' as const,
                    actions: explained,
                  },
                ]
              : []),
            { target: 'editing', actions: explained },
          ],
        },
      },
      // The types name these states in every form, so that views and properties are the same for all.
      ...(creates ? creating : ({} as typeof creating)),
      ...(edits ? deciding : ({} as typeof deciding)),
      leaving: {
        description: 'The merchant has unsaved changes and is asked whether to discard them.',
        on: { 'leave.confirmed': { target: 'cancelled', actions: leaves }, 'leave.dismissed': 'editing' },
      },
      saved: {
        type: 'final',
        description: 'The provider saved the form.',
        entry: [
          ...(successMessage ? ['notifySaved' as const] : []),
          ...(invalidatesProfile ? ['invalidateProfile' as const] : []),
          ...goesOn,
        ],
        output: ({ context }) => ({
          result: 'saved' as const,
          answer: assertPresent(context.answer, 'the answer of the save call'),
        }),
      },
      cancelled: { type: 'final', description: 'The merchant left the form.', output: { result: 'cancelled' } },
      // The types name this state in every form, so parents and properties are the same for all.
      ...(beforeSignIn ? ({} as typeof expired) : expired),
    },
  });
};
