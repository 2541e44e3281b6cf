import { type ReactNode, useId } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Switch } from '../controls/Switch';
import { breathing, SkeletonLine } from '../feedback/Skeleton';

interface SettingRow {
  readonly key: string;
  readonly title: string;
  /** The current value, if it is not a switch. */
  readonly mark?: ReactNode;
  /** What it does, in one sentence. */
  readonly description: ReactNode;
  /** The button that changes it, if it is not a switch. */
  readonly action?: ReactNode;
  readonly toggle?: {
    readonly isOn: boolean;
    /** Why it cannot be changed, or null. */
    readonly reason: string | null;
    readonly onPress: () => void;
  };
}

interface SettingRowsProps {
  readonly label: string;
  readonly rows: readonly SettingRow[];
}

const list = css({ display: 'grid', borderTop: '[2px solid token(colors.line.ink)]' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) max-content]' },
  // A switch fits beside its words on a phone, too.
  '&:has([role=switch])': { gridTemplateColumns: '[minmax(0, 1fr) max-content]' },
  gap: '[0.625rem 1.5rem]',
  alignItems: 'center',
  minH: '[3.75rem]',
  py: '2',
  borderBottom: '[1px solid token(colors.line.faint)]',
});
const words = css({ display: 'grid', gap: '[0.125rem]', minW: '0', justifyItems: 'start', overflowWrap: 'anywhere' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '[0.25rem 0.625rem]' });
const name = css({ fontWeight: 'strong' });
const soft = css({ color: 'ink.soft', maxW: '[44rem]' });
const note = css({ display: 'block', fontSize: 'note', lineHeight: 'note' });

/** Settings: the name, value and meaning of each, with its switch or button. */
export const SettingRows = ({ label, rows }: SettingRowsProps) => (
  <ul className={list} aria-label={label}>
    {rows.map(({ key, ...setting }) => (
      <Setting key={key} {...setting} />
    ))}
  </ul>
);

const blankRow = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '[0.125rem]', minW: '0' });
const blank = css({ display: 'grid', alignItems: 'center', w: '[10rem]', maxW: 'full', h: '[1lh]' });
// On a phone most descriptions have two lines.
const blankWords = css({ display: 'grid', alignItems: 'center', w: '[24rem]', maxW: 'full', h: { base: '[2lh]', md: '[1lh]' } });
const blankControl = css({ display: 'grid', alignItems: 'center', w: '[5rem]', h: '[var(--control)]' });
const beside = css({ gridTemplateColumns: '[minmax(0, 1fr) max-content]' });
const blankHead = css({ h: '[2.25rem]', borderBottom: '[2px solid token(colors.line.ink)]' });
const tableRow = css({
  gridTemplateColumns: '[minmax(0, 1fr) max-content]',
  minH: { base: '[6.25rem]', md: '[3.3125rem]' },
  py: '0',
});
const underHead = css({ borderTop: '[none]' });

interface OutlineProps {
  readonly count: number;
  /** Whether it stands for a table with heads. */
  readonly headed?: boolean;
  /** Whether the settings are switches. */
  readonly toggles?: boolean;
}

/** Settings that are loading. */
export const SettingRowsOutline = ({ count, headed = false, toggles = false }: OutlineProps) => (
  <div className={cx(list, breathing, headed && underHead)} aria-hidden="true">
    {headed && <div className={blankHead} />}
    {Array.from({ length: count }, (_, index) => `row ${index}`).map((key) => (
      <div key={key} className={cx(row, toggles && beside, headed && tableRow)}>
        <div className={blankRow}>
          <span className={blank}>
            <SkeletonLine />
          </span>
          <span className={blankWords}>
            <SkeletonLine />
          </span>
        </div>
        <span className={blankControl}>
          <SkeletonLine />
        </span>
      </div>
    ))}
  </div>
);

function Setting({ title, mark, description, action, toggle }: Omit<SettingRow, 'key'>) {
  const id = useId();
  return (
    <li className={row}>
      <div className={words}>
        <span className={head}>
          <span className={name}>{title}</span>
          {mark}
        </span>
        <span className={soft} id={id}>
          {description}
          {toggle?.reason && <span className={note}>{toggle.reason}</span>}
        </span>
      </div>
      {toggle ? (
        <Switch label={title} isOn={toggle.isOn} disabled={toggle.reason !== null} describedBy={id} onPress={toggle.onPress} />
      ) : (
        action
      )}
    </li>
  );
}
