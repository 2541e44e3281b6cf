import { type ComponentProps, type ReactNode, useId } from 'react';
import { css } from '../../../styled-system/css';
import { ShellIcon, type ShellIconName } from './icons';

const entry = css.raw({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '[0.625rem]',
  w: 'full',
  minH: { base: '[3rem]', md: '[2rem]' },
  pl: { base: '2', md: '4' },
  pr: '3',
  color: 'ink',
  fontWeight: 'medium',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { color: 'action' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '& > svg:first-child': { color: 'ink.soft' },
});
/** The selected item has the page's background and covers the sidebar's edge. On a phone there is no edge: a bar marks it. */
const chosen = css.raw({
  '&[aria-current]': {
    color: 'ink',
    fontWeight: 'strong',
    mdDown: { bg: 'chosen', boxShadow: '[inset 3px 0 0 token(colors.action)]' },
    md: {
      zIndex: 'topbar',
      ml: '2',
      w: '[calc(100% - 0.5rem + 4px)]',
      bg: 'page',
      border: '[1px solid token(colors.line.soft)]',
      borderRight: '[0]',
      borderRadius: '[3px 0 0 3px]',
    },
  },
});
const top = css.raw({ '&[aria-current]': { md: { pl: '[0.4375rem]' } } });
const under = css.raw({
  minH: { base: '[2.75rem]', md: '[1.875rem]' },
  pl: { base: '[2.125rem]', md: '[2.625rem]' },
  fontWeight: 'regular',
  color: 'ink.soft',
  '&[aria-current]': { md: { pl: '[2.0625rem]' } },
});
const rail = css.raw({
  justifyContent: 'center',
  minH: '[2.75rem]',
  pl: '0',
  pr: '0',
  // The icon stays in place when its background covers the edge.
  '&[aria-current]': { pr: '[0.8125rem]' },
  '&[aria-current] > svg:first-child': { color: 'ink' },
});
const slip = css.raw({ minH: { base: '[2.75rem]', md: '[2.125rem]' }, px: '4', _hover: { bg: 'hover' } });

/** The class of a sidebar link by its place: with its own icon, in a group, in the rail, or in a rail's flyout. */
export const navLinkStyle = {
  top: css(entry, chosen, top),
  under: css(entry, chosen, under),
  rail: css(entry, chosen, rail),
  slip: css(entry, slip, css.raw({ '&[aria-current]': { fontWeight: 'strong', bg: 'chosen', color: 'ink' } })),
};

const countPlace = css.raw({
  position: 'absolute',
  insetBlock: '0',
  right: '[2.25rem]',
  zIndex: 'topbar',
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});
const countLook = css({
  minW: '[1.25rem]',
  px: '1',
  borderRadius: 'mark',
  bg: 'tone.indigo.ground',
  color: 'tone.indigo.ink',
  fontSize: 'note',
  lineHeight: '[1.25rem]',
  fontWeight: 'strong',
  textAlign: 'center',
  wordSpacing: '[0]',
});
const besideName = css(countPlace);
const inCorner = css(countPlace, css.raw({ right: '1', bottom: '[50%]' }));
const counted = css({ position: 'relative' });
const unseen = css({ srOnly: true });

interface NavItemProps {
  /** How many things wait there. Its text follows the name of the entry, so that the name stays the same. */
  readonly count: number;
  readonly rail?: boolean;
  readonly children: ReactNode;
}

/** An entry of the sidebar with the number of things that wait there. */
export const NavItem = ({ count, rail = false, children }: NavItemProps) => (
  <li className={counted}>
    {children}
    {count > 0 && (
      <span className={rail ? inCorner : besideName}>
        <span className={countLook}>
          {count > 99 ? '99+' : count}
          <span className={unseen}> waiting</span>
        </span>
      </span>
    )}
  </li>
);

const list = css({ pb: '[0.375rem]' });
const arrow = css({ ml: 'auto', color: 'ink.soft', '& svg': { w: '[0.875rem]', h: '[0.875rem]' } });
const groupLook = css(entry);

interface NavGroupProps {
  readonly label: string;
  readonly icon: ShellIconName;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A group that collapses. Collapsed items are not rendered. */
export function NavGroup({ label, icon, open, onToggle, children }: NavGroupProps) {
  const id = useId();
  return (
    <>
      <button className={groupLook} type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
        <ShellIcon name={icon} />
        {label}
        <span className={arrow}>
          <ShellIcon name={open ? 'chevron-down' : 'chevron-right'} />
        </span>
      </button>
      {open && (
        <ul className={list} id={id}>
          {children}
        </ul>
      )}
    </>
  );
}

interface RailButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type' | 'children'> {
  readonly label: string;
  readonly icon: ShellIconName;
}

/** A group in the rail: an icon whose flyout has the text. */
export function RailButton({ label, icon, ...native }: RailButtonProps) {
  return (
    <button title={label} {...native} className={navLinkStyle.rail} type="button" aria-label={label}>
      <ShellIcon name={icon} />
    </button>
  );
}
