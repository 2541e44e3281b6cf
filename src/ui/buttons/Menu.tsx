import type { ComponentProps } from 'react';
import { css, cx } from '../../../styled-system/css';
import { layer, useWaking } from '../layers/layer';
import { Icon, type IconName } from '../theme/Icon';
import { buttonStyle } from './button.style';
import type { MenuItem } from './OpenedMenu';

export type { MenuItem } from './OpenedMenu';

const opened = layer(async () => (await import('./OpenedMenu')).OpenedMenu);

/** Loads the code of all menus ahead. */
export const fetchMenu = opened.fetch;

interface MenuProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly items: readonly MenuItem[];
  /** Only the icon, as high as a table row. The label is the button's name. */
  readonly small?: boolean;
  /** It shares a rule with other tools of a list: in a short bar only screen readers get the label. */
  readonly isTool?: boolean;
  /** `solid`: the main action of its page. */
  readonly kind?: 'ruled' | 'solid';
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
const named = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const shortened = cx(named, css({ '@container (width < 44rem)': { srOnly: true } }));

/** The actions on one record. Until it is first opened, it is a plain button, because a table has many of them. */
export function Menu({ items, ...face }: MenuProps) {
  const { awake, wake, error } = useWaking(opened);
  if (awake !== null) return <opened.View label={face.label} items={items} trigger={<Trigger {...face} />} />;
  return (
    <>
      <Trigger
        {...face}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => wake('press')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          wake('arrow');
        }}
      />
      {error}
    </>
  );
}

type TriggerProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & Omit<MenuProps, 'items'>;

function Trigger({ label, icon = 'ellipsis', small = false, isTool = false, kind = 'ruled', ...native }: TriggerProps) {
  return (
    <button {...native} type="button" className={small ? dots : buttonStyle(kind)} aria-label={small ? label : undefined}>
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
