import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement } from 'react';
import { css } from '../../../styled-system/css';
import { Icon, type IconName } from '../theme/Icon';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly onChoose?: () => void;
  /** A URL for a new tab without an opener. The caller has checked that it is a web address. */
  readonly href?: string;
  readonly disabled?: boolean;
  /** Why it is disabled, shown below it. */
  readonly reason?: string;
}

const card = css({
  zIndex: 'popover',
  minW: '[13rem]',
  maxW: '[min(20rem, 100vw - 1rem)]',
  p: '1',
  bg: 'sheet',
  color: 'ink',
  borderRadius: '[4px]',
  boxShadow: 'float',
  textAlign: 'left',
  outline: '[none]',
  _open: { animation: '[rise 160ms cubic-bezier(0.2, 0, 0, 1)]' },
});
const item = css({
  display: 'grid',
  alignContent: 'center',
  minH: { base: '[2.75rem]', md: '[2.125rem]' },
  px: '[0.625rem]',
  py: '1',
  borderRadius: 'mark',
  cursor: 'pointer',
  _highlighted: { bg: 'chosen', _highContrast: { outline: '[2px solid Highlight]' } },
  '&[aria-disabled]': { color: 'ink.faint', cursor: 'not-allowed' },
});
const face = css({ display: 'flex', alignItems: 'center', gap: '3', '& svg': { color: 'ink.soft' } });
const why = css({ fontSize: 'note', lineHeight: 'note', whiteSpace: 'normal' });

interface OpenedMenuProps {
  /** The name of the menu. */
  readonly label: string;
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
}

/** The menu, once it was opened. */
export function OpenedMenu({ label, trigger, items }: OpenedMenuProps) {
  return (
    <Ark.Root
      defaultOpen
      {...(items[0] && { defaultHighlightedValue: items[0].key })}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      // A key follows a link like a press.
      navigate={({ node }) => node?.click()}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={card} aria-label={label}>
            {items.map(({ key, ...row }) => (
              <Row key={key} value={key} {...row} />
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

type RowProps = Omit<MenuItem, 'key'> & { readonly value: string };

function Row({ value, label, icon, onChoose, href, disabled = false, reason }: RowProps) {
  const words = (
    <>
      <span className={face}>
        {icon && <Icon name={icon} />}
        {label}
      </span>
      {disabled && reason && <span className={why}>{reason}</span>}
    </>
  );
  // Not disabled for Ark, so that the arrow keys reach it and its reason can be read.
  const given = { value, className: item, closeOnSelect: !disabled, 'aria-disabled': disabled || undefined };
  if (href && !disabled)
    return (
      <Ark.Item {...given} asChild>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      </Ark.Item>
    );
  return (
    // Uses the pressed item and not the highlighted one, because touch has no pointer position.
    <Ark.Item {...given} onClick={disabled ? undefined : onChoose}>
      {words}
    </Ark.Item>
  );
}
