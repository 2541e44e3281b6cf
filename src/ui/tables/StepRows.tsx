import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Icon } from '../theme/Icon';

export interface StepRow {
  readonly key: string;
  readonly title: ReactNode;
  readonly description: string;
  /** 0 to 100. Null if there is nothing to complete. */
  readonly percent: number | null;
  readonly note?: string | null;
  /** What a press on the row does, in one word, if the row is a link. Its title names the link. */
  readonly action?: string | null;
}

interface StepRowsProps {
  readonly label: string;
  readonly rows: readonly StepRow[];
}

const list = css({ display: 'grid', borderTop: '[2px solid token(colors.line.ink)]' });
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '[1.5rem minmax(0, 1fr) max-content]', md: '[1.5rem minmax(0, 1fr) 11rem]' },
  gridAutoColumns: '[5.5rem]',
  gap: '[0.25rem 0.875rem]',
  alignItems: 'center',
  px: { base: '0', md: '3' },
  py: '[0.875rem]',
  borderBottom: '[1px solid token(colors.line.faint)]',
  '&:not([data-measured])': { gridTemplateColumns: '[minmax(0, 1fr)]' },
  '&[data-next]': {
    bg: 'chosen',
    boxShadow: '[inset 3px 0 0 token(colors.action)]',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '3' },
  },
  '&:has(a):hover': { bg: 'hover' },
  // The whole row is a link, named by its text.
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
  '& a:focus-visible': { outline: '[none]' },
  '&:has(a:focus-visible)': { outline: '[2px solid token(colors.focus)]', outlineOffset: '[-2px]' },
});
// A finished step has a tick, the next one a ringed number, and the others a dashed one.
const sign = css({
  display: 'grid',
  placeItems: 'center',
  w: '[1.5rem]',
  h: '[1.5rem]',
  border: '[1px dashed token(colors.line.control)]',
  borderRadius: 'round',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  fontWeight: 'strong',
  '[data-next] > &': { border: '[2px solid token(colors.action)]', color: 'action' },
  '[data-done] > &': { border: '[0]', color: 'tone.green.ink', '& svg': { w: '[1.25rem]', h: '[1.25rem]' } },
});
// The row itself is the link, so this is only its look.
const act = css({
  display: 'grid',
  placeItems: 'center',
  h: '[var(--control-small)]',
  border: '[1px solid token(colors.line.control)]',
  borderRadius: 'control',
  bg: 'sheet',
  fontWeight: 'medium',
  '[data-done] > &': {
    border: '[0]',
    bg: '[transparent]',
    color: 'action',
    textDecoration: 'underline',
    textUnderlineOffset: '[3px]',
  },
  '[data-next] > &': { borderColor: 'action', bg: 'action', color: 'action.on' },
  md: { gridArea: '[1 / 4]' },
  mdDown: { gridColumn: '[2 / -1]', mt: '1', 'li:not([data-next]) > &': { display: 'none' } },
});
const words = css({ display: 'grid', gap: '[0.125rem]', minW: '0' });
const titleLook = css({ fontWeight: 'strong', '& a': { color: 'ink', textDecoration: 'none' } });
const soft = css({ color: 'ink.soft' });
const noteLook = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });
const far = css({
  display: 'grid',
  gridTemplateColumns: { base: '[max-content]', md: '[minmax(0, 1fr) 3rem]' },
  gap: '3',
  alignItems: 'center',
});
const figure = css({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' });
const track = css({
  display: { base: 'none', md: 'block' },
  h: '[0.375rem]',
  borderRadius: '[1px]',
  bg: 'line.faint',
  overflow: 'hidden',
});
const done = css({ display: 'block', w: 'full', h: 'full', fill: 'action', '[data-done] &': { fill: 'tone.green.ink' } });

const Percentage = ({ percent }: { readonly percent: number }) => (
  <div className={far}>
    <span className={track}>
      <svg className={done} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="1" />
      </svg>
    </span>
    <span className={figure}>
      {percent}%<VisuallyHidden> complete</VisuallyHidden>
    </span>
  </div>
);

/** Steps to complete, each with its percentage as a number and a mark. The first incomplete one stands out. */
export function StepRows({ label, rows }: StepRowsProps) {
  const next = rows.find(({ percent }) => percent !== null && percent < 100);
  return (
    <ol className={list} aria-label={label}>
      {rows.map(({ key, title, description, percent, note, action }, index) => (
        <li
          key={key}
          className={row}
          data-measured={percent === null ? undefined : ''}
          data-done={(percent ?? 0) >= 100 || undefined}
          data-next={key === next?.key || undefined}
        >
          {percent !== null && (
            <span className={sign} aria-hidden="true">
              {percent >= 100 ? <Icon name="circle-check" /> : index + 1}
            </span>
          )}
          <div className={words}>
            <span className={titleLook}>{title}</span>
            <span className={soft}>{description}</span>
            {note && <span className={noteLook}>{note}</span>}
          </div>
          {percent !== null && <Percentage percent={percent} />}
          {action && (
            <span className={act} aria-hidden="true">
              {action}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
