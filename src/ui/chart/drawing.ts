import type { ApexOptions } from 'apexcharts';
import type { Inks, MirrorPoint, Plot } from './chart.types';
import { heightOf, type Scale } from './scale';

export interface DrawingFacts {
  readonly points: readonly MirrorPoint[];
  readonly words: { readonly up: string; readonly down: string; readonly net: string };
  readonly scale: Scale;
  readonly inks: Inks;
  /** In pixels. */
  readonly width: number;
  /** Only one letter fits under each bar. */
  readonly isNarrow: boolean;
  /** The index of the point that is not over: its bars are dashed and empty. -1 for none. */
  readonly open: number;
}

const tick = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 });
/** The labels below the line have no sign. The library omits the second of two equal labels, so they differ invisibly. */
const tickText = (height: number) => `${height < 0 ? '\u200B' : ''}${tick.format(Math.abs(height))}`;

const hasAny = ({ up, down }: MirrorPoint) => Number(up) !== 0 || Number(down) !== 0;

/** The width of a bar as a share of its place. */
const BAR = 0.48;

/** Returns the series above and below the middle line. Zero has no bar. */
export function seriesOf({ points, words, scale }: DrawingFacts): NonNullable<ApexOptions['series']> {
  const bar = (amount: string, sign: 1 | -1) => (Number(amount) === 0 ? null : sign * heightOf(amount, scale));
  return [
    { name: words.up, data: points.map(({ short, up }) => ({ x: short, y: bar(up, 1) })) },
    { name: words.down, data: points.map(({ short, down }) => ({ x: short, y: bar(down, -1) })) },
  ];
}

/** Returns the positions of the difference marks in pixels of the plot. A point without values has none. */
export function crossingsOf({ points, scale }: DrawingFacts, plot: Plot) {
  const share = plot.width / points.length;
  const reach = (share * BAR) / 2 + 4;
  return points.flatMap((point, index) => {
    if (!hasAny(point)) return [];
    const middle = share * (index + 0.5);
    const y = (plot.height / 2) * (1 - heightOf(point.net, scale) / scale.top);
    return [{ from: middle - reach, to: middle + reach, y }];
  });
}

/** Without animation and interaction. We draw the legend, tooltip and tools ourselves. */
export function optionsOf({ points, scale, inks, isNarrow }: DrawingFacts): ApexOptions {
  const text = { colors: inks.text, fontSize: '12px', fontFamily: 'inherit' };
  const still = { filter: { type: 'none' } };
  return {
    chart: {
      stacked: true,
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      background: 'transparent',
      fontFamily: 'inherit',
      parentHeightOffset: 0,
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
    },
    colors: [inks.up, inks.down],
    fill: { type: ['solid', 'pattern'], opacity: 1, pattern: { style: 'verticalLines', width: 6, height: 6, strokeWidth: 3.5 } },
    stroke: { show: true, width: [0, 1.5], colors: [inks.up, inks.down] },
    plotOptions: { bar: { columnWidth: `${BAR * 100}%`, borderRadius: 0 } },
    states: { hover: still, active: still },
    dataLabels: { enabled: false },
    legend: { show: false },
    tooltip: { enabled: false },
    grid: { borderColor: inks.grid, padding: { left: isNarrow ? 0 : 8, right: 0, top: -16, bottom: 0 } },
    annotations: { yaxis: [{ y: 0, borderColor: inks.line, strokeDashArray: 0, borderWidth: 1 }] },
    xaxis: {
      categories: points.map(({ short }) => short),
      axisBorder: { show: false },
      axisTicks: { show: false },
      crosshairs: { show: false },
      tooltip: { enabled: false },
      labels: {
        style: text,
        rotate: 0,
        trim: false,
        hideOverlappingLabels: false,
        formatter: (short) => (isNarrow ? (/^(\d{2}|.)/u.exec(`${short}`)?.[0] ?? '') : `${short}`),
      },
    },
    yaxis: {
      min: -scale.top,
      max: scale.top,
      crosshairs: { show: false },
      tickAmount: 4,
      labels: { style: text, formatter: tickText, offsetX: isNarrow ? -8 : 0 },
    },
  };
}
