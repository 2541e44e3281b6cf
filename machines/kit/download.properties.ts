/** What holds of every file that can be asked for. */

interface Step {
  readonly happened: { readonly kind: string } | null;
  readonly emitted: readonly { readonly type: string; readonly [more: string]: unknown }[];
}

const saysAFileWasSaved = ({ happened, emitted }: Step) =>
  emitted.some(({ type, tone }) => type === 'notice' && tone === 'good') && happened?.kind !== 'answers';

export const downloadProperties = (req: string) =>
  [
    { kind: 'never', says: 'A file counts as saved only when it was', req: [req], when: saysAFileWasSaved },
    {
      kind: 'mustPass',
      says: 'No file is made that nobody asked for',
      req: [req],
      to: { calls: 'save' },
      through: [{ event: 'download.asked' }],
    },
    {
      kind: 'alwaysExits',
      says: 'Whatever becomes of a file, another can be asked for',
      req: [req],
      from: 'saving',
      to: ['ready'],
    },
  ] as const;
