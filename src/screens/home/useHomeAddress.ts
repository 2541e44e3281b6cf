import { useLocation, useSearch } from 'wouter';
import type { Comparison } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import type { Range } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';

/** The settings in the URL: `?range=week&view=table&compare=year`. The default is the year, as a chart (HOM-02), and the 30 days before. */
export function useHomeAddress() {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const put = (name: string, value: string | null) => {
    const next = new URLSearchParams(window.location.search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  };
  const range: Range = asked.get('range') === 'week' ? 'week' : 'year';
  const compare: Comparison = asked.get('compare') === 'year' ? 'year' : 'before';
  return {
    compare,
    chooseCompare: (chosen: Comparison) => put('compare', chosen === 'year' ? 'year' : null),
    range,
    chooseRange: (chosen: Range) => put('range', chosen === 'week' ? 'week' : null),
    isTable: asked.get('view') === 'table',
    showTable: (shown: boolean) => put('view', shown ? 'table' : null),
  };
}
