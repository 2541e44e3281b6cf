import { css } from '../../../styled-system/css';
import { Button } from '../buttons/Button';
import { CheckField } from '../controls/CheckField';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Icon } from '../theme/Icon';
import type { ColumnChooserProps } from './columnChoice';

// Rows with a lock and rows with a box have one height, so that their names stand in one column.
const list = css({
  display: 'grid',
  '& > li': { display: 'grid', alignItems: 'center', minH: { base: '[2.75rem]', md: '[2.125rem]' } },
});
const kept = css({ display: 'flex', alignItems: 'center', gap: '[0.75rem]', color: 'ink.soft', pl: '[0.0625rem]' });
const top = css({ display: 'flex', justifyContent: 'space-between', color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });
const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  pt: '2',
  borderTop: '[1px solid token(colors.line.faint)]',
  color: 'ink.soft',
  fontSize: 'note',
  whiteSpace: 'nowrap',
});
// Flush with the names above it.
const reset = css({ ml: '[-0.875rem]' });
/** What the panel of columns holds. It loads when the panel first opens. */
export default function ColumnChoices({ choices, onToggle, onReset }: ColumnChooserProps) {
  const shown = choices.filter(({ isShown }) => isShown).length;
  return (
    <>
      <p className={top}>
        <span>Columns of this list</span>
        <span>
          {shown} of {choices.length}
        </span>
      </p>
      <ul className={list}>
        {choices.map(({ key, label, isShown, stays }) => (
          <li key={key}>
            {stays ? (
              <span className={kept}>
                <Icon name="lock" />
                {label}
                <VisuallyHidden> is always shown</VisuallyHidden>
              </span>
            ) : (
              <CheckField optional label={label} checked={isShown} onTick={() => onToggle(key)} />
            )}
          </li>
        ))}
      </ul>
      <div className={foot}>
        <span className={reset}>
          <Button kind="bare" onPress={onReset}>
            Show all
          </Button>
        </span>
        <span>Saved for you on this device</span>
      </div>
    </>
  );
}
