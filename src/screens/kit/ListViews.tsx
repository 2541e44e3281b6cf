import { today } from '../../../machines/kit/days';
import { cleared, type SavedView } from '../../../machines/kit/filters';
import type { ViewCounts } from '../../../machines/kit/viewCounts';
import type { FilterState } from '../../flow/useList';
import { Views } from '../../ui/Views';

interface ListViewsProps<Filter extends object> {
  readonly filters: FilterState<Filter>;
  readonly views: readonly SavedView<Filter>[];
  /** Without it, no number of rows is shown. */
  readonly counts: ViewCounts | null;
}

/** The saved views that a list declares. */
export function ListViews<Filter extends object>({ filters, views, counts }: ListViewsProps<Filter>) {
  const { value, apply, codec } = filters;
  const day = today();
  const filterOf = (view: SavedView<Filter>): Filter => ({ ...cleared(filters, value), ...view.values(day) });
  const { write } = codec({});
  const written = (filter: Filter) => JSON.stringify(write(filter));
  const chosen = views.find((view) => written(filterOf(view)) === written(value));
  return (
    <Views
      views={views.map(({ key, label }) => ({ key, label, count: counts?.[key] ?? null }))}
      chosen={chosen?.key ?? null}
      onChoose={(key) => {
        const view = views.find((each) => each.key === key);
        if (view) apply(filterOf(view));
      }}
    />
  );
}
