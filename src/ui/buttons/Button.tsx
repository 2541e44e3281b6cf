import { type MouseEvent, type ReactNode, useId } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Icon, type IconName } from '../theme/Icon';
import { type ButtonKind, buttonStyle } from './button.style';

interface ButtonProps {
  readonly kind?: ButtonKind;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** A busy button keeps its label and ignores presses. */
  readonly busy?: boolean;
  /** Why it is disabled, shown next to it. */
  readonly reason?: string | null | undefined;
  /** The id of the form that a submit button outside of it submits. */
  readonly form?: string;
  readonly onPress?: () => void;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

const holder = css({ display: 'inline-grid', gap: '1', alignContent: 'start' });
const wide = css({ w: 'full' });
const why = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', maxW: '[20rem]' });

export function Button(props: ButtonProps) {
  const { kind = 'ruled', type = 'button', disabled = false, busy = false, reason, form, onPress, icon, children } = props;
  const id = useId();
  const reasonId = disabled && reason ? id : undefined;
  const press = (event: MouseEvent) => {
    if (busy) event.preventDefault();
    else onPress?.();
  };
  return (
    <span className={holder} data-button={kind}>
      <button
        className={cx(buttonStyle(kind), wide)}
        type={type}
        form={form}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-describedby={reasonId}
        onClick={press}
      >
        {busy ? <Icon name="loader" turns /> : icon && <Icon name={icon} />}
        {children}
      </button>
      {reasonId && (
        <span className={why} id={reasonId} data-reason>
          {reason}
        </span>
      )}
    </span>
  );
}
