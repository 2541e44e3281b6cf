import { css } from '../../../styled-system/css';

/** `positive`: one of two decisions side by side, told apart at a glance. */
export type ButtonKind = 'solid' | 'ruled' | 'positive' | 'bare' | 'danger';

const base = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  h: '[var(--control)]',
  minW: '[var(--control)]',
  px: '[0.875rem]',
  borderWidth: 'hair',
  borderStyle: 'solid',
  borderRadius: 'control',
  fontSize: '[var(--control-text)]',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transitionProperty: '[background-color, border-color, color]',
  transitionDuration: 'quick',
  _disabled: {
    bg: '[transparent]',
    borderColor: 'line.control',
    borderStyle: 'dashed',
    color: 'ink.faint',
    cursor: 'not-allowed',
  },
  '&[aria-busy]': { cursor: 'progress' },
});

const looks = {
  solid: css(base, {
    bg: 'action',
    borderColor: 'action',
    color: 'action.on',
    '&:hover:not(:disabled)': { bg: 'action.hover', borderColor: 'action.hover' },
  }),
  ruled: css(base, { bg: 'sheet', borderColor: 'line.control', color: 'ink', '&:hover:not(:disabled)': { bg: 'hover' } }),
  positive: css(base, {
    bg: 'sheet',
    borderColor: 'tone.green.ink',
    color: 'tone.green.ink',
    '&:hover:not(:disabled)': { bg: 'tone.green.ground' },
  }),
  bare: css(base, {
    bg: '[transparent]',
    borderColor: '[transparent]',
    color: 'action',
    '&:hover:not(:disabled)': { bg: 'hover' },
    // Without lines it has none to dash.
    _disabled: { borderColor: '[transparent]' },
  }),
  danger: css(base, {
    bg: 'danger',
    borderColor: 'danger',
    color: 'danger.on',
    '&:hover:not(:disabled)': { bg: 'tone.red.ink' },
  }),
};

/** The class of a button, for a link that looks like one. */
export const buttonStyle = (kind: ButtonKind = 'ruled') => looks[kind];

/** Of what holds buttons on a phone: a label that is wider than it, as one with a large amount, goes on in a second line. */
export const wrapsLabels = css.raw({
  mdDown: {
    '& > [data-button]': { minW: '0', maxW: 'full' },
    '& > [data-button] > button': {
      h: '[auto]',
      minH: '[var(--control)]',
      py: '1',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

/** The class of a link in text, for the router's links. */
export const linkStyle = css({
  color: 'action',
  fontWeight: 'medium',
  textDecoration: 'underline',
  textDecorationThickness: '[1px]',
  textUnderlineOffset: '[3px]',
  _hover: { color: 'action.hover', textDecorationThickness: '[2px]' },
});
