import { type ReactNode, useEffect, useState } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { copyText } from './clipboard';

interface CopyInRowProps {
  /** The text to copy. */
  readonly text: string;
  /** What it is, such as `reference`. */
  readonly what: string;
  /** What the cell shows. */
  readonly children: ReactNode;
  /** The browser refused. */
  readonly onRefused: () => void;
}

const whole = css({ position: 'relative' });
// It stands in the space between two columns, so that no column is wider for it. A touch screen has no pointer that could show it.
const button = css({
  position: 'absolute',
  left: '[calc(100% + 1px)]',
  top: '[50%]',
  transform: 'translateY(-50%)',
  display: 'none',
  placeItems: 'center',
  w: '[1.375rem]',
  h: '[1.375rem]',
  borderRadius: 'control',
  color: 'action',
  bg: 'page',
  opacity: '0',
  cursor: 'pointer',
  '& svg': { fontSize: '[0.875rem]' },
  _wide: { display: 'inline-grid' },
  'tr:hover &': { opacity: '1' },
  'tr:focus-within &': { opacity: '1' },
  '&[data-said]': { opacity: '1' },
  '@media (hover: none)': { opacity: '1' },
});
const done = css({ color: 'tone.green.ink' });
const said = css({ srOnly: true });

/** A reference in a row with a button that copies it, which a pointer or the focus in the row shows. C in the row does the same. */
export function CopyInRow({ text, what, children, onRefused }: CopyInRowProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else onRefused();
  };
  return (
    <span className={whole}>
      {children}
      <button
        className={cx(button, isCopied && done)}
        type="button"
        data-copies
        data-said={isCopied || undefined}
        aria-label={`Copy ${what} ${text}`}
        aria-keyshortcuts="C"
        title={isCopied ? 'Copied!' : 'Copy (C)'}
        onClick={copy}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      <span className={said} aria-live="polite">
        {isCopied && 'Copied!'}
      </span>
    </span>
  );
}
