import { type ReactNode, useId } from 'react';
import { css } from '../../../styled-system/css';

interface GroupsProps {
  readonly label: string;
  readonly groups: readonly {
    readonly title: string;
    readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  }[];
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(11rem, 100%), 1fr))]',
  gap: '5',
  alignItems: 'start',
});
const group = css({ display: 'grid', gap: '1', minW: '0', pt: '2', borderTop: '[1px solid token(colors.line.soft)]' });
const name = css({ fontWeight: 'strong' });
const list = css({ display: 'grid', gap: '1', color: 'ink.soft', overflowWrap: 'anywhere' });

/** Short items under headings, as many groups side by side as fit. */
export const Groups = ({ label, groups }: GroupsProps) => (
  <ul className={grid} aria-label={label}>
    {groups.map((each) => (
      <Group key={each.title} {...each} />
    ))}
  </ul>
);

function Group({ title, items }: GroupsProps['groups'][number]) {
  const id = useId();
  return (
    <li className={group}>
      <p className={name} id={id}>
        {title}
      </p>
      <ul className={list} aria-labelledby={id}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </li>
  );
}
