import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { css } from '../../../styled-system/css';
import type { Trigger } from './asleep';
import { useReturn } from './useReturn';

export interface FlyoutProps {
  readonly title: string;
  readonly trigger: Trigger;
  readonly side: 'below' | 'beside';
  readonly onOpen?: () => void;
  /** Receives a function for a link to call when it is followed. */
  readonly children: (follow: () => void) => ReactNode;
}

const place = css({ zIndex: 'popover' });
const slip = css({
  display: 'flex',
  flexDirection: 'column',
  minW: '[12rem]',
  maxW: '[min(24rem, calc(100vw - 1rem))]',
  maxH: '[min(32rem, calc(100dvh - 5rem))]',
  overflow: 'auto',
  bg: 'sheet',
  borderRadius: 'float',
  border: '[1px solid transparent]',
  boxShadow: 'float',
  py: '2',
  _focusVisible: { outline: '[none]' },
  _open: { animation: '[rise 160ms cubic-bezier(0.2, 0, 0, 1)]' },
});
const heading = css({ px: '4', py: '1', fontWeight: 'strong' });

/** The panel, once it was opened. */
export function OpenedFlyout({ title, trigger, side, onOpen, children }: FlyoutProps) {
  const [open, setOpen] = useState(false);
  const begin = () => {
    opens();
    setOpen(true);
    onOpen?.();
  };
  const beginMounted = useEffectEvent(begin);
  // After it was mounted, because only a change moves the focus.
  useEffect(() => beginMounted(), []);
  const { opens, follows, finalFocusEl } = useReturn();
  const follow = () => {
    follows();
    setOpen(false);
  };
  return (
    <Ark.Root
      open={open}
      onOpenChange={(change) => {
        if (change.open) begin();
        else setOpen(false);
      }}
      finalFocusEl={finalFocusEl}
      positioning={side === 'below' ? { placement: 'bottom-end', gutter: 6 } : { placement: 'right-start', gutter: 8 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={place}>
          <Ark.Content className={slip} aria-label={title}>
            <p className={heading}>{title}</p>
            {children(follow)}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
