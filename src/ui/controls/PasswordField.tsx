import { memo, useState } from 'react';
import { css } from '../../../styled-system/css';
import { TextField, type TextFieldProps } from './TextField';

type Shared = 'label' | 'value' | 'onText' | 'problem' | 'hint' | 'name' | 'autoFocus' | 'waiting';
type PasswordFieldProps = Pick<TextFieldProps, Shared> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

const show = css({
  h: 'full',
  minH: '[var(--control)]',
  px: '1',
  mr: '-1',
  color: 'action',
  fontWeight: 'medium',
  fontSize: '[var(--control-text)]',
  cursor: 'pointer',
  _hover: { color: 'action.hover' },
});

export const PasswordField = memo(function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          className={show}
          type="button"
          aria-pressed={shown}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
});
