import { css } from '../../../styled-system/css';

interface DocumentFrameProps {
  readonly title: string;
  /** A complete page of our own. The policy of the surrounding page applies to it too, so it runs only the app's code. */
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

/** A document within a page, with its own scrolling. */
export const DocumentFrame = ({ title, page }: DocumentFrameProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so the keyboard must be able to come to it
  <iframe className={frame} title={title} srcDoc={page} tabIndex={0} />
);
