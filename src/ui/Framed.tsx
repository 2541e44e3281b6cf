import { css } from '../../styled-system/css';

interface FramedProps {
  readonly title: string;
  /** A page of our own, whole. The policy of the page around it holds for it too: nothing in it runs that is not the app's. */
  readonly page: string;
}

const frame = css({
  display: 'block',
  w: 'full',
  h: '[22rem]',
  bg: 'sheet',
  borderWidth: 'hair',
  borderStyle: 'solid',
  borderColor: 'line.control',
  borderRadius: 'control',
  _focusVisible: { outline: '[2px solid token(colors.focus)]', outlineOffset: '[2px]' },
});

/** A document inside of a page, scrolled on its own. */
export const Framed = ({ title, page }: FramedProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so the keyboard must be able to come to it
  <iframe className={frame} title={title} srcDoc={page} tabIndex={0} />
);
