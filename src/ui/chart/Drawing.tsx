import ApexCharts from 'apexcharts';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../timing/whenIdle';
import type { Plot } from './chart.types';
import { type DrawingFacts, optionsOf, seriesOf } from './drawing';
import { finish } from './finish';

interface DrawingProps extends DrawingFacts {
  readonly height: number;
  readonly onPlot: (plot: Plot) => void;
}

const number = (of: object, name: string): number => {
  const value: unknown = Reflect.get(of, name);
  return typeof value === 'number' ? value : 0;
};
const within = (of: unknown, name: string): object => {
  const value: unknown = typeof of === 'object' && of !== null ? Reflect.get(of, name) : null;
  return typeof value === 'object' && value !== null ? value : {};
};

/**
 * The chart library writes two style elements, which the page's policy refuses. It omits the first if an element with its id exists. The second
 * is for a legend that is not drawn, so its method is emptied.
 */
function writeNoStyles(chart: unknown) {
  const helpers = within(within(chart, 'legend'), 'legendHelpers');
  Reflect.set(Object.getPrototypeOf(helpers), 'appendToForeignObject', () => {});
}

/** Returns the position of the bars, for what is drawn over them. */
function plotOf(chart: unknown): Plot {
  const globals = within(within(chart, 'w'), 'globals');
  return {
    left: number(globals, 'translateX'),
    top: number(globals, 'translateY'),
    width: number(globals, 'gridWidth'),
    height: number(globals, 'gridHeight'),
  };
}

/** The drawing, in its own chunk because it is large. It is redrawn whenever its data changes. */
export default function Drawing({ height, onPlot, ...facts }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  const drawn = JSON.stringify([facts, height]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn by what it says, which a new object may say again
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const options = optionsOf(facts);
    const chart = new ApexCharts(element, {
      ...options,
      series: seriesOf(facts),
      chart: {
        ...options.chart,
        type: 'bar',
        width: facts.width,
        height,
        events: {
          beforeMount: writeNoStyles,
          mounted: (mounted: unknown) => {
            const plot = plotOf(mounted);
            finish(element, facts, plot);
            onPlot(plot);
          },
        },
      },
    });
    let isGone = false;
    chart.render().catch((cause: unknown) => {
      if (!isGone) setFailure({ cause });
    });
    return () => {
      isGone = true;
      // On a page that is left it is out of sight, so the next page does not wait for it.
      if (element.isConnected) chart.destroy();
      else whenIdle(() => chart.destroy());
    };
  }, [drawn]);
  if (failure) throw failure.cause;
  return (
    <>
      <span id="apexcharts-css" hidden />
      <div ref={place} />
    </>
  );
}
