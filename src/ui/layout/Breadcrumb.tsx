import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

interface BreadcrumbProps {
  /** From the top level to the open page: text, or a link. */
  readonly children: readonly ReactNode[];
}

const trail = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  color: 'ink.soft',
  fontSize: 'table',
  lineHeight: 'table',
});
const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minW: '0',
  '& a': { display: 'inline-flex', alignItems: 'center', minH: { base: '[2.75rem]', md: '0' } },
  '& + &::before': { content: '"›"', color: 'ink.faint' },
  '&[aria-current]': { color: 'ink' },
});

/** The position of a page, above its title. */
export const Breadcrumb = ({ children }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb">
    <ol className={trail}>
      {children.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name than how deep it is
        <li key={index} className={step} aria-current={index === children.length - 1 ? 'page' : undefined}>
          {each}
        </li>
      ))}
    </ol>
  </nav>
);
