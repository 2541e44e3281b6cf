/** Ports, guards and actions of a form. The chart itself is `form.machine.ts`. */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../flow/emitted';
import { type Fault, faultGuards, isUnanswered, sentence } from '../flow/fault';
import { type PortFacts, port } from '../flow/port';
import { assertPresent } from '../values/assertPresent';
import { type SuccessMessage, successIn } from '../values/successMessage';
import { isSameInput, newAttempt } from './form.attempt';
import { isOutdated, keptOver } from './form.outdated';
import { fieldsOf, isChanged } from './form.rules';
import type {
  Change,
  Creates,
  Edits,
  FieldErrors,
  FieldOf,
  Fields,
  FormContext,
  FormEvent,
  FormInput,
  FormOutput,
  Outdated,
  SaveInput,
} from './form.types';

export interface FormParts<Values extends Fields<Values>, Answer>
  extends Pick<PortFacts, 'calls' | 'callsOneOf' | 'callsInTurn'> {
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
  /** Returns the values of derived fields that a refusal names, by its message. */
  readonly knownFrom?: (said: string) => Partial<Values>;
  /** The message for a refusal without one. */
  readonly failureMessage: string;
  /** The message for an unknown outcome, if sending the form again could do harm. */
  readonly unansweredMessage?: string;
  /** The message after saving: it replaces an empty one from the provider. Without it there is none. */
  readonly successMessage?: SuccessMessage<Answer>;
  /** Whether the form is used before sign-in, where no session can expire. */
  readonly beforeSignIn?: true;
  /** Whether saving changes the profile. */
  readonly invalidatesProfile?: true;
  /** The page that opens after saving or leaving. Without it the flow's opener decides. */
  readonly redirectTo?: string;
  /**
   * What the form creates, once for each attempt, however often it is sent. Such a form has no secrets, because its attempts are stored. Its
   * screen keeps them with `useDraft`.
   */
  readonly creates?: Creates<Values>;
  /**
   * What the form edits, if others may edit it at the same time. Its values have the `version` that was loaded, and its service answers
   * `Outdated` instead of saving over another one.
   */
  readonly edits?: Edits<Values>;
}

/** What is wrong with the content of a request. */
const BAD_CONTENT: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** A conflict with what the provider has. The same request under the same key would meet it again. */
const CONFLICT = 409;

const STOPPED = 'We stopped waiting, but it may still have been saved. Check before you submit again.';
const STOPPED_ONCE = 'We stopped waiting, but it may still have been created. If you submit the same again, you get only one.';

export const formParts = <Values extends Fields<Values>, Answer extends object>(
  id: string,
  parts: Omit<FormParts<Values, Answer>, 'description' | 'req'>,
) => {
  const { validate, failureMessage, unansweredMessage, successMessage, redirectTo, creates, edits } = parts;
  const { isReady = () => true, secrets = [], derivedFields = [], fieldOfError = () => null, knownFrom = () => ({}) } = parts;
  const { calls, callsOneOf, callsInTurn } = parts;
  const facts = { calls, ...(callsOneOf !== undefined && { callsOneOf }), ...(callsInTurn !== undefined && { callsInTurn }) };
  if (creates && secrets.length > 0) throw new Error(`${id} creates something, so its input is stored and cannot have secrets.`);
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
    actors: { save: port<Answer | Outdated<Values>, SaveInput<Values>>(`${id}.save`, facts) },
    guards: {
      isReady: ({ context }) => isReady(context.values, context.subject),
      isComplete: ({ context }) => fieldsOf(validate(context.values)).length === 0,
      /** What was sent and may have been created is not left without a question. */
      isChanged: ({ context }) => context.attempt !== null || isChanged(context.values, context.initialValues),
      isFirstAttempt: ({ context }) => context.attempt === null,
      isSameInput: ({ context: { values, attempt } }) => attempt !== null && isSameInput(values, attempt),
      /** Of a request that was sent before, a refusal of its content also says that nothing was created then. Another one may be new. */
      wasRefused: ({ context: { attempt } }, fault: Fault) =>
        faultGuards.refused(null, fault) &&
        (attempt?.isRepeated !== true || (fault.kind === 'server' && BAD_CONTENT.has(fault.status))),
      conflictsAgain: ({ context: { attempt } }, fault: Fault) =>
        attempt?.isRepeated === true && fault.kind === 'server' && fault.status === CONFLICT,
      isOutdated: (_, { answer }: { answer: Answer | Outdated<Values> }) => isOutdated(answer),
      ...faultGuards,
    },
    actions: {
      setField: assign(({ context }, { change }: { change: Change<Values> }) =>
        derivedFields.includes(change.field) ? withKnown(context, change) : withTyped(context, change),
      ),
      clearProblem: assign({ submitError: null }),
      setProblem: assign(({ context: { values, initialValues } }, fault: Fault) => {
        const text = (isUnanswered(fault) && unansweredMessage) || sentence(fault, failureMessage);
        const known = knownFrom(text);
        return {
          submitError: { text, field: fieldOfError(text), ...(isUnanswered(fault) && { isUnanswered: true }) },
          values: { ...values, ...known },
          initialValues: { ...initialValues, ...known },
        };
      }),
      setStopped: assign({ submitError: { text: creates ? STOPPED_ONCE : STOPPED, field: null } }),
      makeAttempt: assign({ attempt: ({ context }) => newAttempt(context.values) }),
      repeatAttempt: assign({ attempt: ({ context: { attempt } }) => attempt && { ...attempt, isRepeated: true } }),
      clearAttempt: assign({ attempt: null }),
      setAnswer: assign({
        answer: (_, { answer }: { answer: Answer | Outdated<Values> }) => (isOutdated(answer) ? null : answer),
      }),
      setOutdated: assign({
        outdated: (_, { answer }: { answer: Answer | Outdated<Values> }) => (isOutdated<Values>(answer) ? answer : null),
      }),
      keepChanges: assign(({ context }) => {
        const { present } = assertPresent(context.outdated, 'what someone else stored');
        return { values: keptOver(context, present, edits?.parts), initialValues: present, outdated: null };
      }),
      discardChanges: assign(({ context }) => {
        const { present } = assertPresent(context.outdated, 'what someone else stored');
        return { values: present, initialValues: present, touched: [], outdated: null };
      }),
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
