import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { type ComponentProps, useState } from 'react';
import { css, cx } from '../../styled-system/css';
import { buttonStyle } from './button.style';
import { Icon, type IconName } from './Icon';

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

interface MenuProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly items: readonly MenuItem[];
  /** Only the icon, as high as a table row. The label is the button's name. */
  readonly small?: boolean;
  /** It shares a rule with other tools of a list: in a short bar only screen readers get the label. */
  readonly isTool?: boolean;
}

const dots = css({
  display: 'inline-grid',
  placeItems: 'center',
  w: '[var(--control-small)]',
  h: '[var(--control-small)]',
  verticalAlign: 'middle',
  borderRadius: 'control',
  color: 'ink',
  cursor: 'pointer',
  // At the end of a row the icon aligns with the row's edge, and its background reaches into the gutter.
  'td:last-child > &': { mr: '[-0.375rem]' },
  _hover: { bg: 'hover' },
  _expanded: { bg: 'chosen' },
});
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
const named = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const shortened = cx(named, css({ '@container (width < 44rem)': { srOnly: true } }));
const why = css({ fontSize: 'note', lineHeight: 'note', whiteSpace: 'normal' });

/** The actions on one record. Until it is first opened, it is a plain button, because a table has many of them. */
export function Menu(props: MenuProps) {
  const [awake, setAwake] = useState(false);
  if (awake) return <Opened {...props} />;
  return (
    <Trigger
      {...props}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAwake(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setAwake(true);
      }}
    />
  );
}

type TriggerProps = Omit<ComponentProps<'button'>, 'className' | 'type'> &
  Omit<MenuProps, 'items'> & { readonly items?: unknown };

function Trigger({ label, icon = 'ellipsis', small = false, isTool = false, items: _, ...native }: TriggerProps) {
  return (
    <button {...native} type="button" className={small ? dots : buttonStyle()} aria-label={small ? label : undefined}>
      <Icon name={icon} />
      {!small && (
        <span className={isTool ? shortened : named}>
          {label}
          <Icon name="chevron-down" />
        </span>
      )}
    </button>
  );
}

function Opened({ items, ...trigger }: MenuProps) {
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
      <Ark.Trigger asChild>
        <Trigger {...trigger} />
      </Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={card} aria-label={trigger.label}>
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
