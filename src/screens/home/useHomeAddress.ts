import { useLocation } from 'wouter';
import { PERIODS, type Period } from '../../../machines/home/dailyFigures/homePeriods';
import { useSearch } from '../../flow/useSearch';

/** The settings in the URL: `?range=week&view=table`. The default is the last 30 days, as a chart. */
export function useHomeAddress() {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const put = (name: string, value: string | null) => {
    const next = new URLSearchParams(window.location.search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  };
  const period: Period = PERIODS.find((each) => each === asked.get('range')) ?? 'days';
  return {
    period,
    choosePeriod: (chosen: Period) => put('range', chosen === 'days' ? null : chosen),
    isTable: asked.get('view') === 'table',
    showTable: (shown: boolean) => put('view', shown ? 'table' : null),
  };
}
