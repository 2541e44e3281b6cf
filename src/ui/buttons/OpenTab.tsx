import { useId } from 'react';
import { css } from '../../../styled-system/css';

interface OpenTabProps {
  readonly label: string;
  readonly open: string;
  /** The tab that cannot be opened, and why. */
  readonly closed: { readonly label: string; readonly reason: string };
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: { base: '5', md: '6' },
  boxShadow: '[inset 0 -1px 0 token(colors.line.soft)]',
});
const list = css({ display: 'flex', alignItems: 'baseline', gap: { base: '5', md: '6' } });
const tab = css.raw({
  minH: { base: '[2.75rem]', md: '[2.25rem]' },
  pt: { base: '3', md: '2' },
  pb: { base: '[0.5625rem]', md: '[0.375rem]' },
  whiteSpace: 'nowrap',
  _focusVisible: { outlineOffset: '[-2px]' },
});
const current = css(tab, { fontWeight: 'strong', borderBottom: '[3px solid token(colors.action)]' });
const off = css(tab, {
  color: 'ink.soft',
  fontWeight: 'medium',
  cursor: 'not-allowed',
  borderBottom: '[1px dashed token(colors.line.control)]',
});
const why = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table', py: '2', ml: { md: '[-0.75rem]' } });

/** The open tab, beside one that can be focused but not opened, with its reason. */
export function OpenTab({ label, open, closed }: OpenTabProps) {
  const id = useId();
  return (
    <div className={bar}>
      <div className={list} role="tablist" aria-label={label}>
        <button className={current} type="button" role="tab" aria-selected="true">
          {open}
        </button>
        <button className={off} type="button" role="tab" aria-selected="false" aria-disabled="true" aria-describedby={id}>
          {closed.label}
        </button>
      </div>
      <span className={why} id={id}>
        {closed.reason}
      </span>
    </div>
  );
}
