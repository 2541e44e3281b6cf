import { useEffect, useRef } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { buttonStyle } from './button.style';
import { KeyCap } from './KeyCap';
import type { Neighbours } from './neighbours';

const joined = css({ display: 'inline-flex', mdDown: { display: 'none' } });
const first = css({ borderTopRightRadius: '[0]', borderBottomRightRadius: '[0]' });
const second = css({ borderTopLeftRadius: '[0]', borderBottomLeftRadius: '[0]', ml: '[-1px]' });
// A page has room for the words, a panel does not.
const word = css({ display: 'none', '[data-steps] &': { display: { lg: 'inline' } } });
const small = css({ h: '[var(--control-small)]', px: '2' });

const KEYS: Readonly<Record<string, keyof Neighbours>> = { k: 'previous', j: 'next' };

/** What can have the focus apart from the rest. The nearest one around an element is its place. */
const PLACES = '[data-panel], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], main';

/** Whether a press belongs to these details. On a page of its own, so does one with no focus. */
function isHere(place: Element | null, target: EventTarget | null): boolean {
  if (place === null || !(target instanceof Element) || target.closest('input, textarea, select')) return false;
  const at = place.closest(PLACES);
  const isUnfocused = target === document.body && document.querySelector('[aria-modal=true]') === null;
  return at !== null && (target.closest(PLACES) === at || (isUnfocused && at.matches('main')));
}

/** Buttons to the details of the row before and after. K and J do the same while the focus is in the details. */
export default function NeighbourButtons({ shown }: { readonly shown: Neighbours }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || !isHere(place.current, target)) return;
      const way = KEYS[key.toLowerCase()];
      if (way) shown[way]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shown]);
  return (
    <div className={joined} ref={place}>
      <Step label="Previous row" word="Previous" letter="K" icon="chevron-up" look={first} onPress={shown.previous} />
      <Step label="Next row" word="Next" letter="J" icon="chevron-down" look={second} onPress={shown.next} />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly word: string;
  readonly letter: string;
  readonly icon: 'chevron-up' | 'chevron-down';
  readonly look: string;
  readonly onPress: (() => void) | null;
}

/** At an end it stays focusable, so that the focus is not lost while a user moves through the rows. */
const Step = ({ label, word: shown, letter, icon, look, onPress }: StepProps) => (
  <button
    className={cx(buttonStyle(), small, look)}
    type="button"
    aria-label={label}
    aria-keyshortcuts={letter}
    aria-disabled={onPress === null || undefined}
    onClick={() => onPress?.()}
  >
    <Icon name={icon} />
    <span className={word}>{shown}</span>
    <KeyCap>{letter}</KeyCap>
  </button>
);
