/** What holds of every form. */
import { isChanged } from './form.rules';
import type { FieldFaults, FieldOf, Fields, FormContext } from './form.types';

interface Step<Values> {
  readonly happened: { readonly kind: string; readonly subject: string; readonly name: string } | null;
  readonly before: FormContext<Values, unknown>;
  readonly context: FormContext<Values, unknown>;
  readonly isIn: (state: 'saving' | 'saved' | 'left' | 'sessionExpired') => boolean;
  readonly emitted: readonly { readonly type: string; readonly to?: unknown }[];
}

interface Parts<Values, Answers extends string> {
  readonly req: string;
  /** The names of the cases in which it is saved. */
  readonly answers: readonly Answers[];
  readonly check: (values: Values) => FieldFaults<Values>;
  readonly secrets?: readonly FieldOf<Values>[];
  /** Where the machine itself says that the merchant goes from here. */
  readonly leadsTo?: string;
}

export const formProperties = <Values extends Fields<Values>, Answers extends string>({
  req,
  answers,
  check,
  secrets = [],
  leadsTo,
}: Parts<Values, Answers>) => {
  const sendsWhatIsWrong = ({ isIn, context }: Step<Values>) => isIn('saving') && Object.keys(check(context.values)).length > 0;
  const losesWhatWasTyped = ({ happened, before, context }: Step<Values>) =>
    happened?.kind === 'fails' && context.values !== before.values;
  const keepsASecret = ({ isIn, context }: Step<Values>) =>
    isIn('saved') && secrets.some((secret) => context.values[secret] !== context.started[secret]);
  const failsWithoutAWord = ({ happened, context }: Step<Values>) => happened?.kind === 'fails' && context.problem === null;
  const leavesUnasked = ({ happened, before, isIn }: Step<Values>) =>
    isIn('left') && happened?.subject === 'cancel' && isChanged(before.values, before.started);
  const goesElsewhere = ({ isIn, emitted }: Step<Values>) => {
    const to = emitted.find(({ type }) => type === 'navigate')?.to;
    return isIn('saved') || isIn('left') ? to !== leadsTo : to !== undefined;
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
    ...(leadsTo === undefined
      ? []
      : [
          {
            kind: 'never' as const,
            says: `After saving or cancelling, the merchant is taken to ${leadsTo}`,
            req: [req],
            when: goesElsewhere,
          },
        ]),
    {
      kind: 'alwaysExits',
      says: 'While a save is in progress it is not sent again: it succeeds, the form can be corrected, or it ends with the session',
      req: [req],
      from: 'saving',
      to: ['saved', 'editing', 'sessionExpired'],
    },
    { kind: 'never', says: 'Every failed call shows an error message', req: [req], when: failsWithoutAWord },
    { kind: 'never', says: 'Unsaved changes are never discarded without a confirmation', req: [req], when: leavesUnasked },
  ] as const;
};
