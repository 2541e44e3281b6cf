/** The properties of every resend. */

interface Step {
  readonly happened: { readonly kind: string } | null;
  readonly context: { readonly problem: string | null };
}

const failsWithoutAWord = ({ happened, context }: Step) => happened?.kind === 'fails' && context.problem === null;

export const resendProperties = (req: string) =>
  [
    {
      kind: 'mustPass',
      says: 'A message is sent again only when the merchant requests it',
      req: [req],
      to: { calls: 'send' },
      through: [{ event: 'resend.requested' }],
    },
    {
      kind: 'mustPass',
      says: 'A message is never sent again within one minute of the last one',
      req: [req],
      to: { calls: 'send' },
      through: [{ state: 'ready' }],
    },
    { kind: 'never', says: 'Every failed call shows an error message', req: [req], when: failsWithoutAWord },
    {
      kind: 'alwaysExits',
      says: 'After a failure a message can be sent again at once; after a success, after one minute',
      req: [req],
      from: 'sending',
      to: ['ready', 'waiting'],
    },
  ] as const;
