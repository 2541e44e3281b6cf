/** The properties of every file download. */

interface Step {
  readonly happened: { readonly kind: string; readonly subject: string } | null;
  readonly emitted: readonly { readonly type: string; readonly [more: string]: unknown }[];
}

const saysAFileWasSaved = ({ happened, emitted }: Step) =>
  emitted.some(({ type, tone }) => type === 'notice' && tone === 'good') && happened?.kind !== 'answers';

/** A finished or failed file shows a message. An expired session is handled by the dashboard. */
const saysNothingOfAFile = ({ happened, emitted }: Step) => happened?.subject === 'save' && emitted.length === 0;

export const downloadProperties = (req: string) =>
  [
    {
      kind: 'never',
      says: 'A file is reported as saved only after it was created and handed to the browser',
      req: [req],
      when: saysAFileWasSaved,
    },
    { kind: 'never', says: 'Every result of a file request is reported', req: [req], when: saysNothingOfAFile },
    {
      kind: 'alwaysExits',
      says: 'A file download can be cancelled',
      req: [req],
      from: 'saving',
      on: { event: 'download.cancelled' },
      to: ['ready'],
    },
    {
      kind: 'mustPass',
      says: 'No file is created unless the merchant requests it',
      req: [req],
      to: { calls: 'save' },
      through: [{ event: 'download.requested' }],
    },
    {
      kind: 'alwaysExits',
      says: 'Whatever the result, another file can be requested',
      req: [req],
      from: 'saving',
      to: ['ready'],
    },
  ] as const;
