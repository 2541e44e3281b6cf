import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Icon, type IconName } from '../theme/Icon';

interface ScopeNoteProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

const block = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  gap: '[0.125rem 0.75rem]',
  px: '[0.875rem]',
  py: '[0.625rem]',
  bg: 'desk',
  borderLeft: '[3px solid token(colors.line.control)]',
  overflowWrap: 'anywhere',
});
const sign = css({ pt: '[2px]', color: 'ink.soft' });
const name = css({ fontWeight: 'strong' });
const words = css({ gridColumn: '2', fontSize: 'table', lineHeight: 'table' });

/** What an action covers: how many, and which. */
export const ScopeNote = ({ icon, title, children }: ScopeNoteProps) => (
  <div className={block}>
    <span className={sign}>
      <Icon name={icon} />
    </span>
    <p className={name}>{title}</p>
    <p className={words}>{children}</p>
  </div>
);
