/** The properties of every form. */
import { givesAnother } from '../flow/calls.never';
import type { StepCall } from '../flow/properties';
import { isSameInput } from './form.attempt';
import { isChanged } from './form.rules';
import type { FieldErrors, FieldOf, Fields, FormContext, SaveInput } from './form.types';

interface Step<Values> {
  readonly called: readonly StepCall[];
  readonly happened: { readonly kind: string; readonly subject: string; readonly name: string } | null;
  readonly before: FormContext<Values, unknown>;
  readonly context: FormContext<Values, unknown>;
  readonly isIn: (state: 'submitting' | 'saved' | 'cancelled' | 'sessionExpired') => boolean;
  readonly emitted: readonly { readonly type: string; readonly to?: unknown }[];
}

interface Parts<Values, Answers extends string> {
  readonly req: string;
  /** The names of the cases in which the form is saved. */
  readonly answers: readonly Answers[];
  readonly validate: (values: Values) => FieldErrors<Values>;
  readonly secrets?: readonly FieldOf<Values>[];
  readonly beforeSignIn?: boolean;
  /** Whether it creates something, once for each attempt. */
  readonly creates?: boolean;
  /** Whether it edits a record that someone else may change. */
  readonly edits?: boolean;
  /** The page that the machine opens afterwards, if it declares one. */
  readonly redirectTo?: string;
  /** What refusals name of derived fields, by the name of their case. */
  readonly refusals?: Readonly<Record<string, { readonly known: Partial<Values> }>>;
}

export const formProperties = <Values extends Fields<Values>, Answers extends string>({
  req,
  answers,
  validate,
  secrets = [],
  redirectTo,
  beforeSignIn = false,
  creates = false,
  edits = false,
  refusals = {},
}: Parts<Values, Answers>) => {
  const sendsWhatIsWrong = ({ isIn, context }: Step<Values>) =>
    isIn('submitting') && Object.keys(validate(context.values)).length > 0;
  const savesAnother = givesAnother('save', ({ subject, values }: FormContext<Values, unknown>) => ({ subject, values }));
  /** An earlier request is repeated as it was. */
  const sendsSomethingElse = (step: Step<Values>) => step.isIn('submitting') && savesAnother(step);
  const losesWhatWasTyped = ({ happened, before, context }: Step<Values>) =>
    happened?.kind === 'fails' && isChanged(context.values, { ...before.values, ...refusals[happened.name]?.known });
  const keepsASecret = ({ isIn, context }: Step<Values>) =>
    isIn('saved') && secrets.some((secret) => context.values[secret] !== context.initialValues[secret]);
  // A refusal of an earlier request sends the changed one at once.
  const failsWithoutAWord = ({ happened, context, isIn }: Step<Values>) =>
    happened?.kind === 'fails' && context.submitError === null && !isIn('submitting');
  const blamesAField = ({ happened, context, isIn }: Step<Values>) =>
    happened?.kind === 'fails' && happened.name === 'refused' && context.submitError?.field !== null && !isIn('submitting');
  const leavesUnasked = ({ happened, before, isIn }: Step<Values>) =>
    isIn('cancelled') &&
    happened?.subject === 'cancel' &&
    (before.attempt !== null || isChanged(before.values, before.initialValues));
  const goesElsewhere = ({ isIn, emitted }: Step<Values>) => {
    const to = emitted.find(({ type }) => type === 'navigate')?.to;
    return isIn('saved') || isIn('cancelled') ? to !== redirectTo : to !== undefined;
  };
  return [
    {
      kind: 'mustPass',
      says: 'A form is never shown as saved without a save request',
      req: [req],
      to: { state: 'saved' },
      through: [{ calls: 'save' }],
    },
    {
      kind: 'never',
      says: 'Data is shown as saved only after the provider confirms it',
      req: [req],
      enter: 'saved',
      unless: [
        ...answers.map((name) => ({ port: 'save' as const, answers: name })),
        ...(creates ? [{ event: 'earlier.kept' as const }] : []),
      ],
    },
    { kind: 'never', says: 'A form with invalid fields is never sent', req: [req], when: sendsWhatIsWrong },
    { kind: 'never', says: 'What is sent is what the merchant entered', req: [req], when: sendsSomethingElse },
    { kind: 'never', says: 'A failed save keeps everything the merchant entered', req: [req], when: losesWhatWasTyped },
    ...(secrets.length > 0
      ? [{ kind: 'never' as const, says: 'A secret is cleared once the provider accepted it', req: [req], when: keepsASecret }]
      : []),
    ...(redirectTo === undefined
      ? []
      : [
          {
            kind: 'never' as const,
            says: `After saving or cancelling, the merchant is taken to ${redirectTo}`,
            req: [req],
            when: goesElsewhere,
          },
        ]),
    {
      kind: 'alwaysExits',
      says: `While a save is in progress it is not sent again: it succeeds${beforeSignIn ? ' or' : ','} the form can be corrected${edits ? ', the merchant decides about a change by someone else' : ''}${beforeSignIn ? '' : ', or it ends with the session'}`,
      req: [req],
      from: 'submitting',
      to: beforeSignIn
        ? (['saved', 'editing'] as const)
        : ([
            ...(['saved', 'editing', 'sessionExpired'] as const),
            ...(creates ? (['earlierUnknown'] as const) : []),
            ...(edits ? (['outdated'] as const) : []),
          ] as const),
    },
    { kind: 'never', says: 'Every failed call shows an error message', req: [req], when: failsWithoutAWord },
    { kind: 'never', says: 'An error that names no field is shown at none', req: [req], when: blamesAField },
    { kind: 'never', says: 'Unsaved changes are never discarded without a confirmation', req: [req], when: leavesUnasked },
  ] as const;
};

interface RetryStep {
  readonly happened: { readonly kind: string; readonly name: string } | null;
  readonly isIn: (state: 'editing') => boolean;
}

/** An expired session ends every form. */
const givesUp = ({ happened, isIn }: RetryStep) =>
  happened?.kind === 'fails' && happened.name !== 'sessionExpired' && !isIn('editing');

const canBeRetried = (thing: string) => `A ${thing} that fails or gets no response can be sent again`;

/** What holds of a form that can be sent again after a lost response without harm. */
export const retryProperties = (thing: string, ...req: readonly string[]) =>
  [{ kind: 'never', says: canBeRetried(thing), req, when: givesUp }] as const;

interface AttemptStep {
  readonly called: readonly StepCall[];
  readonly happened: { readonly kind: string; readonly subject: string; readonly name: string } | null;
  readonly before: Pick<FormContext<object, unknown>, 'attempt'>;
  readonly context: Pick<FormContext<object, unknown>, 'attempt' | 'values'>;
  readonly isIn: (state: 'submitting' | 'editing' | 'earlierUnknown' | 'earlierCreated') => boolean;
  readonly wasIn: (state: 'checkingEarlier' | 'submitting') => boolean;
}

const keyOf = ({ attempt }: AttemptStep['before']) => attempt?.idempotencyKey ?? null;

/** A refusal of the content, or any refusal of the first request. */
const isRefused = ({ happened, before: { attempt }, wasIn }: AttemptStep) =>
  happened?.kind === 'fails' &&
  (happened.name === 'refused' || (happened.name === 'forbidden' && wasIn('submitting') && attempt?.isRepeated === false));

/** The outcome of the last request is known, or the merchant decides to create another. */
const endsAnAttempt = (step: AttemptStep) => isRefused(step) || step.happened?.subject === 'another.confirmed';

const changesAnOpenKey = (step: AttemptStep) =>
  keyOf(step.before) !== null && keyOf(step.before) !== keyOf(step.context) && !endsAnAttempt(step);

/** What each request of the step is given. */
const savedBy = ({ called }: AttemptStep): readonly Partial<SaveInput<object>>[] =>
  called.flatMap(({ src, input }) => (src === 'save' ? [Object(input)] : []));

const sendsNoKey = (step: AttemptStep) =>
  savedBy(step).some(({ idempotencyKey = '' }) => idempotencyKey === '' || idempotencyKey !== keyOf(step.context));

const sendsChangesUnderAnOldKey = (step: AttemptStep) =>
  savedBy(step).some(({ values = {} }) => step.context.attempt !== null && !isSameInput(values, step.context.attempt));

const hidesWhatWasCreated = ({ happened, wasIn, isIn }: AttemptStep) =>
  wasIn('checkingEarlier') && happened?.kind === 'answers' && !isIn('earlierCreated');

const deadEnd = ({ happened, isIn }: AttemptStep) =>
  happened?.kind === 'fails' &&
  happened.name !== 'sessionExpired' &&
  !(isIn('editing') || isIn('earlierUnknown') || isIn('submitting'));

const claimsWithoutAnAnswer = ({ happened, wasIn, isIn }: AttemptStep) =>
  isIn('earlierCreated') && !(wasIn('checkingEarlier') && happened?.kind === 'answers');

/**
 * What holds of a form that creates something under an idempotency key: an attempt keeps its key until its outcome is known, also over a
 * reload, and what was created is never followed by a second one unless the merchant asks for it.
 */
export const createsOnceProperties = (thing: string, ...req: readonly string[]) =>
  [
    {
      kind: 'never',
      says: `A ${thing} has the same idempotency key until its outcome is known or the merchant decides to create another`,
      req,
      when: changesAnOpenKey,
    },
    { kind: 'never', says: `No ${thing} is created without the idempotency key of its attempt`, req, when: sendsNoKey },
    {
      kind: 'never',
      says: `Changed input is never sent under the key of an earlier ${thing}`,
      req,
      when: sendsChangesUnderAnOldKey,
    },
    {
      kind: 'never',
      says: `A ${thing} that was created before is always shown before another is created`,
      req,
      when: hidesWhatWasCreated,
    },
    {
      kind: 'never',
      says: `What was created before is said only after the provider confirmed it`,
      req,
      when: claimsWithoutAnAnswer,
    },
    {
      kind: 'alwaysExits',
      says: `An earlier request whose outcome is unknown never blocks the form`,
      req,
      from: 'checkingEarlier',
      to: ['earlierCreated', 'earlierUnknown', 'submitting', 'editing', 'sessionExpired'],
    },
    {
      kind: 'alwaysExits',
      says: `The merchant can always create another ${thing} or go on editing`,
      req,
      from: 'earlierUnknown',
      to: ['submitting', 'editing'],
    },
    { kind: 'never', says: canBeRetried(thing), req, when: deadEnd },
  ] as const;

type EditContext = Pick<FormContext<object, unknown>, 'values' | 'initialValues' | 'answer' | 'outdated'>;

interface EditStep {
  readonly happened: { readonly kind: string; readonly subject: string; readonly name: string } | null;
  readonly before: EditContext;
  readonly context: EditContext;
  readonly isIn: (state: 'outdated') => boolean;
  readonly wasIn: (state: 'outdated') => boolean;
}

const hidesAChange = ({ happened, context, isIn }: EditStep) =>
  happened?.kind === 'answers' && context.answer === null && !(isIn('outdated') && context.outdated !== null);

/** Of the fields that the merchant changed. The version is none of them. */
const losesAChange = ({ happened, before, context }: EditStep) =>
  happened?.subject === 'changes.kept' &&
  Object.entries(before.values).some(
    ([field, value]) =>
      field !== 'version' && value !== Object(before.initialValues)[field] && value !== Object(context.values)[field],
  );

const goesOnWithoutADecision = ({ happened, wasIn, isIn }: EditStep) =>
  wasIn('outdated') && !isIn('outdated') && happened?.subject !== 'changes.kept' && happened?.subject !== 'changes.discarded';

/** After either decision the next save names the version that was on screen. */
const namesAnotherVersion = ({ wasIn, before, context }: EditStep) =>
  wasIn('outdated') && before.outdated !== null && Object(context.values).version !== Object(before.outdated.present).version;

/** What holds of a form whose record someone else may change while it is open. */
export const editsProperties = (req: string) =>
  [
    { kind: 'never', says: 'A change by someone else is never hidden from the merchant', req: [req], when: hidesAChange },
    {
      kind: 'never',
      says: 'After a change by someone else nothing is sent before the merchant decided',
      req: [req],
      when: goesOnWithoutADecision,
    },
    { kind: 'never', says: 'Changes that the merchant keeps are never lost', req: [req], when: losesAChange },
    {
      kind: 'never',
      says: 'A decision about a change by someone else counts only for the version that was shown',
      req: [req],
      when: namesAnotherVersion,
    },
    {
      kind: 'alwaysExits',
      says: 'A change by someone else never blocks the form',
      req: [req],
      from: 'outdated',
      to: ['editing'],
    },
  ] as const;

interface StepUpStep {
  readonly happened: { readonly kind: string; readonly name: string } | null;
  readonly context: { readonly values: object; readonly submitError: { readonly field: string | null } | null };
  readonly isIn: (state: 'submitting') => boolean;
}

const sendsWithoutPassword = ({ isIn, context: { values } }: StepUpStep) =>
  isIn('submitting') && !('password' in values && values.password !== '');

const saysItElsewhere = ({ happened, context: { submitError } }: StepUpStep) =>
  happened?.kind === 'fails' && (happened.name === 'passwordWrong') !== (submitError?.field === 'password');

/** What holds of a form that is sent with the merchant's password. */
export const formStepUpProperties = (req: string) =>
  [
    { kind: 'never', says: 'The form is never sent without the password', req: [req, 'FLW-03'], when: sendsWithoutPassword },
    { kind: 'never', says: 'Only a wrong password is said at its field', req: [req], when: saysItElsewhere },
  ] as const;
