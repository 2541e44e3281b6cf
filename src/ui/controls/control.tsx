import { type ComponentProps, type ReactNode, useRef } from 'react';
import { css, cx } from '../../../styled-system/css';

export const box = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  h: '[var(--control)]',
  w: 'full',
  minW: '0',
  px: '[0.625rem]',
  borderWidth: 'hair',
  borderStyle: 'solid',
  borderColor: 'line.control',
  borderRadius: 'control',
  bg: 'sheet',
  fontSize: '[var(--control-text)]',
  whiteSpace: 'nowrap',
  _focusWithin: { borderColor: 'focus', outline: '[2px solid token(colors.focus)]', outlineOffset: '[-1px]' },
  // Wrong stays red while it is corrected.
  '&:has([aria-invalid])': {
    borderColor: 'danger',
    borderWidth: 'rule',
    px: '[0.5625rem]',
    _focusWithin: { borderColor: 'danger', outlineColor: 'danger' },
  },
  '&:has(input:read-only:not([aria-busy]), :disabled)': { bg: 'page', borderStyle: 'dashed' },
});

const plain = css(box);

// The control is as high as a finger needs, over the box's borders.
const end = css({ flex: 'none', color: 'ink.soft', fontSize: 'note', h: 'full', display: 'flex', alignItems: 'center' });
const entry = css({
  flex: '1',
  minW: '0',
  w: 'full',
  h: 'full',
  minH: '[var(--control)]',
  bg: '[transparent]',
  outline: '[none]',
  color: 'ink',
  p: '0',
});

/** React does not report text that was typed before hydration. The ref reports it once, as if it were typed now. */
function useTyped(value: string, onText: (text: string) => void) {
  const asked = useRef(false);
  return (control: HTMLInputElement | null) => {
    if (!control || asked.current) return;
    asked.current = true;
    if (control.value !== value) onText(control.value);
  };
}

type Native = ComponentProps<'input'>;

interface TextControlProps extends Omit<Native, 'ref' | 'value' | 'onChange' | 'className' | 'style' | 'children'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** The form is being sent, so the field is locked until the response. */
  readonly waiting?: boolean;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly boxLook?: string;
  readonly entryLook?: string;
}

const held = { readOnly: true, 'aria-busy': true };

/** A one-line text field. The parent stores its text. */
export function TextControl({
  value,
  onText,
  waiting = false,
  leading,
  trailing,
  boxLook,
  entryLook,
  ...native
}: TextControlProps) {
  const ref = useTyped(value, onText);
  return (
    <div className={cx(plain, boxLook)}>
      {leading}
      <input
        {...native}
        {...(waiting && held)}
        className={cx(entry, entryLook)}
        ref={ref}
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
      {trailing && <span className={end}>{trailing}</span>}
    </div>
  );
}
