import { css } from '../../../../styled-system/css';

interface CodeBoxProps {
  readonly label: string;
  /** Text of anyone. It is never read as markup. */
  readonly text: string;
}

const box = css({
  maxH: '[20rem]',
  overflow: 'auto',
  p: '3',
  bg: 'desk',
  borderRadius: 'control',
  fontFamily: 'code',
  fontSize: 'note',
  lineHeight: 'note',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A payload, headers or a response, to the letter. It scrolls by keys too. */
export const CodeBox = ({ label, text }: CodeBoxProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
  <section className={box} aria-label={label} tabIndex={0}>
    <bdi>{text}</bdi>
  </section>
);
