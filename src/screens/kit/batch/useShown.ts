import { useLocation } from 'wouter';
import { useSearch } from '../../../flow/useSearch';

/** The visible rows are in the URL, like the filters of lists. The first of the known parts is shown without a choice. */
export function useShown<Shown extends string>(known: readonly [Shown, ...Shown[]]) {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('rows');
  const [first] = known;
  return {
    shown: known.find((part) => part === asked) ?? first,
    choose: (shown: Shown) => navigate(shown === first ? path : `${path}?rows=${shown}`, { replace: true }),
  };
}
