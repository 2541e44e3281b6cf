import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Icon, type IconName } from '../theme/Icon';

export interface Step {
  readonly label: ReactNode;
  /** The person, after the label. */
  readonly who?: string | null;
  readonly note?: string | null;
  /** When, or for how long. */
  readonly at?: string;
  /** What moved. */
  readonly figure?: ReactNode;
  readonly state: 'done' | 'now' | 'failed' | 'ahead';
  readonly icon: IconName;
}

// How much room there is depends on what stands beside, so the box tells and not the window.
const container = css({ containerType: 'inline-size', minW: '0' });
const list = css({ display: 'grid', fontSize: 'table', lineHeight: 'table' });
const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[1.25rem minmax(0, 1fr) auto]',
  gap: '2',
  pb: '3',
  overflowWrap: 'anywhere',
  _last: { pb: '0' },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: '[0.5rem]',
    top: '[1.25rem]',
    bottom: '[-0.125rem]',
    borderLeft: '[1px solid token(colors.line.soft)]',
  },
  '& svg': { mt: '[2px]' },
  // A wide one has the times first, as a journal has.
  '@container (width >= 36rem)': {
    gridTemplateColumns: '[8.5rem 1.25rem minmax(0, 1fr) auto]',
    columnGap: '3',
    '&:not(:last-child)::before': { left: '[9.75rem]' },
  },
  // The way to a step that is still to come.
  '&:has(+ [data-ahead])::before': { borderLeftStyle: 'dashed', borderLeftColor: 'line.control' },
});
const under = css({ display: 'block', color: 'ink.soft', fontSize: 'note', lineHeight: 'note', fontWeight: 'regular' });
const person = css({ fontWeight: 'strong' });
const icons = {
  done: css({ color: 'tone.green.ink' }),
  now: css({ color: 'tone.indigo.ink' }),
  failed: css({ color: 'tone.red.ink' }),
  ahead: css({ color: 'ink.faint' }),
};
const said = css({ '@container (width >= 36rem)': { gridColumn: '3', gridRow: '1' } });
const words = {
  done: css({ color: 'ink' }),
  now: css({ fontWeight: 'medium' }),
  failed: css({ color: 'tone.red.ink', fontWeight: 'medium' }),
  ahead: css({ color: 'ink.faint' }),
};
const when = css({
  color: 'ink.faint',
  fontSize: 'note',
  whiteSpace: 'nowrap',
  '@container (width >= 36rem)': {
    gridColumn: '1',
    gridRow: '1',
    color: 'ink.soft',
    fontSize: 'table',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
});
const beside = css({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  '@container (width >= 36rem)': { display: 'contents' },
});
const sign = css({ '@container (width >= 36rem)': { gridColumn: '2', gridRow: '1' } });
const moved = css({
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  '@container (width >= 36rem)': { gridColumn: '4', gridRow: '1' },
});
const hidden = css({ srOnly: true });
/** The status for screen readers. `aria-current` marks the current step. */
const states = { done: 'Done: ', now: '', failed: 'Failed: ', ahead: 'Upcoming: ' };

/** The steps of a process, one below the other. */
export function Timeline({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <div className={container}>
      <ol className={list}>
        {steps.map(({ label, who, note, at, figure, state, icon }, n) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end, and two may have the same words
            key={n}
            className={step}
            aria-current={state === 'now' ? 'step' : undefined}
            data-ahead={state === 'ahead' || undefined}
          >
            <span className={cx(sign, icons[state])}>
              <Icon name={icon} />
            </span>
            <span className={cx(said, words[state])}>
              {states[state] && <span className={hidden}>{states[state]}</span>}
              {label}
              {who && <strong className={person}> {who}</strong>}
              {note && <span className={under}>{note}</span>}
            </span>
            {(at || figure) && (
              <span className={beside}>
                {figure && <span className={moved}>{figure}</span>}
                {at && <span className={when}>{at}</span>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
