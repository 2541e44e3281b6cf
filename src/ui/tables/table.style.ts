import { css } from '../../../styled-system/css';

export const wrap = css({ containerType: 'inline-size', w: 'full', minW: '0' });
// Text for screen readers is positioned within it, else the page would be as wide as the table.
export const gutter = css({ position: 'relative', _wide: { overflowX: 'auto', mx: '[-11px]', px: '[11px]' } });
// Nothing stays in view within what scrolls by itself.
export const open = css({ position: 'relative' });
export const table = css({
  w: 'full',
  borderCollapse: 'collapse',
  fontSize: 'body',
  _wide: { fontSize: 'table' },
  lineHeight: 'table',
  _narrow: { display: 'block', borderTop: '[2px solid token(colors.line.ink)]', '& > tbody': { display: 'block' } },
});
/** The heads stay in view while the rows scroll. Rules that are shared with the rows would scroll with them. */
export const staying = css({
  _wide: {
    borderCollapse: 'separate',
    borderSpacing: '[0]',
    '& > thead > tr > th': {
      position: 'sticky',
      top: '[var(--heads-top, 0px)]',
      zIndex: '[1]',
      bg: 'page',
      // What reaches into the gutter passes below them, too.
      _first: { boxShadow: '[-11px 0 0 token(colors.page)]' },
      _last: { boxShadow: '[11px 0 0 token(colors.page)]' },
    },
    // A field that gets the focus stands clear of what stays in view.
    '& > tbody :is(a, button, input)': {
      scrollMarginTop: '[calc(var(--rows-top, 0px) + 0.5rem)]',
      scrollMarginBottom: '[var(--rows-bottom, 0px)]',
    },
  },
});
/** Columns keep their width when other rows come into view. */
export const steady = css({
  _wide: { tableLayout: 'fixed', '& td:not(:first-child, :last-child)': { overflow: 'hidden', textOverflow: 'ellipsis' } },
});
export const hidden = css({ srOnly: true });
/** On a narrow page rows are entries without heads. */
export const heads = css({ _narrow: { srOnly: true, '& button': { visibility: 'hidden' } } });
export const edges = css.raw({ _first: { pl: '0' }, _last: { pr: '0' } });
export const head = css(edges, {
  px: { base: '2', '2xl': '[0.625rem]' },
  py: '2',
  textAlign: 'left',
  verticalAlign: 'bottom',
  fontWeight: 'medium',
  color: 'ink.soft',
  whiteSpace: 'nowrap',
  borderBottom: '[2px solid token(colors.line.ink)]',
  '&[aria-sort]': { color: 'ink', fontWeight: 'strong' },
  '&[data-right]': { textAlign: 'right' },
  // With little room a heading takes two lines before a cell is cut.
  _wide: {
    '@container (width < 44rem)': {
      whiteSpace: 'normal',
      '& > button': { whiteSpace: 'normal', textAlign: '[inherit]' },
      // While rows load it sorts nothing, and the widths of their columns leave no room for more than its words.
      '& > span[data-sorted] > svg': { display: 'none' },
    },
  },
  // Two lines are as high as one, so that nothing moves when the currency of the rows is known.
  '&[data-two]': {
    pt: '[0]',
    pb: '[2px]',
    lineHeight: '[1.125rem]',
    '& > button, & > [data-sorted]': { minH: '[0]', my: '[0]' },
  },
  // The zone is said once, and not with each time. Its title says it to screen readers.
  '&[data-zone]::after': {
    display: 'block',
    content: "[attr(data-zone) / '']",
    color: 'ink.faint',
    fontSize: 'note',
    lineHeight: '[1rem]',
    fontWeight: 'regular',
  },
  // As narrow as its cells and its longest word.
  '&[data-wraps]': {
    w: '[1px]',
    whiteSpace: 'normal',
    lineHeight: 'note',
    '& > button': { whiteSpace: 'normal', textAlign: '[inherit]', alignItems: 'flex-end' },
    // Two lines are as high as one, and a currency stays beside the last word, so that the rows keep their place.
    pt: '[0]',
    pb: '[2px]',
    '&[data-right]': { minW: '[6.5rem]' },
  },
});
export const sorter = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: '[1.5rem]',
  my: '[-0.125rem]',
  verticalAlign: 'bottom',
  fontWeight: '[inherit]',
  whiteSpace: 'nowrap',
  'button&': { cursor: 'pointer', _hover: { color: 'ink' } },
  '& svg': { fontSize: '[0.8125rem]' },
  // Figures stay below their heading's text, because the arrow is on the other side.
  'th[data-right] &': { flexDirection: 'row-reverse' },
  '&:not([data-sorted]) svg': { visibility: 'hidden' },
  '&:not([data-sorted]):is(:hover, :focus-visible) svg': { visibility: 'visible' },
});
/** A head with its currency below. */
export const twoLines = css({ display: 'inline-block', textAlign: '[inherit]' });
export const secondLine = css({
  display: 'block',
  color: 'ink.faint',
  fontSize: 'note',
  lineHeight: '[1rem]',
  fontWeight: 'regular',
});
export const together = css({ whiteSpace: 'nowrap' });
export const row = css({
  // Below what stays in view above the rows, and above the foot.
  scrollMarginTop: '[var(--rows-top, 0px)]',
  scrollMarginBottom: '[var(--rows-bottom, 0px)]',
  '--bleed': 'transparent',
  '--bar': 'transparent',
  '&:hover:not([aria-current], [data-tone=picked])': { '--bleed': 'token(colors.hover)' },
  '&[aria-current]': { '--bleed': 'token(colors.chosen)', '--bar': 'token(colors.action)' },
  // Without the bar of the row whose details are open.
  '&[data-tone=picked]': { '--bleed': 'token(colors.chosen)' },
  '&[data-opens]': { cursor: 'pointer' },
  '&[data-tone=faint]': { color: 'ink.faint', '& > td': { fontWeight: 'regular' } },
  '&[data-tone=attention]': {
    '--bleed': 'color-mix(in srgb, token(colors.tone.orange.ground) 45%, token(colors.page)) !important',
    '--bar': 'token(colors.tone.orange.ink)',
    '&[aria-current]': { '--bar': 'token(colors.action)' },
    // A first cell that clips its text would clip the bar, too.
    '& > td:first-child': { overflow: 'visible' },
  },
  // It is of another kind than the rows below it.
  '&[data-tone=apart]': {
    _wide: { '& > td': { borderBottom: '[1px dashed token(colors.line.control)]' } },
    _narrow: { borderBottom: '[1px dashed token(colors.line.control)]' },
  },
  // What is below the row belongs to it.
  '&[data-leads]': { _wide: { '& > td': { borderBottom: '[0]' } }, _narrow: { borderBottom: '[0]', pb: '1' } },
  _highContrast: { '&[aria-current]': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' } },
  // Keys move from row to row, so the whole row has the ring.
  '&:has(button[data-opener]:focus-visible)': {
    position: 'relative',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '[-1px -8px 0]',
      border: '[2px solid token(colors.focus)]',
      borderRadius: 'control',
      pointerEvents: 'none',
    },
    '& button[data-opener]': { outline: '[none]' },
  },
  // Its cells do the same where a table's rows have no shadow. A cell that clips its text clips its own.
  boxShadow: '[-8px 0 0 var(--bleed), 8px 0 0 var(--bleed), -11px 0 0 var(--bar)]',
  _narrow: {
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr) auto]',
    // The first line keeps its height without a figure.
    gridTemplateRows: '[minmax(1.25rem, auto)]',
    gap: '[0.125rem 1rem]',
    alignItems: 'center',
    minH: 'rowTouch',
    py: '3',
    borderBottom: '[1px solid token(colors.line.faint)]',
    bg: '[var(--bleed)]',
  },
});
export const cell = css(edges, {
  _wide: {
    h: 'row',
    px: { base: '2', '2xl': '[0.625rem]' },
    whiteSpace: 'nowrap',
    borderBottom: '[1px solid token(colors.line.faint)]',
    bgColor: '[var(--bleed)]',
    _first: { pl: '0', boxShadow: '[-8px 0 0 var(--bleed), -11px 0 0 var(--bar)]' },
    _last: { pr: '0', boxShadow: '[8px 0 0 var(--bleed)]' },
  },
  _narrow: { display: 'block', minW: '0', overflowWrap: 'anywhere' },
});
export const opener = css({
  maxW: 'full',
  textAlign: '[inherit]',
  fontWeight: '[inherit]',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  // As large as a finger needs, without making the row higher.
  py: { base: '3', md: '1' },
  my: { base: '-3', md: '-1' },
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '[-2px]' },
  // The whole row can be pressed. Only a mouse pointer shows it.
  '[data-opens]:hover > td > &': { textDecoration: 'underline', textDecorationThickness: '[1px]', textUnderlineOffset: '[3px]' },
});
export const rightCell = css({
  _wide: { textAlign: 'right', fontWeight: 'figure', '& [data-cell-note]': { ml: 'auto', fontWeight: 'regular' } },
});
export const whole = css({
  borderBottom: '[1px solid token(colors.line.faint)]',
});
/** A row with one cell. */
export const groupHead = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  py: '[0.375rem]',
  borderBottom: '[1px solid token(colors.line.faint)]',
  fontSize: 'note',
  lineHeight: 'note',
  fontWeight: 'strong',
  textAlign: 'left',
});
export const groupNote = css({ color: 'ink.soft', fontWeight: 'regular' });
export const single = css({ _narrow: { display: 'block', '& > td': { display: 'block' } } });

export const places = {
  // A name may be long and without a space.
  lead: css({
    // A monogram stands beside both lines. A note of its own is below the name, however many lines that takes.
    _narrow: {
      gridArea: '[1 / 1]',
      fontWeight: 'medium',
      '&:has([data-initials])': { alignSelf: 'start', 'tr:not(:has(> td[data-place=note])) > &': { gridRow: '[1 / 3]' } },
      // Beside a figure of two lines it stands on the first.
      'tr:has(> td[data-place=figure] [data-cell-note]):not(:has(> td[data-place=note])) > &': { alignSelf: 'start' },
    },
    _wide: {
      maxW: { base: '[12rem]', '2xl': '[16rem]' },
      // The monogram needs room of its own.
      '&:has([data-initials])': { '@container (width >= 64rem)': { maxW: '[16rem]' } },
      // A long name that tells rows apart at its end.
      '&:has([data-roomy])': { '@container (width >= 64rem)': { maxW: '[26rem]' } },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  }),
  figure: css({ _narrow: { gridArea: '[1 / 2]', textAlign: 'right', fontWeight: 'figure' } }),
  note: css({
    _narrow: {
      gridArea: '[2 / 1]',
      color: 'ink.soft',
      fontSize: 'table',
      // Below the name and not below its monogram.
      // In front of the name, which spans both lines: the note may hold the button of the entry.
      'tr:has(> td[data-place=lead] [data-initials]) > &': {
        pl: '[2.625rem]',
        alignSelf: 'start',
        position: 'relative',
        zIndex: '[1]',
      },
    },
  }),
  mark: css({
    _narrow: {
      gridArea: '[2 / 2]',
      textAlign: 'right',
      justifySelf: 'end',
      // Alone at the right, it stands beside both lines of the name.
      'tr:has(> td[data-place=lead] [data-initials]):not(:has(> td:is([data-place=note], [data-place=figure]))) > &': {
        gridRow: '[1 / 3]',
      },
    },
  }),
  // Beside both lines, with its dots at the edge of the page.
  menu: css({ _narrow: { gridArea: '[1 / 3 / 3 / 4]', alignSelf: 'center', ml: '[-0.75rem]', mr: '[-0.5rem]' } }),
  // Actions below the entry share its width, in the same order and place in every entry.
  foot: css({
    _narrow: {
      gridColumn: '[1 / -1]',
      pt: '2',
      // The entry itself does what these would do.
      '&:has(> [data-spare])': { display: 'none' },
      '& > *': { display: 'flex', justifyContent: 'stretch' },
      '& > * > *': { flex: '1' },
    },
  }),
};
/** As wide as its text if there is room. */
export const givesWay = css({
  _wide: {
    display: 'inline-grid',
    maxW: 'full',
    verticalAlign: 'middle',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});
/** Only entries of a narrow page show it. */
export const stackedOnly = css({ _wide: { display: '[none !important]' } });
export const below = css({
  _narrow: {
    gridColumn: '[1 / -1]',
    fontSize: 'table',
    _before: { content: 'attr(data-head)', color: 'ink.soft', mr: '2' },
    '&[data-head=""]::before, &:has(> [data-worded])::before': { content: 'none' },
    '&:has(> [data-over])': { srOnly: true },
  },
});
export const from = {
  md: css({ mdDown: { display: '[none !important]' } }),
  lg: css({ lgDown: { display: '[none !important]' } }),
  xl: css({ xlDown: { display: '[none !important]' } }),
  page: css({ '@media (width < 90rem)': { display: '[none !important]' } }),
};
export const tableFrom = { xl: css({ _wide: { xlDown: { display: '[none !important]' } } }) };
/** Rows that are loading, and one of their cells. */
export const blanks = css({
  layerStyle: 'blanks',
  '--ink': 'token(colors.line.soft)',
  forcedColorAdjust: '[none]',
  _highContrast: { '--ink': 'GrayText' },
});
export const blank = css({ layerStyle: 'blank' });
/** In rows of two lines. */
export const tallBlanks = css({ '--high': 'calc(3.25rem + 1px)' });
/** They fade downwards: how many there will be is unknown. */
export const fading = css({ maskImage: '[linear-gradient(#000 25%, rgb(0 0 0 / 0.25))]' });
