import { css, cx } from '../../../styled-system/css';
import { breathing, SkeletonLine } from '../feedback/Skeleton';

const lines = css({ display: 'grid', gap: '6', maxW: '[40rem]', pt: '2' });

/** Placeholder lines while a page loads. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={cx(lines, breathing)} role="status" aria-label={label}>
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
    </div>
  );
}
