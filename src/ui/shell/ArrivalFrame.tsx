import { css } from '../../../styled-system/css';
import { Logo } from '../theme/Logo';
import { type ListOutline, type Outline, PageOutline } from './PageOutline';

interface ArrivalGroup {
  readonly name: string;
  /** It is one page without a heading. */
  readonly isPage: boolean;
  /** Every role has it, so it is named before the role is known. */
  readonly isKnown: boolean;
  readonly places: readonly { readonly label: string; readonly isOpen: boolean }[];
}

interface ArrivalFrameProps extends ListOutline {
  /** Null while not even the address was read. */
  readonly title: string | null;
  readonly outline: Outline | null;
  readonly groups: readonly ArrivalGroup[];
}

// The same sizes as the AppShell, so that nothing moves when it takes the place of this frame.
const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[token(sizes.topbar) minmax(0, 1fr)]',
    lg: '[token(sizes.sidebar) minmax(0, 1fr)]',
  },
  gridTemplateRows: '[token(sizes.topbar) 1fr]',
  minH: '[100dvh]',
  '[data-folded] &': { lg: { gridTemplateColumns: '[token(sizes.topbar) minmax(0, 1fr)]' } },
});
const corner = css({
  gridArea: '[1 / 1]',
  display: { base: 'none', md: 'flex' },
  alignItems: 'center',
  justifyContent: { md: 'center', lg: 'start' },
  gap: '[0.625rem]',
  px: { lg: '4' },
  bg: 'desk',
  borderBottom: '[1px solid token(colors.line.soft)]',
  '[data-folded] &': { justifyContent: 'center' },
});
const top = css({
  gridArea: { base: '[1 / 1]', md: '[1 / 2]' },
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', md: '2' },
  px: { base: '2', md: '4' },
  lg: { pl: '5', pr: '8' },
  borderBottom: '[1px solid token(colors.line.soft)]',
});
const barTitle = css({
  flex: '1',
  fontWeight: 'strong',
  pl: '1',
  '&[data-home]': { visibility: { base: 'hidden', md: 'visible' } },
});
const button = css.raw({ placeItems: 'center', flex: 'none', w: '[var(--control)]' });
const toggle = css(button, { display: { base: 'none', md: 'grid' } });
const place = css(button, { display: 'grid' });
const away = css({ display: { base: 'none', md: 'grid' } });
const dashed = css.raw({
  display: 'block',
  h: '[var(--control)]',
  border: '[1px dashed token(colors.line.control)]',
  borderRadius: 'control',
});
const control = css(dashed, { w: '[4.75rem]' });
const mode = css(dashed, { w: '[8.25rem]' });
const smallMode = css(dashed, { flex: 'none', w: '[2.75rem]', h: '[2.75rem]', md: { display: 'none' } });
const finder = css(dashed, { w: { base: '[var(--control)]', xl: '[13.5rem]' } });
const bar = css({ display: 'block', h: '[0.625rem]', borderRadius: 'mark', bg: 'line.faint' });
const face = css({ display: 'block', flex: 'none', w: '[2rem]', h: '[2rem]', borderRadius: 'control', bg: 'line.faint' });
const menu = css({ gridArea: '[2 / 1]', display: { base: 'none', md: 'block' }, bg: 'desk', pt: '3' });
const margin = css({
  display: { base: 'none', md: 'block' },
  gridArea: '[1 / 2 / 3 / 3]',
  w: '[4px]',
  ml: '[-1px]',
  borderInline: '[1px solid token(colors.line.margin)]',
  pointerEvents: 'none',
  zIndex: 'sticky',
});
const main = css({
  gridArea: { base: '[2 / 1]', md: '[2 / 2]' },
  minW: '0',
  px: { base: '4', md: '8' },
  pt: { base: '4', md: '6' },
  maxW: 'page',
});
const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: { base: 'center', lg: 'start' },
  gap: '[0.625rem]',
  h: { base: '[2.75rem]', lg: '[2rem]' },
  px: { lg: '4' },
  fontWeight: 'medium',
  '[data-folded] &': { justifyContent: 'center', h: '[2.75rem]' },
  '&[data-open]': {
    zIndex: 'topbar',
    ml: '2',
    w: '[calc(100% - 0.5rem + 4px)]',
    pl: { lg: '[0.4375rem]' },
    bg: 'page',
    fontWeight: 'strong',
    border: '[1px solid token(colors.line.soft)]',
    borderRight: '[0]',
    borderRadius: '[3px 0 0 3px]',
  },
  '&[data-under]': { h: '[1.875rem]', pl: '[2.625rem]' },
  '&[data-under][data-open]': { pl: '[2.0625rem]' },
});
const unread = css({ display: 'block', h: '[0.625rem]', w: '[5.5rem]', borderRadius: 'mark', bg: 'line.soft' });
const square = css({ flex: 'none', w: '[1rem]', h: '[1rem]', borderRadius: 'mark', bg: 'line.soft' });
const words = css({ display: { base: 'none', lg: 'block' }, '[data-folded] &': { display: 'none' } });
const under = css({ display: { base: 'none', lg: 'block' }, '[data-folded] &': { display: 'none' } });
const owner = css({ display: 'grid', gap: '2' });
const onPhone = css({ md: { display: 'none' }, display: 'flex', alignItems: 'center', gap: '[0.625rem]' });

// A bar at the foot of a phone, with the lines of the margin.
const thumb = css({
  md: { display: 'none' },
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  h: '[var(--page-foot, 0px)]',
  bg: 'desk',
  borderTop: '[1px solid token(colors.line.margin)]',
  _before: { content: '""', position: 'absolute', insetInline: '0', top: '[3px]', h: '[1px]', bg: 'line.margin' },
});

const Bars = () => (
  <>
    <span className={square} data-skeleton />
    <span className={words}>
      <span className={unread} data-skeleton />
    </span>
  </>
);

/** The name of the business and its number. */
const Owner = () => (
  <span className={owner}>
    <span className={unread} data-skeleton />
    <span className={unread} data-skeleton />
  </span>
);

/** A group of the sidebar. Only the one of the open page is named, because the others depend on the role. */
function Group({ name, isPage, isKnown, places }: ArrivalGroup) {
  const isHere = places.some(({ isOpen }) => isOpen);
  return (
    <>
      <div className={entry} data-open={(isPage && isHere) || undefined}>
        {isHere || isKnown ? (
          <>
            <span className={square} data-skeleton />
            <span className={words}>{isPage ? places[0]?.label : name}</span>
          </>
        ) : (
          <Bars />
        )}
      </div>
      {isHere &&
        !isPage &&
        places.map(({ label, isOpen }) => (
          <div key={label} className={under}>
            <span className={entry} data-under data-open={isOpen || undefined}>
              {isOpen ? label : <span className={unread} data-skeleton />}
            </span>
          </div>
        ))}
    </>
  );
}

/**
 * The frame of the dashboard before the profile is known. What the address tells is real. The business, the role and Test or Live are bars,
 * because they are never guessed. Hidden from screen readers.
 */
export function ArrivalFrame({ title, outline, groups, ...list }: ArrivalFrameProps) {
  // NAV-08: only home has no arrow, and on a phone the name of the business in place of the title.
  const isHome = outline === 'home';
  return (
    <div className={frame} aria-hidden="true">
      <div className={corner}>
        <Logo />
        <span className={words}>
          <Owner />
        </span>
      </div>
      <div className={top}>
        <span className={toggle}>
          <span className={square} data-skeleton />
        </span>
        {isHome && (
          <span className={onPhone}>
            <Logo />
            <Owner />
          </span>
        )}
        {title !== null && !isHome && (
          <span className={place}>
            <span className={square} data-skeleton />
          </span>
        )}
        <span className={barTitle} data-home={isHome || undefined}>
          {title}
        </span>
        <span className={finder} />
        <span className={away}>
          <span className={control} />
        </span>
        <span className={away}>
          <span className={mode} />
        </span>
        <span className={smallMode} />
        <span className={place}>
          <span className={square} data-skeleton />
        </span>
        <span className={place}>
          <span className={face} data-skeleton />
        </span>
        <span className={away}>
          <span className={bar} />
        </span>
      </div>
      <div className={menu}>
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </div>
      <div className={margin} />
      <div className={thumb} />
      <div className={main}>{outline && <PageOutline title={title} outline={outline} {...list} />}</div>
    </div>
  );
}
