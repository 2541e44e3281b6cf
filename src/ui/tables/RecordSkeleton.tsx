import { css, cx } from '../../../styled-system/css';
import { breathing, SkeletonLine } from '../feedback/Skeleton';

const whole = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6', minW: '0' });
const head = css({
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  '& > :nth-child(1)': { w: '[6rem]', '& > *': { h: '[1.375rem]' } },
  '& > :nth-child(2)': { w: '[14rem]', maxW: 'full', '& > *': { h: '[1.75rem]' } },
  '& > :nth-child(3)': { w: '[20rem]', maxW: 'full' },
});
const part = css({ borderTop: '[2px solid token(colors.line.ink)]', pt: '4' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(7rem, 8.25rem) minmax(0, 20rem)]',
  gap: '3',
  alignItems: 'center',
  h: { base: '[2.75rem]', md: '[2.0625rem]' },
  borderBottom: '[1px solid token(colors.line.faint)]',
  _last: { borderBottom: '[0]' },
});

const Facts = ({ rows }: { readonly rows: number }) => (
  <div className={part}>
    {Array.from({ length: rows }, (_, index) => `row ${index}`).map((key) => (
      <div key={key} className={row}>
        <SkeletonLine />
        <SkeletonLine />
      </div>
    ))}
  </div>
);

/** Takes the place of facts while they load. Hidden from screen readers. */
export const FactsSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className={breathing} aria-hidden="true">
    <Facts rows={rows} />
  </div>
);

/** Takes the place of a record while it loads: its status, its sum, who it is about, and its facts. Hidden from screen readers. */
export const RecordSkeleton = () => (
  <div className={cx(whole, breathing)} aria-hidden="true">
    <div className={head}>
      <div>
        <SkeletonLine />
      </div>
      <div>
        <SkeletonLine />
      </div>
      <div>
        <SkeletonLine />
      </div>
    </div>
    <Facts rows={8} />
  </div>
);
