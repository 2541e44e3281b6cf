import { css } from '../../styled-system/css';
import { Button } from './Button';
import { CheckField } from './CheckField';
import type { ColumnChooserProps } from './columnChoice';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

const list = css({ display: 'grid', gap: '1' });
const kept = css({ display: 'flex', alignItems: 'center', gap: '[0.625rem]', minH: '[1.5rem]', color: 'ink.soft' });
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
});
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
        <Button kind="bare" onPress={onReset}>
          Show all
        </Button>
        <span>Saved for you on this device</span>
      </div>
    </>
  );
}
