import { css, cx } from '../../../styled-system/css';

interface SparklineProps {
  /** By day, oldest first, from 0 at the foot to 1 at the top. */
  readonly days: readonly number[];
  /** The line behind, in the same scale. */
  readonly compared: readonly number[];
  /** What the lines show, for screen readers. */
  readonly children: string;
}

/** The height and the room for the pen, in the drawing's own units. */
const HEIGHT = 28;
const EDGE = 2;
const STEP = 10;

const frame = css({ position: 'relative', h: '[1.75rem]', mt: '1' });
const drawing = css({ display: 'block', w: 'full', h: 'full', overflow: 'visible', fill: '[none]' });
const line = css({ stroke: 'action', strokeWidth: '[1.5]', strokeLinejoin: 'round' });
const behind = css({ stroke: 'line.soft', strokeWidth: '[1.5]', strokeLinejoin: 'round' });
const foot = css({ stroke: 'line.faint', strokeWidth: '[1]' });
const today = css({ strokeDasharray: '[3 2]' });
const end = css({
  position: 'absolute',
  right: '[-3px]',
  w: '[7px]',
  h: '[7px]',
  bg: 'page',
  border: '[1.5px solid token(colors.action)]',
  transform: 'translateY(-50%)',
});
const unseen = css({ srOnly: true });

const yOf = (value: number) => HEIGHT - EDGE - value * (HEIGHT - 2 * EDGE);
const pointsOf = (values: readonly number[], from = 0) =>
  values.map((value, index) => `${(from + index) * STEP},${yOf(value)}`).join(' ');

/** A line without axes under a figure, with an earlier line behind it. The last day is not over, so its part is dashed and its end hollow. Its words say what it shows. */
export function Sparkline({ days, compared, children }: SparklineProps) {
  const last = days.at(-1);
  const width = Math.max(days.length - 1, 1) * STEP;
  return (
    <>
      <span className={unseen}>{children}</span>
      <div className={frame} aria-hidden="true">
        <svg className={drawing} aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
          <line className={foot} x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} vectorEffect="non-scaling-stroke" />
          <polyline className={behind} points={pointsOf(compared)} vectorEffect="non-scaling-stroke" />
          <polyline className={line} points={pointsOf(days.slice(0, -1))} vectorEffect="non-scaling-stroke" />
          <polyline
            className={cx(line, today)}
            points={pointsOf(days.slice(-2), Math.max(days.length - 2, 0))}
            vectorEffect="non-scaling-stroke"
            data-today
          />
        </svg>
        {last !== undefined && <span className={end} style={{ top: `${(yOf(last) / HEIGHT) * 100}%` }} />}
      </div>
    </>
  );
}

/** The place of a line that is not there yet. */
export const SparklineSpace = () => <div className={frame} />;
