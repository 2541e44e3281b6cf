import { css } from '../../../styled-system/css';

interface LinkRowProps {
  readonly label: string;
  readonly links: readonly { readonly text: string; readonly state: 'follows' | 'broken' | 'unchecked' }[];
}

const row = css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '[minmax(0, 1fr)]', gap: '5' });
const link = css({
  position: 'relative',
  px: '2',
  py: '[0.375rem]',
  textAlign: 'center',
  fontSize: 'table',
  border: '[1px solid token(colors.line.control)]',
  borderRadius: 'control',
  '&:not(:first-child)::before': {
    content: '""',
    position: 'absolute',
    top: '[50%]',
    right: '[100%]',
    w: '[1.25rem]',
    borderTop: '[1px solid token(colors.line.control)]',
  },
  '&[data-state=broken]': { border: '[2px solid token(colors.danger)]', color: 'danger', fontWeight: 'strong' },
  '&[data-state=unchecked]': { borderStyle: 'dashed', color: 'ink.soft' },
  '&:not([data-state=follows])::before': { borderTopStyle: 'dashed' },
});

const SAID = { follows: 'follows', broken: 'doesn’t follow', unchecked: 'not vouched for' } as const;

/** A few links of a chain, around the one where it breaks. */
export const LinkRow = ({ label, links }: LinkRowProps) => (
  <ol className={row} aria-label={label}>
    {links.map(({ text, state }) => (
      <li key={text} className={link} data-state={state} aria-label={`${text}: ${SAID[state]}`}>
        {text}
      </li>
    ))}
  </ol>
);
