/** The part of view counts that never ships. */
import type { SavedView } from '../list/filters';
import type { Screen } from '../list/screen.flow';
import { resourceFlow } from './resource.flow';
import type { ViewCounts, viewCounts } from './viewCounts';

interface Own<Filter> {
  readonly views: readonly SavedView<Filter>[];
  /** A count for each view, in their order. */
  readonly counts: readonly number[];
  readonly screen: Screen;
}

/** The second view shows that the views are there before their counts are. */
export const viewCountsFlow = <Filter>(machine: ReturnType<typeof viewCounts>, { views, counts, screen }: Own<Filter>) => {
  const some: ViewCounts = Object.fromEntries(views.map(({ key }, n) => [key, counts[n] ?? 0]));
  return resourceFlow(machine, {
    start: 'all',
    key: '',
    answers: { some },
    screen,
    sees: { loading: views[1]?.label ?? '', loaded: 'rows' },
  });
};
