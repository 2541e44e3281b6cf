import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

interface SettingRow {
  readonly key: string;
  readonly title: string;
  /** The current value. */
  readonly mark: ReactNode;
  readonly description: ReactNode;
  /** The button that changes it. */
  readonly action?: ReactNode;
}

interface SettingRowsProps {
  readonly label: string;
  readonly rows: readonly SettingRow[];
}

const list = css({ display: 'grid', borderTop: '[1px solid token(colors.line.soft)]' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) max-content]' },
  gap: '[0.625rem 1.5rem]',
  alignItems: 'center',
  py: '[0.875rem]',
  borderBottom: '[1px solid token(colors.line.faint)]',
});
const words = css({ display: 'grid', gap: '[0.25rem]', minW: '0', justifyItems: 'start', overflowWrap: 'anywhere' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '[0.25rem 0.625rem]' });
const name = css({ fontWeight: 'strong' });
const soft = css({ color: 'ink.soft', maxW: '[44rem]' });

/** Settings: the name, value, meaning and button of each. */
export const SettingRows = ({ label, rows }: SettingRowsProps) => (
  <ul className={list} aria-label={label}>
    {rows.map(({ key, title, mark, description, action }) => (
      <li key={key} className={row}>
        <div className={words}>
          <span className={head}>
            <span className={name}>{title}</span>
            {mark}
          </span>
          <span className={soft}>{description}</span>
        </div>
        {action}
      </li>
    ))}
  </ul>
);
