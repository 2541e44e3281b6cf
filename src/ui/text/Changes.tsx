import { css } from '../../../styled-system/css';

export interface ChangeLine {
  readonly key: string;
  readonly label: string;
  /** Null: there is no line for it. */
  readonly was: string | null;
  readonly now: string | null;
  /** Instead of both lines. */
  readonly instead?: string | null;
}

const list = css({ display: 'grid', fontSize: 'table', lineHeight: 'table' });
const entry = css({
  py: '[0.375rem]',
  borderBottom: '[1px solid token(colors.line.faint)]',
  '& dt': { color: 'ink.soft', fontSize: 'note', lineHeight: 'note' },
  '& dd': { display: 'grid', gridTemplateColumns: '[1.25rem minmax(0, 1fr)]', overflowWrap: 'anywhere' },
});
const old = css({ color: 'ink.soft', '& bdi': { textDecoration: 'line-through' } });
const fresh = css({ fontWeight: 'strong' });
const whole = css({ '&&': { display: 'block' } });

/** What a change replaced: the old values struck, the new ones bold. */
export const Changes = ({ lines }: { readonly lines: readonly ChangeLine[] }) => (
  <dl className={list}>
    {lines.map(({ key, label, was, now, instead = null }) => (
      <div key={key} className={entry}>
        <dt>
          <bdi>{label}</bdi>
        </dt>
        {instead !== null && <dd className={whole}>{instead}</dd>}
        {instead === null && was !== null && (
          <dd className={old}>
            <span aria-label="Before:" role="img">
              −
            </span>
            <bdi>{was}</bdi>
          </dd>
        )}
        {instead === null && now !== null && (
          <dd className={fresh}>
            <span aria-label="After:" role="img">
              +
            </span>
            <bdi>{now}</bdi>
          </dd>
        )}
      </div>
    ))}
  </dl>
);
