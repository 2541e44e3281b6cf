import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Stack } from '../layout/Stack';
import { useMedia } from '../layout/useMedia';

interface ListHeadProps {
  readonly views: ReactNode;
  /** The search, the filters and the tools. */
  readonly children: ReactNode;
}

const wide = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: { base: '5', md: '6' },
  '& > :empty': { display: 'none' },
});
// The views stand on the rule of the entries.
const onPhone = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '1',
  '&:has(> :last-child:not(:empty))': { mb: '[calc(-1 * var(--apart, 0px))]' },
  // A filter without a search stands beside the views.
  '&:not(:has(search)):has(> :last-child:not(:empty))': {
    gridTemplateColumns: '[minmax(0, 1fr) 2.75rem]',
    '& > div:first-child': { order: '1' },
  },
  '& > :empty': { display: 'none' },
});

/** What stands above the rows of a list. On a phone the search comes first, and the views right above the rows. */
export function ListHead({ views, children }: ListHeadProps) {
  const isWide = useMedia('(min-width: 768px)');
  // With their keys, both keep what was entered when a phone is turned.
  const parts = [<Stack key="views">{views}</Stack>, <Stack key="tools">{children}</Stack>];
  return (
    <div className={isWide ? wide : onPhone} data-list-head>
      {isWide ? parts : parts.reverse()}
    </div>
  );
}
