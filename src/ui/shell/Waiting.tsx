import { css } from '../../../styled-system/css';
import { SkeletonLine } from '../Skeleton';

const lines = css({ display: 'grid', gap: '6', maxW: '[40rem]', pt: '2' });

/** Ruled lines where a page will be, as long as it is on its way. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={lines} role="status" aria-label={label}>
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
    </div>
  );
}
