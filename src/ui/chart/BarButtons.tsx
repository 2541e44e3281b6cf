import { type KeyboardEvent, useRef } from 'react';
import { css, cx } from '../../../styled-system/css';
import { breathing, SkeletonLine } from '../feedback/Skeleton';
import { heightOf, scaleOf } from './scale';

export interface Bar {
  readonly key: string;
  /** Below the bar. */
  readonly label: string;
  /** A second line below it. */
  readonly note?: string;
  /** Decimal text of its length. */
  readonly amount: string;
  /** What a screen reader says: the label with the exact amount. */
  readonly name: string;
  /** Drawn dashed, because it is still to come. */
  readonly isAhead: boolean;
}

interface BarButtonsProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The key of the bar that filters the list, if any. */
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

const room = css({ overflowX: 'auto', minW: '0', pt: '1' });
const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '[minmax(4rem, 1fr)]',
  minW: '[min-content]',
});
const button = css({
  display: 'grid',
  gridTemplateRows: '[9rem auto]',
  gap: '1',
  pb: '2',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  cursor: 'pointer',
  _hover: { bg: 'hover', color: 'ink' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-pressed=true]': { bg: 'chosen', color: 'ink', fontWeight: 'strong' },
});
const plot = css({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  gap: '[0.1875rem]',
  borderBottom: '[1px solid token(colors.line.ink)]',
});
const bar = css.raw({ w: 'full', maxW: '[2.75rem]', minH: '[2px]' });
const looks = {
  now: css(bar, { bg: 'action', _highContrast: { border: '[1px solid]' } }),
  ahead: css(bar, { bg: 'chosen', border: '[1.5px dashed token(colors.action)]', borderBottom: '[0]' }),
};
const below = css({ display: 'grid', justifyItems: 'center', alignContent: 'start', minH: '[2.25rem]', whiteSpace: 'nowrap' });

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

// As high as the bars with their labels.
const blank = css({ display: 'grid', alignContent: 'end', h: '[12.25rem]', pb: '[2.75rem]' });

/** Takes the place of bars while they load. */
export const BarsSkeleton = () => (
  <div className={cx(blank, breathing)} aria-hidden="true">
    <SkeletonLine />
  </div>
);

/** The room of the figure above the longest bar, in percent. */
const LONGEST = 86;

/** Bars, each a button that filters the list below. The arrow keys move between them, and the figures above are in the unit of the scale. */
export function BarButtons({ label, bars, chosen, onChoose }: BarButtonsProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  const scale = scaleOf(bars.map(({ amount }) => amount));
  const most = Math.max(...bars.map(({ amount }) => heightOf(amount, scale)), 0);
  const move = (event: KeyboardEvent, at: number) => {
    const to = STEPS[event.key]?.(at, bars.length - 1);
    const next = to === undefined ? undefined : place.current?.querySelectorAll('button')[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={room}>
      <fieldset ref={place} className={row} aria-label={label}>
        {bars.map(({ key, amount, isAhead, name, ...words }, at) => {
          const height = heightOf(amount, scale);
          return (
            <button
              key={key}
              type="button"
              className={button}
              aria-label={name}
              aria-pressed={key === chosen}
              onClick={() => onChoose(key)}
              onKeyDown={(event) => move(event, at)}
            >
              <span className={plot}>
                <span>{height >= 100 ? Math.round(height) : Number(height.toPrecision(3))}</span>
                <span
                  className={isAhead ? looks.ahead : looks.now}
                  style={{ height: `${most === 0 ? 0 : ((LONGEST / 100) * 9 * height) / most}rem` }}
                />
              </span>
              <span className={below}>
                <span>{words.label}</span>
                {words.note && <span>{words.note}</span>}
              </span>
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
