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
    isIn('left') && happened?.subject === 'leave.asked' && isChanged(before.values, before.started);
  const goesElsewhere = ({ isIn, emitted }: Step<Values>) => {
    const to = emitted.find(({ type }) => type === 'navigate')?.to;
    return isIn('saved') || isIn('left') ? to !== leadsTo : to !== undefined;
  };
  return [
    { kind: 'mustPass', says: 'It is saved only by saving it', req: [req], to: { state: 'saved' }, through: [{ calls: 'save' }] },
    {
      kind: 'never',
      says: 'It counts as saved only when the provider said so',
      req: [req],
      enter: 'saved',
      unless: answers.map((name) => ({ port: 'save' as const, answers: name })),
    },
    { kind: 'never', says: 'Nothing is sent that breaks a rule of the form', req: [req], when: sendsWhatIsWrong },
    { kind: 'never', says: 'A failure loses nothing of what was typed', req: [req], when: losesWhatWasTyped },
    ...(secrets.length > 0
      ? [{ kind: 'never' as const, says: 'A secret is forgotten once it was accepted', req: [req], when: keepsASecret }]
      : []),
    ...(leadsTo === undefined
      ? []
      : [{ kind: 'never' as const, says: `Saved or left, it leads to ${leadsTo}`, req: [req], when: goesElsewhere }]),
    {
      kind: 'alwaysExits',
      says: 'While it is being saved it is not sent again: it is saved, or it can be mended',
      req: [req],
      from: 'saving',
      to: ['saved', 'editing', 'sessionExpired'],
    },
    { kind: 'never', says: 'A failure is never without a word', req: [req], when: failsWithoutAWord },
    { kind: 'never', says: 'Changes are never left without asking', req: [req], when: leavesUnasked },
  ] as const;
};
