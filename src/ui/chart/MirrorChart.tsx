import { Component, type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { css } from '../../../styled-system/css';
import { useMedia } from '../layout/useMedia';
import { useAfterPaint } from '../timing/useAfterPaint';
import type { MirrorPoint, Plot } from './chart.types';
import type { DrawingFacts } from './drawing';
import { Legend } from './Legend';
import { scaleOf } from './scale';
import { useInks } from './useInks';
import { useRoom } from './useRoom';

const Drawing = lazy(() => import('./Drawing'));

interface MirrorChartProps {
  /** The subject of the chart, and where its figures are. */
  readonly label: string;
  /** The name of a point: "Month". */
  readonly pointLabel: string;
  readonly points: readonly MirrorPoint[];
  /** The index of the point that is not over. -1 for none. */
  readonly open: number;
  readonly words: DrawingFacts['words'];
  /** The currency of the amounts, before the axis's unit. */
  readonly currency: string;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** Returns a point as text, announced when it is selected. */
  readonly textOf: (index: number) => string;
  /** At the end of the legend. */
  readonly action?: ReactNode;
  /** Replaces a chart that cannot be drawn. */
  readonly instead: ReactNode;
}

const figure = css({ display: 'grid', gap: '3', minW: '0' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' });
const box = css({
  position: 'relative',
  overflow: 'hidden',
  w: 'full',
  // Beside a table it is lower, so that both end near each other.
  h: { base: '[17.5rem]', md: '[clamp(14rem, 46cqi, 22rem)]' },
});
const drawn = css({
  position: 'relative',
  pointerEvents: 'none',
  '& [data-chosen]': { fill: 'ink', fontWeight: 'strong' },
  '& svg': { display: 'block', overflow: 'hidden' },
});
// A slider whose thumb is as wide as a point. A press, a finger and the arrow keys select, and the thumb marks the selection.
const chooser = css({
  position: 'absolute',
  appearance: 'none',
  m: '0',
  bg: '[transparent]',
  cursor: 'pointer',
  touchAction: 'pan-y',
  _focusVisible: { outlineOffset: '[0]' },
  '&::-webkit-slider-runnable-track': { h: 'full', bg: '[transparent]' },
  '&::-moz-range-track': { h: 'full', bg: '[transparent]' },
  '&::-webkit-slider-thumb': {
    appearance: 'none',
    w: '[var(--share)]',
    h: 'full',
    bg: 'chosen',
    borderRadius: 'none',
    _highContrast: { border: '[2px solid Highlight]' },
  },
  '&::-moz-range-thumb': { w: '[var(--share)]', h: 'full', border: '[0]', borderRadius: 'none', bg: 'chosen' },
});

/**
 * Two series above and below one line, with their difference across. The same figures are next to it as text, and the selected point is
 * announced.
 */
export function MirrorChart(props: MirrorChartProps) {
  const { points, words, currency, action, instead } = props;
  const scale = scaleOf(points.flatMap(({ up, down }) => [up, down]));
  const unit = (word: string) => [currency, word].filter(Boolean).join(' ');
  const long = unit(scale.word);
  return (
    <figure className={figure}>
      <div className={head}>
        <Legend words={words} unit={{ long, short: unit(scale.letter) }} />
        {action}
      </div>
      <Undrawn instead={instead}>
        <Drawn {...props} scale={scale} title={`${words.up} above, ${words.down} below, ${words.net} across; ${long}`} />
      </Undrawn>
    </figure>
  );
}

interface DrawnProps extends MirrorChartProps, Pick<DrawingFacts, 'scale'> {
  /** The title of a saved picture. */
  readonly title: string;
}

function Drawn(props: DrawnProps) {
  const { points, open, words, scale, title, label, pointLabel, chosen, onChoose, textOf } = props;
  const [ref, size] = useRoom();
  // Drawing takes longer than all the rest of a page, and what the page says does not wait for it.
  const isPainted = useAfterPaint(size !== null);
  const [plot, setPlot] = useState<Plot | null>(null);
  const inks = useInks();
  const isNarrow = !useMedia('(width >= 48rem)');
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new plot is a new drawing, in which nothing is marked yet
  useEffect(() => {
    const names = place.current?.querySelectorAll('.apexcharts-xaxis-label') ?? [];
    for (const [index, name] of [...names].entries()) name.toggleAttribute('data-chosen', index === chosen);
  }, [chosen, plot]);
  return (
    <div className={box} ref={ref}>
      {plot && (
        <input
          className={chooser}
          type="range"
          aria-label={pointLabel}
          aria-valuetext={textOf(chosen)}
          min={0}
          max={points.length - 1}
          step={1}
          value={Math.max(chosen, 0)}
          onChange={(event) => onChoose(Number(event.target.value))}
          style={placed(plot, points.length)}
        />
      )}
      {size && !isPainted && <Ruled />}
      {size && isPainted && (
        <Suspense fallback={<Ruled />}>
          <div className={drawn} ref={place} data-drawing={title} role="img" aria-label={label}>
            <Drawing {...{ points, open, words, scale, inks, isNarrow }} {...size} onPlot={setPlot} />
          </div>
        </Suspense>
      )}
    </div>
  );
}

const ruled = css({
  display: 'grid',
  alignContent: 'space-between',
  h: 'full',
  pt: '4',
  pb: '8',
  '& > i': { h: '[1px]', bg: 'chart.grid' },
});

/** Placeholder lines while the chart loads. */
const Ruled = () => (
  <div className={ruled} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
  </div>
);

/** As high as the chart that follows. */
export const ChartWaiting = ({ words, action }: Pick<MirrorChartProps, 'words' | 'action'>) => (
  <div className={figure}>
    <div className={head}>
      <Legend words={words} unit={{ long: '', short: '' }} />
      {action}
    </div>
    <div className={box}>
      <Ruled />
    </div>
  </div>
);

const placed = ({ left, top, width, height }: Plot, many: number): CSSProperties & Record<'--share', string> => ({
  left,
  top,
  width,
  height,
  '--share': `${width / many}px`,
});

interface UndrawnProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** A drawing that fails to load or to render breaks nothing else. */
class Undrawn extends Component<UndrawnProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
