/** One bar that is divided among several, in percent. It is decoration: the table beside it says the same. */
import { css, cx } from '../../../styled-system/css';

const PARTS = [
  css({ fill: 'chart.1' }),
  css({ fill: 'chart.3' }),
  css({ fill: 'chart.2' }),
  css({ fill: 'chart.6' }),
  css({ fill: 'chart.4' }),
  css({ fill: 'chart.5' }),
];
const bar = css({ display: 'block', w: 'full', h: '[1.25rem]', _highContrast: { border: '[1px solid]' } });
const line = css({ stroke: 'line.control' });
const frame = css({ fill: '[none]', stroke: 'line.control' });
const ground = css({ stroke: 'page' });
const square = css({ display: 'inline-block', flex: '[none]', verticalAlign: '[-1px]', mr: '[0.625rem]' });

/** Colours begin again after the last. */
const partOf = (index: number) => PARTS[index % PARTS.length] ?? '';

interface Part {
  readonly id: string;
  readonly percent: number;
}

interface PartsBarProps {
  /** In the order of the table. */
  readonly parts: readonly Part[];
  /** What nobody was given, in percent. It is hatched. */
  readonly rest: number;
}

/** Where a part begins, in percent. */
const startOf = (parts: readonly Part[], index: number) => parts.slice(0, index).reduce((sum, { percent }) => sum + percent, 0);

/** The parts side by side, and the rest after them. */
export function PartsBar({ parts, rest }: PartsBarProps) {
  const left = 100 - Math.max(0, rest);
  return (
    <svg className={bar} aria-hidden="true">
      <defs>
        <pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
          <path className={line} d="M0 0v6" strokeWidth="1.5" />
        </pattern>
      </defs>
      {parts.map(({ id, percent }, index) => (
        <rect
          key={id}
          className={cx(partOf(index), ground)}
          x={`${startOf(parts, index)}%`}
          width={`${percent}%`}
          height="100%"
        />
      ))}
      {rest > 0 && (
        <>
          <rect x={`${left}%`} width={`${rest}%`} height="100%" fill="url(#hatched)" />
          <rect className={frame} x={`${left}%`} width={`${rest}%`} height="100%" strokeWidth="2" />
        </>
      )}
    </svg>
  );
}

/** The colour of a part beside its name. Without a place, the hatched rest. */
export const PartSign = ({ at }: { readonly at: number | null }) => (
  <svg className={square} width="12" height="12" aria-hidden="true">
    {at === null ? (
      <>
        <path className={line} d="M1 7l6-6M3 11 11 3M8 11l3-3" strokeWidth="1.5" />
        <rect className={frame} x=".75" y=".75" width="10.5" height="10.5" strokeWidth="1.5" />
      </>
    ) : (
      <rect className={partOf(at)} width="12" height="12" />
    )}
  </svg>
);
