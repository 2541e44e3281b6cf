import { css } from '../../styled-system/css';

const line = css({
  display: 'block',
  h: '[0.625rem]',
  borderRadius: 'mark',
  minW: '[4rem]',
  bg: 'line.faint',
  animation: '[breathe 1.6s ease-in-out infinite alternate]',
  '&:nth-child(3n + 1)': { w: '[85%]' },
  '&:nth-child(3n + 2)': { w: '[68%]' },
  '&:nth-child(3n)': { w: '[92%]' },
  'tr:nth-child(even) &': { w: '[68%]' },
});

/** One placeholder line. */
export function SkeletonLine() {
  return <span className={line} data-skeleton aria-hidden="true" />;
}

const block = css({ display: 'grid', gap: '4', py: '3', w: 'full' });

/** Placeholder lines for text. */
export function Skeleton({ lines }: { readonly lines: number }) {
  return (
    <div className={block} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => `line ${index}`).map((key) => (
        <SkeletonLine key={key} />
      ))}
    </div>
  );
}
