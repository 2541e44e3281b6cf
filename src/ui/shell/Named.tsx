import { css } from '../../../styled-system/css';

const strong = css({ fontWeight: 'strong' });
const soft = css({ color: 'ink.soft', fontSize: 'table' });

/** A name with what is known under it. */
export function Named({ name, notes }: { readonly name: string; readonly notes: readonly string[] }) {
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
