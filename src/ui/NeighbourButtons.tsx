import { useEffect, useRef } from 'react';
import { css, cx } from '../../styled-system/css';
import { buttonStyle } from './button.style';
import { Icon } from './Icon';
import { KeyCap } from './KeyCap';
import type { Neighbours } from './neighbours';

const joined = css({ display: 'inline-flex', mdDown: { display: 'none' } });
const first = css({ borderTopRightRadius: '[0]', borderBottomRightRadius: '[0]' });
const second = css({ borderTopLeftRadius: '[0]', borderBottomLeftRadius: '[0]', ml: '[-1px]' });
const small = css({ h: '[var(--control-small)]', px: '2' });

const KEYS: Readonly<Record<string, keyof Neighbours>> = { k: 'previous', j: 'next' };

/** Buttons to the details of the row before and after. K and J do the same while the focus is in the panel. */
export default function NeighbourButtons({ shown }: { readonly shown: Neighbours }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const panel = place.current?.closest('[data-panel], [role=dialog]');
      if (ctrlKey || metaKey || altKey || !(target instanceof Element) || !panel?.contains(target)) return;
      if (target.closest('input, textarea, select')) return;
      const way = KEYS[key.toLowerCase()];
      if (way) shown[way]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shown]);
  return (
    <div className={joined} ref={place}>
      <Step label="Previous row" letter="K" icon="chevron-up" look={first} onPress={shown.previous} />
      <Step label="Next row" letter="J" icon="chevron-down" look={second} onPress={shown.next} />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly letter: string;
  readonly icon: 'chevron-up' | 'chevron-down';
  readonly look: string;
  readonly onPress: (() => void) | null;
}

/** At an end it stays focusable, so that the focus is not lost while a user moves through the rows. */
const Step = ({ label, letter, icon, look, onPress }: StepProps) => (
  <button
    className={cx(buttonStyle(), small, look)}
    type="button"
    aria-label={label}
    aria-keyshortcuts={letter}
    aria-disabled={onPress === null || undefined}
    onClick={() => onPress?.()}
  >
    <Icon name={icon} />
    <KeyCap>{letter}</KeyCap>
  </button>
);
