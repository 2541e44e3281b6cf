import { css } from '../../../styled-system/css';

const bar = css({
  display: 'block',
  w: 'full',
  h: '[0.5rem]',
  bg: 'line.faint',
  '& > rect': { fill: 'action' },
  _highContrast: { border: '[1px solid]' },
});

/** How much of something is used or sent, in percent. Decoration beside the figure, which says the same. */
export const Meter = ({ percent }: { readonly percent: number }) => (
  <svg className={bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.min(100, Math.max(0, percent))} height="1" />
  </svg>
);
