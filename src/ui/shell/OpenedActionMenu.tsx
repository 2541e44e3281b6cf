import { Menu as Ark } from '@ark-ui/react/menu';
import { Fragment, type ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import type { Trigger } from './asleep';
import { ShellIcon, type ShellIconName } from './icons';

export interface Choice<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** `mark` follows the label. */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly mark?: ReactNode }[];
  /** Choosing closes the menu. */
  readonly closes?: boolean;
  readonly onChoose: (value: Value) => void;
}

export interface Action {
  readonly key: string;
  readonly label: string;
  readonly icon: ShellIconName;
  /** Why it cannot be chosen now, or null. */
  readonly reason: string | null;
  readonly onChoose: () => void;
}

interface OpenedActionMenuProps {
  readonly trigger: Trigger;
  /** The content above the items. */
  readonly head: ReactNode;
  readonly placement: 'bottom-start' | 'bottom-end';
  readonly choice: Choice<string>;
  readonly actions: readonly Action[];
  /** The item that is highlighted when it opens. */
  readonly first: string | null;
}

const slip = css({
  // The position takes the height from here.
  zIndex: 'popover',
  minW: '[15rem]',
  maxW: '[min(20rem, calc(100vw - 1rem))]',
  maxH: '[calc(100dvh - 5rem)]',
  overflow: 'auto',
  p: '1',
  bg: 'sheet',
  borderRadius: 'float',
  border: '[1px solid transparent]',
  boxShadow: 'float',
  _focusVisible: { outline: '[none]' },
  _open: { animation: '[rise 160ms cubic-bezier(0.2, 0, 0, 1)]' },
});
const headLook = css({ whiteSpace: 'normal', px: '[0.625rem]', py: '2', overflowWrap: 'anywhere' });
const rule = css({ borderTop: '[1px solid token(colors.line.faint)]', my: '1', mx: '0' });
const groupLabel = css({ px: '[0.625rem]', py: '1', fontSize: 'note', lineHeight: 'note', color: 'ink.soft' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '[0.625rem]',
  minH: { base: '[2.75rem]', md: '[2.125rem]' },
  px: '[0.625rem]',
  borderRadius: 'mark',
  cursor: 'pointer',
  userSelect: 'none',
  '& > svg': { color: 'ink.soft' },
  '&[data-highlighted]': { bg: 'chosen', outline: '[1px solid transparent]', outlineOffset: '[-1px]' },
  '&[data-disabled]': { color: 'ink.faint', cursor: 'not-allowed' },
});
const words = css({ flex: '1', minW: '0', overflowWrap: 'anywhere' });
const tick = css({ ml: 'auto', '&[hidden]': { display: 'none' } });
const why = css({ px: '[0.625rem]', pb: '2', fontSize: 'note', lineHeight: 'note', color: 'ink.soft' });

/** The menu, once it was opened. It is rendered next to its trigger, and so in the same landmark. */
export function OpenedActionMenu({ trigger, head, placement, choice, actions, first }: OpenedActionMenuProps) {
  const choose = (value: string) => actions.find(({ key }) => key === value)?.onChoose();
  return (
    <Ark.Root
      defaultOpen
      {...(first !== null && { defaultHighlightedValue: first })}
      positioning={{ placement, strategy: 'fixed', gutter: 6 }}
      onSelect={({ value }) => choose(value)}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner>
        <Ark.Content className={slip}>
          {head && (
            <>
              <div className={headLook}>{head}</div>
              <Ark.Separator className={rule} />
            </>
          )}
          <Ark.RadioItemGroup value={choice.value} onValueChange={({ value }) => choice.onChoose(value)}>
            <Ark.ItemGroupLabel className={groupLabel}>{choice.label}</Ark.ItemGroupLabel>
            {choice.options.map(({ value, label, mark }) => (
              <Ark.RadioItem key={value} className={item} value={value} closeOnSelect={choice.closes ?? false}>
                <Ark.ItemText className={words}>{label}</Ark.ItemText>
                {mark}
                <Ark.ItemIndicator className={tick}>
                  <ShellIcon name="check" />
                </Ark.ItemIndicator>
              </Ark.RadioItem>
            ))}
          </Ark.RadioItemGroup>
          {actions.length > 0 && <Ark.Separator className={rule} />}
          {actions.map(({ key, label, icon, reason }) => (
            <Fragment key={key}>
              <Ark.Item className={item} value={key} disabled={reason !== null}>
                <ShellIcon name={icon} />
                {label}
              </Ark.Item>
              {reason !== null && <div className={why}>{reason}</div>}
            </Fragment>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  );
}
