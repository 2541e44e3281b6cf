import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Logo } from '../theme/Logo';

interface AuthLayoutProps {
  readonly children: ReactNode;
  /** A small text at the foot of the page. */
  readonly note?: ReactNode;
}

const frame = css({
  '--control': '2.75rem',
  '--control-text': '1rem',
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(18rem, 29%) minmax(0, 1fr)]', xl: '[26rem minmax(0, 1fr)]' },
  gridTemplateRows: { base: '[7.5rem 1fr]', md: '[1fr]' },
  minH: '[100dvh]',
  bg: 'page',
  fontFamily: 'entry',
  wordSpacing: '[0]',
  // Each view has one solid button, as wide as the form.
  '& [data-button=solid]': { display: 'grid' },
  // It is the main action from the start, also while empty fields keep it disabled.
  '& [data-button=solid] > button:disabled': {
    bg: 'action',
    border: '[1px solid token(colors.action)]',
    color: 'action.on',
    cursor: 'default',
  },
  '& h1': { fontSize: '[1.75rem]', lineHeight: '[2.25rem]', fontWeight: '[600]', letterSpacing: '[-0.012em]' },
});
const cloth = css({
  position: 'relative',
  bg: 'action.cloth',
  overflow: 'hidden',
  _before: {
    content: '""',
    position: 'absolute',
    inset: '0',
    bg: 'action.thread',
    maskImage: 'var(--cloth)',
    maskPosition: '[-18px -22px]',
  },
});
const bale = css({
  position: 'absolute',
  left: { base: '4', md: '10' },
  top: { md: '10' },
  bottom: { base: '6', md: '[auto]' },
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  py: '[0.875rem]',
  pl: '4',
  pr: '[1.375rem]',
  bg: 'page',
  color: 'ink',
  borderRadius: 'mark',
  outline: '[1px dashed token(colors.action)]',
  outlineOffset: '[-5px]',
  fontSize: '[1.375rem]',
  lineHeight: '[2rem]',
  fontWeight: '[600]',
  letterSpacing: '[-0.015em]',
  '& svg': { w: '[2rem]', h: '[2rem]' },
});
const side = css({
  position: 'relative',
  display: 'grid',
  alignContent: { base: 'start', md: 'center' },
  justifyItems: { md: 'center' },
  overflow: 'hidden',
  px: { base: '4', md: '8' },
  py: { base: '8', md: '12' },
  // Two thin lines next to the coloured area, or below it.
  _before: {
    content: '""',
    position: 'absolute',
    top: { base: '2', md: '0' },
    bottom: { md: '0' },
    left: { base: '0', md: '3' },
    right: { base: '0', md: '[auto]' },
    w: { md: '[4px]' },
    h: { base: '[4px]', md: '[auto]' },
    borderColor: 'line.margin',
    borderStyle: 'solid',
    borderWidth: { base: '[1px 0]', md: '[0 1px]' },
  },
});
const book = css({
  position: 'relative',
  display: 'grid',
  gap: '5',
  w: 'full',
  maxW: { md: '[22.5rem]' },
  pt: { base: '2', md: '6' },
  pb: '[1.75rem]',
  '& form': { display: 'grid', gap: '5' },
  '& > p, & form > p': { color: 'ink.soft' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '0',
    w: 'full',
    borderTop: { md: '[2px solid token(colors.line.ink)]' },
  },
  _after: {
    content: '""',
    position: 'absolute',
    left: '0',
    bottom: '0',
    w: 'full',
    borderTop: '[4px double token(colors.line.ink)]',
  },
});
const foot = css({
  color: 'ink.soft',
  fontSize: 'table',
  lineHeight: 'table',
  position: { md: 'absolute' },
  bottom: '6',
  insetInline: { md: '0' },
  px: { md: '8' },
  textAlign: { md: 'center' },
  mt: { base: '8', md: '0' },
});

/** The layout of the public pages: one form with a rule above and a double rule below. It uses only system fonts. */
export function AuthLayout({ children, note }: AuthLayoutProps) {
  return (
    <div className={frame}>
      <header className={cloth}>
        <div className={bale}>
          <Logo />
          Kontor
        </div>
      </header>
      <main className={side}>
        <div className={book}>{children}</div>
        {note && <p className={foot}>{note}</p>}
      </main>
    </div>
  );
}
