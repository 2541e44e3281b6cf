import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import type { Wake } from '../layers/layer';

export type Trigger = ReactElement<ComponentProps<'button'>>;

/**
 * Returns the trigger as it is until its layer is first opened: a plain button. Most layers of a page are never opened, and a closed one is
 * not free.
 */
export const asleep = (trigger: Trigger, kind: 'menu' | 'dialog', onWake: (by: Wake) => void) =>
  cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onClick: () => onWake('press'),
    ...(kind === 'menu' && {
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onWake('arrow');
      },
    }),
  });
