/** What holds of everything that can be sent again. */

interface Step {
  readonly happened: { readonly kind: string } | null;
  readonly context: { readonly problem: string | null };
}

const failsWithoutAWord = ({ happened, context }: Step) => happened?.kind === 'fails' && context.problem === null;

export const resendProperties = (req: string) =>
  [
    {
      kind: 'mustPass',
      says: 'It is sent again only when it is asked for',
      req: [req],
      to: { calls: 'send' },
      through: [{ event: 'resend.asked' }],
    },
    {
      kind: 'mustPass',
      says: 'It is not sent again within a minute of the last time',
      req: [req],
      to: { calls: 'send' },
      through: [{ state: 'ready' }],
    },
    { kind: 'never', says: 'A failure is never without a word', req: [req], when: failsWithoutAWord },
    {
      kind: 'alwaysExits',
      says: 'After a failure it can be asked for again at once, after a success in a minute',
      req: [req],
      from: 'sending',
      to: ['ready', 'waiting'],
    },
  ] as const;
