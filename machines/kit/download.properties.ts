/** What holds of every file that can be asked for. */

interface Step {
  readonly happened: { readonly kind: string; readonly subject: string } | null;
  readonly emitted: readonly { readonly type: string; readonly [more: string]: unknown }[];
}

const saysAFileWasSaved = ({ happened, emitted }: Step) =>
  emitted.some(({ type, tone }) => type === 'notice' && tone === 'good') && happened?.kind !== 'answers';

/** A file that came or did not is told of; an ended session is the whole dashboard's affair. */
const saysNothingOfAFile = ({ happened, emitted }: Step) => happened?.subject === 'save' && emitted.length === 0;

export const downloadProperties = (req: string) =>
  [
    { kind: 'never', says: 'A file counts as saved only when it was', req: [req], when: saysAFileWasSaved },
    { kind: 'never', says: 'Nobody waits for a file without a word', req: [req], when: saysNothingOfAFile },
    {
      kind: 'alwaysExits',
      says: 'A file that takes too long can be given up',
      req: [req],
      from: 'saving',
      on: { event: 'download.cancelled' },
      to: ['ready'],
    },
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
