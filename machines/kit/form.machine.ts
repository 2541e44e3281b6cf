/**
 * Validates fields on every change, and saves them together.
 *
 * It never sends an invalid form, and never sends twice at once. A failure keeps the input, and leaving unsaved changes asks for a confirmation.
 * A secret is cleared once the provider accepted it. A draft is a bookmark: see form.select.
 */
import { and, assign, emit, setup } from 'xstate';
import { assertPresent } from './assertPresent';
import type { Emitted } from './emitted';
import { type Fault, faultGuards, faultIn, sentence } from './fault';
import { fieldsOf, isChanged } from './form.rules';
import type { Change, FieldFaults, FieldOf, Fields, FormContext, FormEvent, FormInput, FormOutput } from './form.types';
import { eventParams } from './params';
import { type PortFacts, port } from './port';

export interface FormParts<Values extends Fields<Values>, Answer> extends Pick<PortFacts, 'calls' | 'makes'> {
  readonly description: string;
  readonly req: string[];
  /** What is wrong, field by field. The same function is the form's `select`'s. */
  readonly check: (values: Values) => FieldFaults<Values>;
  /** When the button that saves is active at all, where the documents have it dead before. Without it, always: what is missing is then said. */
  readonly isReady?: (values: Values) => boolean;
  /** Never kept in a draft, and forgotten as soon as they were accepted. */
  readonly secrets?: readonly FieldOf<Values>[];
  /** Not typed here, but known from elsewhere and needed by a rule: how many there are of something. Another value of these is no change. */
  readonly known?: readonly FieldOf<Values>[];
  /** The field that a refusal speaks of, by its words. */
  readonly blames?: (said: string) => FieldOf<Values> | null;
  /** What is said when the provider refuses without words of its own. */
  readonly refusal: string;
  /** What is said once it was saved; without it nothing is. */
  readonly says?: (answer: Answer) => string;
  /** Whether the profile says something else once it was saved. */
  readonly outdatesProfile?: true;
  /** The page that is open once it was saved or left; without it whoever opened the form decides. */
  readonly leadsTo?: string;
}

const STOPPED = 'Stopped. It may have been saved all the same: look before you send it again.';

export const form = <Values extends Fields<Values>, Answer extends object>(
  id: string,
  { description, req, check, refusal, says, outdatesProfile, leadsTo, ...parts }: FormParts<Values, Answer>,
) => {
  const { isReady = () => true, secrets = [], known = [], blames = () => null, ...facts } = parts;
  const goesOn = leadsTo === undefined ? [] : ['goOn' as const];
  /** What was said to the last try is over; what ended with the session keeps its word. */
  const leaves = ['forgetProblem' as const, ...goesOn];
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
      isReady: ({ context }) => isReady(context.values),
      isComplete: ({ context }) => fieldsOf(check(context.values)).length === 0,
      isChanged: ({ context }) => isChanged(context.values, context.started),
      ...faultGuards,
    },
    actions: {
      keepField: assign(({ context }, { change }: { change: Change<Values> }) =>
        known.includes(change.field) ? withKnown(context, change) : withTyped(context, change),
      ),
      forgetProblem: assign({ problem: null }),
      keepProblem: assign({
        problem: (_, fault: Fault) => {
          const text = sentence(fault, refusal);
          return { text, field: blames(text) };
        },
      }),
      sayStopped: assign({ problem: { text: STOPPED, field: null } }),
      keepAnswer: assign({ answer: (_, { answer }: { answer: Answer }) => answer }),
      forgetSecrets: assign({
        values: ({ context: { values, started } }) => {
          const kept = { ...values };
          for (const secret of secrets) kept[secret] = started[secret];
          return kept;
        },
      }),
      saySaved: emit(({ context }) => ({
        type: 'notice',
        tone: 'good',
        text: says?.(assertPresent(context.answer, 'the answer of the save call')) ?? '',
      })),
      outdateProfile: emit({ type: 'profileOutdated' }),
      goOn: emit({ type: 'navigate', to: leadsTo ?? '' }),
      reportExpiry: emit({ type: 'sessionExpired' }),
    },
  }).createMachine({
    id,
    description,
    meta: { req },
    context: ({ input: { subject, started, draft } }) => ({
      subject,
      started,
      values: { ...started, ...draft },
      touched: fieldsOf(draft ?? {}) as FieldOf<Values>[],
      problem: null,
      answer: null,
    }),
    output: ({ event }) => event.output as FormOutput<Answer>,
    initial: 'editing',
    states: {
      editing: {
        description: 'The merchant fills in the fields. Errors are shown below a field while typing.',
        initial: 'typing',
        on: {
          'field.changed': { actions: { type: 'keepField', params: eventParams } },
          'form.submitted': [
            { guard: and(['isReady', 'isComplete']), target: 'saving', actions: 'forgetProblem' },
            { guard: 'isReady', target: '.incomplete', actions: 'forgetProblem' },
          ],
          cancel: [
            { guard: 'isChanged', target: 'leaving' },
            { target: 'left', actions: leaves },
          ],
        },
        states: {
          typing: { description: 'Nothing has been sent, or the last attempt was refused and can be corrected.' },
          incomplete: { description: 'A field is missing or invalid. The errors are shown, and nothing is sent.' },
        },
      },
      saving: {
        description: 'The provider receives the form.',
        tags: 'busy',
        on: { cancel: { target: 'editing', actions: 'sayStopped' } },
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { subject, values } }) => ({ subject, values }),
          onDone: {
            target: 'saved',
            actions: [{ type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) }, 'forgetSecrets'],
          },
          onError: [
            {
              guard: { type: 'sessionExpired', params: faultIn },
              target: 'sessionExpired',
              actions: ['reportExpiry', { type: 'keepProblem', params: faultIn }],
            },
            { target: 'editing', actions: { type: 'keepProblem', params: faultIn } },
          ],
        },
      },
      leaving: {
        description: 'The merchant has unsaved changes and is asked whether to discard them.',
        on: { 'leave.confirmed': { target: 'left', actions: leaves }, 'leave.dismissed': 'editing' },
      },
      saved: {
        type: 'final',
        description: 'The provider saved the form.',
        entry: [...(says ? ['saySaved' as const] : []), ...(outdatesProfile ? ['outdateProfile' as const] : []), ...goesOn],
        output: ({ context }) => ({
          result: 'saved' as const,
          answer: assertPresent(context.answer, 'the answer of the save call'),
        }),
      },
      left: { type: 'final', description: 'The merchant left the form.', output: { result: 'left' } },
      sessionExpired: {
        type: 'final',
        description: 'The session expired. The draft is kept until the merchant signs in again.',
        output: { result: 'sessionExpired' },
      },
    },
  });
};

const withTyped = <Values extends Fields<Values>, Answer>(
  { values, touched }: FormContext<Values, Answer>,
  { field, value }: Change<Values>,
) => ({
  values: { ...values, [field]: value },
  touched: touched.includes(field) ? touched : [...touched, field],
  problem: null,
});

const withKnown = <Values extends Fields<Values>, Answer>(
  { values, started }: FormContext<Values, Answer>,
  { field, value }: Change<Values>,
) => ({ values: { ...values, [field]: value }, started: { ...started, [field]: value } });
