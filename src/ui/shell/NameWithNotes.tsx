import { css } from '../../../styled-system/css';

const strong = css({ fontWeight: 'strong' });
const soft = css({ color: 'ink.soft', fontSize: 'table' });

/** A name with notes below. */
export function NameWithNotes({ name, notes }: { readonly name: string; readonly notes: readonly string[] }) {
  return (
    <>
      <p className={strong}>{name}</p>
      {notes
        .filter((note) => note !== '')
        .map((note) => (
          <p key={note} className={soft}>
            {note}
          </p>
        ))}
    </>
  );
}
