import { Fragment, type ReactNode, useId } from 'react';
import { css } from '../../../styled-system/css';
import { CheckField } from '../controls/CheckField';
import { VisuallyHidden } from '../layout/VisuallyHidden';

interface Tick {
  readonly key: string;
  readonly label: string;
  readonly isTicked: boolean;
}

interface TickRow {
  readonly name: string;
  /** A tick for each column, in their order. Null: the row has none there. */
  readonly ticks: readonly (Tick | null)[];
  /** The ticks without a column. */
  readonly others: readonly Tick[];
}

interface TickMatrixProps {
  readonly label: string;
  readonly lead: string;
  readonly columns: readonly [string, string];
  /** The head of the ticks without a column. */
  readonly rest: string;
  readonly groups: readonly { readonly title: string; readonly note: string; readonly rows: readonly TickRow[] }[];
  /** What is ticked can't be changed now. */
  readonly waiting: boolean;
  readonly onTick: (key: string, isTicked: boolean) => void;
}

const line = css.raw({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) 3.5rem 4rem]', md: '[minmax(0, 1fr) 3.5rem 4.5rem minmax(7rem, 11rem)]' },
  columnGap: '2',
  alignItems: 'center',
});
const heads = css(line, {
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  textAlign: 'center',
  borderBottom: '[2px solid token(colors.line.ink)]',
  pb: '1',
  '& > :first-child, & > :nth-child(4)': { textAlign: 'left' },
});
const onlyWide = css({ mdDown: { display: 'none' } });
const group = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  pt: '4',
  pb: '1',
  borderBottom: '[1px solid token(colors.line.ink)]',
});
const title = css({ fontWeight: 'strong' });
const soft = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });
const row = css(line, { borderBottom: '[1px solid token(colors.line.faint)]', '& li': { minW: '0' } });
// Its boxes stand in the columns of the row.
const within = css({ display: 'contents' });
const box = css({ '& label': { justifyContent: 'center' } });
// Below the others on a phone.
const others = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  gridColumn: { base: '[1 / -1]', md: '[4]' },
  gridRow: { md: '[1]' },
});

/** Rows with a box in each of two columns, and what else there is in words. In groups. */
export function TickMatrix({ label, lead, columns, rest, groups, waiting, onTick }: TickMatrixProps) {
  const boxOf = ({ key, label: said, isTicked }: Tick, isNamed: boolean) => (
    <CheckField
      label={isNamed ? said : <VisuallyHidden>{said}</VisuallyHidden>}
      optional
      checked={isTicked}
      waiting={waiting}
      onTick={(now) => onTick(key, now)}
    />
  );
  return (
    <section aria-label={label}>
      <div className={heads} aria-hidden="true">
        <span>{lead}</span>
        {columns.map((name) => (
          <span key={name}>{name}</span>
        ))}
        <span className={onlyWide}>{rest}</span>
      </div>
      {groups.map((each) => (
        <Fragment key={each.title}>
          <div className={group}>
            <h3 className={title}>{each.title}</h3>
            <span className={soft}>{each.note}</span>
          </div>
          {each.rows.map((one) => (
            <Row key={one.name} {...one} columns={columns} boxOf={boxOf} />
          ))}
        </Fragment>
      ))}
    </section>
  );
}

interface RowProps extends TickRow, Pick<TickMatrixProps, 'columns'> {
  readonly boxOf: (tick: Tick, isNamed: boolean) => ReactNode;
}

function Row({ name, ticks, others: more, columns, boxOf }: RowProps) {
  const id = useId();
  return (
    <div className={row}>
      <span id={id}>{name}</span>
      <ul className={within} aria-labelledby={id}>
        {ticks.map((tick, at) => (
          <li key={columns[at]} className={box} aria-hidden={tick === null || undefined}>
            {tick && boxOf(tick, false)}
          </li>
        ))}
        {more.length > 0 && (
          <li className={others}>
            {more.map((tick) => (
              <Fragment key={tick.key}>{boxOf(tick, true)}</Fragment>
            ))}
          </li>
        )}
      </ul>
    </div>
  );
}
