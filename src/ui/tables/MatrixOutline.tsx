import { css, cx } from '../../../styled-system/css';
import { breathing, SkeletonLine } from '../feedback/Skeleton';

const whole = css({ display: 'grid', gap: '4' });
const tools = css({ display: 'flex', gap: '3', alignItems: 'center' });
const field = css({
  display: 'grid',
  alignContent: 'center',
  w: { base: 'full', md: '[20rem]' },
  h: '[var(--control)]',
  px: '4',
  border: '[1px dashed token(colors.line.control)]',
  borderRadius: 'control',
});
const heads = css.raw({ py: '4', borderBottom: '[2px solid token(colors.line.ink)]' });
const row = css.raw({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) 4rem]', md: '[12rem repeat(4, minmax(0, 1fr))]' },
  columnGap: '6',
  alignItems: 'center',
  '& > :nth-child(n + 3)': { display: { base: 'none', md: 'block' } },
});
const head = css(row, heads);
const line = css(row, {
  h: { base: '[3rem]', md: '[1.75rem]' },
  borderBottom: '[1px solid token(colors.line.faint)]',
  // How many rows there will be is unknown.
  '&:nth-child(n + 8)': { opacity: '[0.6]' },
  '&:nth-child(n + 12)': { opacity: '[0.3]' },
});

const named = (count: number) => Array.from({ length: count }, (_, index) => `bar ${index}`);

const Bars = () =>
  named(5).map((key) => (
    <span key={key}>
      <SkeletonLine />
    </span>
  ));

/** A matrix that is loading: a field, heads and rows, as wide as the page. Hidden from screen readers. */
export const MatrixOutline = () => (
  <div className={cx(whole, breathing)} aria-hidden="true">
    <div className={tools}>
      <span className={field}>
        <SkeletonLine />
      </span>
    </div>
    <div>
      <div className={head}>
        <Bars />
      </div>
      {named(14).map((key) => (
        <div key={key} className={line}>
          <Bars />
        </div>
      ))}
    </div>
  </div>
);
