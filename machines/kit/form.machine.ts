/**
 * Validates fields on every change, and saves them together.
 *
 * It never sends an invalid form, and never sends twice at once. A failure keeps the input, and leaving unsaved changes asks for a
 * confirmation. A secret is cleared once the provider accepted it. A draft is a bookmark: see form.select.
 */
import { and, assign, emit, setup } from 'xstate';
import { assertPresent } from './assertPresent';
import type { Emitted } from './emitted';
import { type Fault, faultGuards, faultIn, sentence } from './fault';
import { fieldsOf, isChanged } from './form.rules';
import type { Change, FieldErrors, FieldOf, Fields, FormContext, FormEvent, FormInput, FormOutput } from './form.types';
import { eventParams } from './params';
import { type PortFacts, port } from './port';
import { type SuccessMessage, successIn } from './successMessage';

export interface FormParts<Values extends Fields<Values>, Answer> extends Pick<PortFacts, 'calls' | 'callsOneOf'> {
  readonly description: string;
  readonly req: string[];
  /** Returns the errors by field. The form's `select` uses the same function. */
  readonly validate: (values: Values) => FieldErrors<Values>;
  /**
   * Whether the submit button is enabled, if the documents require it to be disabled before. By default it is always enabled, and errors
   * show after the submit.
   */
  readonly isReady?: (values: Values, subject: string) => boolean;
  /** Never stored in a draft, and cleared as soon as they are accepted. */
  readonly secrets?: readonly FieldOf<Values>[];
  /** Fields that are set from outside because a rule needs them, such as a number of records. A new value does not count as a change. */
  readonly derivedFields?: readonly FieldOf<Values>[];
  /** Returns the field that a refusal is about, by its message. */
  readonly fieldOfError?: (said: string) => FieldOf<Values> | null;
  /** The message for a refusal without one. */
  readonly failureMessage: string;
  /** The message after saving: it replaces an empty one from the provider. Without it there is none. */
  readonly successMessage?: SuccessMessage<Answer>;
  /** Whether the form is used before sign-in, where no session can expire. */
  readonly beforeSignIn?: true;
  /** Whether saving changes the profile. */
  readonly invalidatesProfile?: true;
  /** The page that opens after saving or leaving. Without it the flow's opener decides. */
  readonly redirectTo?: string;
}

const STOPPED = 'We stopped waiting, but it may still have been saved. Check before you submit again.';

const expired = {
  sessionExpired: {
    type: 'final',
    description: 'The session expired. The draft is kept until the merchant signs in again.',
    output: { result: 'sessionExpired' },
  },
} as const;

export const form = <Values extends Fields<Values>, Answer extends object>(
  id: string,
  {
    description,
    req,
    validate,
    failureMessage,
    successMessage,
    beforeSignIn,
    invalidatesProfile,
    redirectTo,
    ...parts
  }: FormParts<Values, Answer>,
) => {
  const { isReady = () => true, secrets = [], derivedFields = [], fieldOfError = () => null, ...facts } = parts;
  const goesOn = redirectTo === undefined ? [] : ['redirect' as const];
  /** Clears the error of the last attempt. A session that expired keeps it. */
  const leaves = ['clearProblem' as const, ...goesOn];
  return setup({
    types: {
      context: {} as FormContext<Values, Answer>,
      events: {} as FormEvent<Values>,
      input: {} as FormInput<Values>,
      output: {} as FormOutput<Answer>,
      emitted: {} as Emitted,
      meta: {} as { req: string[] },
      tags: {} as 'busy',
    },
    actors: { save: port<Answer, { readonly subject: string; readonly values: Values }>(`${id}.save`, facts) },
    guards: {
      isReady: ({ context }) => isReady(context.values, context.subject),
      isComplete: ({ context }) => fieldsOf(validate(context.values)).length === 0,
      isChanged: ({ context }) => isChanged(context.values, context.initialValues),
      ...faultGuards,
    },
    actions: {
      setField: assign(({ context }, { change }: { change: Change<Values> }) =>
        derivedFields.includes(change.field) ? withKnown(context, change) : withTyped(context, change),
      ),
      clearProblem: assign({ submitError: null }),
      setProblem: assign({
        submitError: (_, fault: Fault) => {
          const text = sentence(fault, failureMessage);
          return { text, field: fieldOfError(text) };
        },
      }),
      setStopped: assign({ submitError: { text: STOPPED, field: null } }),
      setAnswer: assign({ answer: (_, { answer }: { answer: Answer }) => answer }),
      clearSecrets: assign({
        values: ({ context: { values, initialValues } }) => {
          const kept = { ...values };
          for (const secret of secrets) kept[secret] = initialValues[secret];
          return kept;
        },
      }),
      notifySaved: emit(({ context }) => ({
        type: 'notice',
        tone: 'good',
        text: successIn(assertPresent(context.answer, 'the answer of the save call'), successMessage ?? '', undefined),
      })),
      invalidateProfile: emit({ type: 'profileInvalidated' }),
      redirect: emit({ type: 'navigate', to: redirectTo ?? '' }),
      reportExpiry: emit({ type: 'sessionExpired' }),
    },
  }).createMachine({
    id,
    description,
    meta: { req },
    context: ({ input: { subject, initialValues, draft } }) => ({
      subject,
      initialValues,
      values: { ...initialValues, ...draft },
      touched: fieldsOf(draft ?? {}) as FieldOf<Values>[],
      submitError: null,
      answer: null,
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
            { guard: and(['isReady', 'isComplete']), target: 'submitting', actions: 'clearProblem' },
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
          input: ({ context: { subject, values } }) => ({ subject, values }),
          onDone: {
            target: 'saved',
            actions: [{ type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) }, 'clearSecrets'],
          },
          onError: [
            ...(beforeSignIn
              ? []
              : [
                  {
                    guard: { type: 'sessionExpired' as const, params: faultIn },
                    target: 'sessionExpired',
                    actions: ['reportExpiry' as const, { type: 'setProblem' as const, params: faultIn }],
                  },
                ]),
            { target: 'editing', actions: { type: 'setProblem', params: faultIn } },
          ],
        },
      },
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

const withTyped = <Values extends Fields<Values>, Answer>(
  { values, touched }: FormContext<Values, Answer>,
  { field, value }: Change<Values>,
) => ({
  values: { ...values, [field]: value },
  touched: touched.includes(field) ? touched : [...touched, field],
  submitError: null,
});

const withKnown = <Values extends Fields<Values>, Answer>(
  { values, initialValues }: FormContext<Values, Answer>,
  { field, value }: Change<Values>,
) => ({ values: { ...values, [field]: value }, initialValues: { ...initialValues, [field]: value } });
