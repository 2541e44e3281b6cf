import { memo, type ReactNode, useId } from 'react';
import { css } from '../../../styled-system/css';
import { Words } from './Field';

interface CheckFieldProps {
  /** What the box confirms. It may hold links. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onTick: (checked: boolean) => void;
  readonly problem?: string | null | undefined;
  readonly optional?: boolean;
  /** The form is being sent, so the box is locked until the response. It keeps the focus. */
  readonly waiting?: boolean;
  /** Why the box can't be changed. It can still have the focus, so that everybody can read it. */
  readonly locked?: string | null;
}

const group = css({ display: 'grid', gap: '[0.375rem]', minW: '0' });
const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '[0.625rem]',
  minH: { base: '[2.75rem]', md: '[1.5rem]' },
  py: { base: '[0.625rem]', md: '[0.125rem]' },
  cursor: 'pointer',
  '&:has([aria-disabled])': { cursor: 'default' },
});
const tick = css({
  flex: 'none',
  w: '[1.125rem]',
  h: '[1.125rem]',
  mt: '[0.0625rem]',
  accentColor: '[token(colors.action)]',
  cursor: '[inherit]',
  '&[aria-disabled]': { opacity: '[0.55]' },
  '&[aria-invalid]': { outline: '[2px solid token(colors.danger)]', outlineOffset: '[1px]' },
  _focusVisible: { outline: '[2px solid token(colors.focus)]', outlineOffset: '[2px]' },
});

/** A checkbox. */
export const CheckField = memo(function CheckField(props: CheckFieldProps) {
  const { label, checked, onTick, problem, optional = false, waiting = false, locked = null } = props;
  const isFixed = waiting || locked !== null;
  const id = useId();
  return (
    <div className={group}>
      <label className={row}>
        <input
          className={tick}
          type="checkbox"
          checked={checked}
          aria-disabled={isFixed || undefined}
          title={locked ?? undefined}
          aria-required={!optional || undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => isFixed || onTick(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <Words id={id} problem={problem} />
    </div>
  );
});
