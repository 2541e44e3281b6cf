import { type ComponentProps, type ReactNode, useRef } from 'react';
import { css, cx } from '../../styled-system/css';

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
  '&:has([aria-invalid])': { borderColor: 'danger', borderWidth: 'rule', px: '[0.5625rem]' },
  '&:has(input:read-only:not([aria-busy]), :disabled)': { bg: 'page', borderStyle: 'dashed' },
});

const plain = css(box);

// The control is as high as a finger needs, over the box's own lines.
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

/**
 * Text that stands in a control before the page comes alive is in the control and nowhere else, and React does not report it. The ref hands
 * it over, once, as if it were typed now.
 */
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
  /** What was sent is on its way: it stays as it is until there is an answer. */
  readonly waiting?: boolean;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly boxLook?: string;
  readonly entryLook?: string;
}

const held = { readOnly: true, 'aria-busy': true };

/** One line of text in its box. Who keeps the text decides what it becomes. */
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
