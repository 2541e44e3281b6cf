/** What holds of flows that show why a call failed, and of those that save an account with the name its bank returned. */

interface FaultStep {
  readonly happened: { readonly kind: string; readonly name: string } | null;
  readonly context: { readonly problem: unknown };
}

/** An expired session has its own message, on the sign-in page. A code that was sent a moment ago is asked for. */
const WITHOUT_ERROR = ['sessionExpired', 'codeIsRecent'];

const failsWithoutAWord = ({ happened, context }: FaultStep) =>
  happened?.kind === 'fails' && !WITHOUT_ERROR.includes(happened.name) && context.problem === null;

export const faultProperties = (...req: readonly string[]) =>
  [{ kind: 'never', says: 'Every failed call shows an error message', req, when: failsWithoutAWord }] as const;

interface AccountFacts<Submits extends string> {
  readonly req: string;
  /** What is saved, in the sentences: `beneficiary`. */
  readonly thing: string;
  /** The event by which the merchant submits it. */
  readonly submits: Submits;
}

interface AccountStep {
  readonly context: { readonly name: string | null; readonly draft: { readonly accountNumber: string } };
  readonly isIn: (state: 'submitting') => boolean;
}

const savesWithoutAName = ({ context: { name, draft }, isIn }: AccountStep) =>
  isIn('submitting') && (name === null || draft.accountNumber === '');

export const accountProperties = <const Submits extends string>({ req, thing, submits }: AccountFacts<Submits>) =>
  [
    {
      kind: 'mustPass',
      says: `No ${thing} is saved before it is complete`,
      req: [req, 'FLW-03'],
      to: { calls: 'save' },
      through: [{ guard: 'isComplete' }],
    },
    { kind: 'never', says: `No ${thing} is saved without a resolved name`, req: [req], when: savesWithoutAName },
    {
      kind: 'never',
      says: 'A save request is sent only when the merchant submits, once per submission',
      req: [req, 'FLW-03'],
      enter: 'submitting',
      unless: [{ event: submits }],
    },
    {
      kind: 'never',
      says: 'Data is shown as saved only after the provider confirms it',
      req: [req],
      enter: 'saved',
      unless: [{ port: 'save', answers: 'saved' }],
    },
    {
      kind: 'alwaysExits',
      says: 'While a save is in progress nothing else happens: it succeeds, returns to the form, or ends with the session',
      req: [req],
      from: 'submitting',
      to: ['saved', 'editing', 'sessionExpired'],
    },
    ...faultProperties(req),
  ] as const;
