import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Icon } from '../theme/Icon';

/** True and false show as a tick and a dash, words as they are. Null: the question does not apply. */
export type Mark = boolean | string | null;

interface MatrixColumn {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly action?: ReactNode;
}

interface MatrixProps {
  readonly caption: string;
  /** The heading of the rows. */
  readonly lead: string;
  /** Each column has these parts. The last one has words and takes the remaining width. */
  readonly parts: readonly string[];
  readonly columns: readonly MatrixColumn[];
  /** The key of the chosen column. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly groups: readonly {
    readonly title: string;
    readonly rows: readonly {
      readonly name: string;
      /** For each column, a mark for each part. */
      readonly marks: readonly (readonly Mark[])[];
    }[];
  }[];
}

// The whole matrix scrolls in its own frame, so that both the heading and the first column stay visible.
// Text for screen readers is positioned within it, else the page would be as wide as the table.
const frame = css({
  position: 'relative',
  overflow: 'auto',
  maxH: '[max(24rem, calc(100dvh - 12rem))]',
  minW: '0',
  _focusVisible: { outlineOffset: '[-2px]' },
  // The far edge darkens while there is more to scroll to: the first layer moves with the table and covers the second at its end.
  background:
    '[linear-gradient(to left, token(colors.page) 40%, transparent) right / 3rem 100% no-repeat local, linear-gradient(to left, color-mix(in srgb, token(colors.line.control) 45%, transparent), transparent) right / 0.75rem 100% no-repeat scroll]',
});
// Borders of collapsed cells would scroll away from under the cells that stay.
const table = css({
  minW: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontSize: 'table',
  lineHeight: 'table',
  '& :is(td, th)': { fontWeight: 'medium' },
  '& tbody tr:hover :is(th, td)': { bg: 'hover' },
});
const unseen = css({ srOnly: true });
const top = css({ position: 'sticky', top: '0', zIndex: 'sticky', bg: 'page', textAlign: 'left' });
const stays = css.raw({
  position: 'sticky',
  left: '0',
  bg: 'page',
  textAlign: 'left',
  pr: '4',
  minW: { xl: '[8.5rem]' },
  // What scrolls under it fades.
  _after: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    left: '[100%]',
    w: '[0.75rem]',
    bg: '[linear-gradient(to right, token(colors.page), transparent)]',
    pointerEvents: 'none',
  },
});
const groupHead = css({
  h: '[2.25rem]',
  pt: '2',
  borderBottom: '[1px solid token(colors.line.ink)]',
  textAlign: 'left',
  '& > span': { position: 'sticky', left: '0', fontWeight: 'strong' },
});
const corner = css(stays);
const group = css.raw({
  px: '3',
  pt: '2',
  pb: '[0.125rem]',
  borderLeft: '[1px solid token(colors.line.soft)]',
  fontSize: 'body',
  whiteSpace: 'nowrap',
});
const tinted = css.raw({ bg: '[color-mix(in srgb, token(colors.chosen) 55%, token(colors.page))]' });
const headLine = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const choose = css({
  minH: '[1.75rem]',
  fontWeight: 'strong',
  color: 'ink',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '[3px]' },
});
const soft = css({ color: 'ink.soft', fontSize: 'table' });
const ruled = css.raw({
  h: '[1.75rem]',
  borderBottom: '[2px solid token(colors.line.ink)]',
  color: 'ink.soft',
  fontSize: 'note',
  whiteSpace: 'nowrap',
});
const part = css.raw({ w: '[3.5rem]', px: '2', textAlign: 'center' });
const first = css.raw({ borderLeft: '[1px solid token(colors.line.soft)]' });
// Equal widths, so that what is left of the row is shared by all columns alike.
const last = css.raw({ w: '[11rem]', minW: '[5rem]', pr: '3', textAlign: 'left', whiteSpace: 'nowrap' });
const cell = css.raw({ h: '[1.75rem]', borderBottom: '[1px solid token(colors.line.faint)]', color: 'ink' });
const tick = css({ display: 'flex', alignItems: 'center', justifyContent: 'center' });
const tickOfWords = css({ display: 'flex', alignItems: 'center' });
const dash = css({ w: '[0.5rem]', borderTop: '[1.5px solid token(colors.line.control)]' });

const placeOf = (index: number, count: number) => css.raw(part, index === 0 && first, index === count - 1 && last);

/** A table that compares columns row by row. A column is chosen by its heading. */
export function Matrix({ caption, lead, parts, columns, chosen, onChoose, groups }: MatrixProps) {
  const count = parts.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={frame} aria-label={caption} tabIndex={0}>
      <table className={table}>
        <caption className={unseen}>{caption}</caption>
        <thead className={top}>
          <tr>
            <td className={corner} />
            {columns.map((column) => (
              <th key={column.key} scope="colgroup" colSpan={count} className={css(group, column.key === chosen && tinted)}>
                <span className={headLine}>
                  <button
                    type="button"
                    className={choose}
                    aria-pressed={column.key === chosen}
                    onClick={() => onChoose(column.key)}
                  >
                    {column.name}
                  </button>
                  <span className={soft}>{column.note}</span>
                  {column.action}
                </span>
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col" className={css(stays, ruled)}>
              {lead}
            </th>
            {columns.map((column) =>
              parts.map((name, index) => (
                <th
                  key={`${column.key} ${name}`}
                  scope="col"
                  className={css(ruled, placeOf(index, count), column.key === chosen && tinted)}
                >
                  {name}
                </th>
              )),
            )}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={1 + columns.length * count} className={groupHead}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row" className={css(stays, cell)}>
                  {row.name}
                </th>
                {columns.map((column, at) =>
                  parts.map((name, index) => (
                    <td
                      key={`${column.key} ${name}`}
                      className={css(cell, placeOf(index, count), column.key === chosen && tinted)}
                    >
                      <MarkIn mark={row.marks[at]?.[index] ?? null} isLast={index === count - 1} />
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function MarkIn({ mark, isLast }: { readonly mark: Mark; readonly isLast: boolean }) {
  if (mark === null) return null;
  if (typeof mark === 'string') return mark;
  return (
    <span className={isLast ? tickOfWords : tick}>
      {mark ? <Icon name="check" /> : <span className={dash} />}
      <VisuallyHidden>{mark ? 'Yes' : 'No'}</VisuallyHidden>
    </span>
  );
}
