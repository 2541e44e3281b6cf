import { css } from '../../../styled-system/css';
import { linkStyle } from '../buttons/button.style';
import { CheckField } from './CheckField';

interface CheckGridProps {
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onToggle: (key: string) => void;
  /** The button that chooses several at once. */
  readonly all: { readonly label: string; readonly onPress: () => void };
}

const group = css({ display: 'grid', gap: '2', minW: '0' });
const top = css({ display: 'flex', alignItems: 'baseline', gap: '3', w: 'full' });
const name = css({ fontWeight: 'medium', mr: 'auto' });
const count = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(3, minmax(0, 1fr))]' },
  gap: { base: '0', md: '[0.375rem 1rem]' },
  columnGap: '4',
});
const press = css({
  minH: { base: '[2.75rem]', md: '[1.5rem]' },
  minW: { base: '[2.75rem]', md: '[1.5rem]' },
  cursor: 'pointer',
});

/** Checkboxes of one kind, side by side if they fit. */
export function CheckGrid({ label, options, chosen, onToggle, all }: CheckGridProps) {
  return (
    <fieldset className={group} aria-label={label}>
      <div className={top}>
        <span className={name}>{label}</span>
        <span className={count} role="status">
          {chosen.length} of {options.length}
        </span>
        <button className={`${linkStyle} ${press}`} type="button" onClick={all.onPress}>
          {all.label}
        </button>
      </div>
      <div className={grid}>
        {options.map((option) => (
          <CheckField
            key={option.key}
            optional
            label={option.label}
            checked={chosen.includes(option.key)}
            onTick={() => onToggle(option.key)}
          />
        ))}
      </div>
    </fieldset>
  );
}
