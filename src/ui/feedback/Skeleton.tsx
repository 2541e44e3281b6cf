import { css, cx } from '../../../styled-system/css';

/** What holds placeholder lines breathes as one: with an animation for each line, a page that waits has no time for anything else. */
export const breathing = css({ animation: '[breathe 1.6s ease-in-out infinite alternate]' });

const line = css({
  display: 'block',
  h: '[0.625rem]',
  borderRadius: 'mark',
  minW: '[4rem]',
  bg: 'line.soft',
  '&:nth-child(3n + 1)': { w: '[85%]' },
  '&:nth-child(3n + 2)': { w: '[68%]' },
  '&:nth-child(3n)': { w: '[92%]' },
  'tr:nth-child(even) &': { w: '[68%]' },
});

/** One placeholder line. What holds it is `breathing`. */
export function SkeletonLine() {
  return <span className={line} data-skeleton aria-hidden="true" />;
}

const block = css({ display: 'grid', gap: '4', py: '3', w: 'full' });

/** Placeholder lines for text. */
export function Skeleton({ lines }: { readonly lines: number }) {
  return (
    <div className={cx(block, breathing)} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => `line ${index}`).map((key) => (
        <SkeletonLine key={key} />
      ))}
    </div>
  );
}
