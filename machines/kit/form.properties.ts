/** The properties of every form. */
import { isChanged } from './form.rules';
import type { FieldErrors, FieldOf, Fields, FormContext } from './form.types';

interface Step<Values> {
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
  /** The page that the machine opens afterwards, if it declares one. */
  readonly redirectTo?: string;
}

export const formProperties = <Values extends Fields<Values>, Answers extends string>({
  req,
  answers,
  validate,
  secrets = [],
  redirectTo,
  beforeSignIn = false,
}: Parts<Values, Answers>) => {
  const sendsWhatIsWrong = ({ isIn, context }: Step<Values>) =>
    isIn('submitting') && Object.keys(validate(context.values)).length > 0;
  const losesWhatWasTyped = ({ happened, before, context }: Step<Values>) =>
    happened?.kind === 'fails' && context.values !== before.values;
  const keepsASecret = ({ isIn, context }: Step<Values>) =>
    isIn('saved') && secrets.some((secret) => context.values[secret] !== context.initialValues[secret]);
  const failsWithoutAWord = ({ happened, context }: Step<Values>) => happened?.kind === 'fails' && context.submitError === null;
  const blamesAField = ({ happened, context }: Step<Values>) =>
    happened?.kind === 'fails' && happened.name === 'refused' && context.submitError?.field !== null;
  const leavesUnasked = ({ happened, before, isIn }: Step<Values>) =>
    isIn('cancelled') && happened?.subject === 'cancel' && isChanged(before.values, before.initialValues);
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
      unless: answers.map((name) => ({ port: 'save' as const, answers: name })),
    },
    { kind: 'never', says: 'A form with invalid fields is never sent', req: [req], when: sendsWhatIsWrong },
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
      says: `While a save is in progress it is not sent again: it succeeds${beforeSignIn ? ' or' : ','} the form can be corrected${beforeSignIn ? '' : ', or it ends with the session'}`,
      req: [req],
      from: 'submitting',
      to: beforeSignIn ? (['saved', 'editing'] as const) : (['saved', 'editing', 'sessionExpired'] as const),
    },
    { kind: 'never', says: 'Every failed call shows an error message', req: [req], when: failsWithoutAWord },
    { kind: 'never', says: 'An error that names no field is shown at none', req: [req], when: blamesAField },
    { kind: 'never', says: 'Unsaved changes are never discarded without a confirmation', req: [req], when: leavesUnasked },
  ] as const;
};

interface AttemptStep {
  readonly happened: { readonly kind: string; readonly name: string } | null;
  readonly before: { readonly subject: string };
  readonly context: { readonly subject: string };
  readonly isIn: (state: 'submitting' | 'editing') => boolean;
}

/** An expired session ends every form. */
const givesUp = ({ happened, isIn }: AttemptStep) =>
  happened?.kind === 'fails' && happened.name !== 'sessionExpired' && !isIn('editing');

/** What holds of a form that can be sent again after a lost response without harm. */
export const retryProperties = (thing: string, ...req: readonly string[]) =>
  [{ kind: 'never', says: `A ${thing} that fails or gets no response can be sent again`, req, when: givesUp }] as const;

const changesItsKey = ({ before, context }: AttemptStep) => before.subject !== context.subject;

const sendsNoKey = ({ isIn, context }: AttemptStep) => isIn('submitting') && context.subject === '';

/** What holds of a form whose subject is an idempotency key: however often it is sent, the provider creates one thing. */
export const createsOnceProperties = (thing: string, ...req: readonly string[]) =>
  [
    { kind: 'never', says: `Every attempt to create a ${thing} has the same idempotency key`, req, when: changesItsKey },
    { kind: 'never', says: `No ${thing} is created without an idempotency key`, req, when: sendsNoKey },
    ...retryProperties(thing, ...req),
  ] as const;
