import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { copyText } from './clipboard';

interface CopyableProps {
  /** The text to copy. */
  readonly text: string;
  /** What is shown, if it differs from the text: grouped or shortened. */
  readonly shown?: ReactNode;
  readonly label: string;
}

const value = css({ overflowWrap: 'anywhere' });
// As large as a finger needs, without moving its line.
const button = css({
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  w: { base: '[2.75rem]', md: '[1.5rem]' },
  h: { base: '[2.75rem]', md: '[1.5rem]' },
  my: { base: '[-0.875rem]', md: '[-0.25rem]' },
  ml: { base: '[-0.375rem]', md: '[0.125rem]' },
  borderRadius: 'control',
  color: 'action',
  cursor: 'pointer',
  '& svg': { fontSize: '[0.875rem]' },
  _hover: { color: 'action.hover' },
});
const said = css({ color: 'ink.soft', fontSize: 'note', _empty: { display: 'none' } });

type Answer = 'none' | 'copied' | 'refused';

/** A value with a button that copies it. If the browser refuses, the whole text is shown and selected, to copy by hand. */
export function Copyable({ text, shown, label }: CopyableProps) {
  const [answer, setAnswer] = useState<Answer>('none');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (answer === 'refused' && place.current) document.getSelection()?.selectAllChildren(place.current);
    if (answer !== 'copied') return;
    const timer = setTimeout(() => setAnswer('none'), 2000);
    return () => clearTimeout(timer);
  }, [answer]);
  const isCopied = answer === 'copied';
  return (
    <span>
      <span className={value} ref={place}>
        {answer === 'refused' ? text : (shown ?? text)}
      </span>
      <button
        className={button}
        type="button"
        aria-label={isCopied ? 'Copied!' : label}
        onClick={async () => setAnswer((await copyText(text)) ? 'copied' : 'refused')}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      <span className={said} aria-live="polite">
        {isCopied && 'Copied!'}
        {answer === 'refused' && 'Your browser blocked copying. We’ve selected the text.'}
      </span>
    </span>
  );
}
