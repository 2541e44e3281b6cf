import { type ReactNode, useContext, useMemo } from 'react';
import { foundIn } from '../../../machines/kit/collection/found';
import { cleared, isInBar, type SavedView, withValue } from '../../../machines/kit/list/filters';
import { ALL_CURRENCIES } from '../../../machines/kit/list/inCurrency';
import type { Sort } from '../../../machines/kit/list/sorting';
import type { ViewCounts } from '../../../machines/kit/resource/viewCounts';
import type { TestList } from '../../../machines/shell/testData/testData.rules';
import { css } from '../../../styled-system/css';
import type { DetailsPages } from '../../flow/detailsPages';
import { useColumnChoice } from '../../flow/useColumnChoice';
import type { FilterState, List } from '../../flow/useList';
import { type SortableColumn, useSort } from '../../flow/useSort';
import { Button } from '../../ui/buttons/Button';
import { Empty } from '../../ui/feedback/Empty';
import type { Drawn } from '../../ui/feedback/EmptyDrawing';
import { EmptyPage } from '../../ui/feedback/EmptyPage';
import type { Unloaded } from '../../ui/feedback/PageErrors';
import { Stack } from '../../ui/layout/Stack';
import { useMedia } from '../../ui/layout/useMedia';
import { ColumnChooser } from '../../ui/tables/ColumnChooser';
import type { Widths } from '../../ui/tables/columnWidths';
import { ListHead } from '../../ui/tables/ListHead';
import { ListTools, SheetTools } from '../../ui/tables/ListTools';
import { SortChoice } from '../../ui/tables/SortChoice';
import type { RowGroup } from '../../ui/tables/Table';
import type { RowLooks } from '../../ui/tables/TableRow';
import { Toolbar } from '../../ui/tables/Toolbar';
import { FilterBar } from './FilterBar';
import { FilterChips } from './FilterChips';
import type { FilterOptions } from './filterOptions';
import { filterText } from './filterText';
import { ListTable } from './ListTable';
import { ListViews, numbersOf } from './ListViews';
import { PartError, type ShownPart } from './PartError';
import { TestDataOffer } from './testDataOffer';

export interface ListWords {
  readonly caption: string;
  /** How wide its columns usually are, by their keys. It is for a list without rows on a browser that has not shown any yet. */
  readonly widths?: Widths;
  /** What the page without any rows shows: a drawing, and one sentence that says what the list is for. */
  readonly teaches?: { readonly drawing: Drawn; readonly sentence: string };
  /** The list that test data can fill, if any. */
  readonly testData?: TestList;
  /** The text while there are no rows at all. */
  readonly none: string;
  /** The text while there are none in this currency, if the list is of one currency. */
  readonly noneIn?: (currency: string) => string;
  /** A second documented line below it. */
  readonly noneMore?: string;
  /** The text if no row matches, and the button that clears the filter. */
  readonly noMatch: string;
  readonly showAll: string;
  readonly lost: Unloaded;
}

interface ListSectionProps<Row, Filter extends object> {
  readonly list: List<Row, Filter>;
  readonly words: ListWords;
  readonly columns: readonly SortableColumn<Row>[];
  /** The provider's order. */
  readonly usual: Sort;
  readonly rowKey: (row: Row) => string;
  readonly rowLabel?: (row: Row) => string;
  readonly onRow?: (row: Row) => void;
  /** Instead of `onRow`, if the details of a row are a page of their own. */
  readonly details?: DetailsPages<Row>;
  readonly chosen?: string | null;
  /** How rows differ from others. Pass the same function while they look the same. */
  readonly tone?: RowLooks<Row>['tone'];
  /** Divides the rows while they are in the provider's order. Pass the same function while the rows are the same. */
  readonly groupOf?: (row: Row) => RowGroup<Row>;
  /** Shows the rows in another way than as a table, which has no columns to choose. */
  readonly rowsAs?: ((rows: readonly Row[], isLoading: boolean) => ReactNode) | undefined;
  /** Options of filters that only the page knows. Pass the same object while they are equal. */
  readonly options?: FilterOptions<Filter>;
  /** The menu that saves the list as a file. Pass the same element while it is equal. */
  readonly download?: ReactNode;
  /** The saved views, and the part that counts their rows. */
  readonly views?: readonly SavedView<Filter>[];
  readonly counts?: ShownPart<ViewCounts>;
  /** Actions on the selected rows. */
  readonly tools?: ReactNode;
  /** The button that makes the first row. Only the page without any rows shows it here. */
  readonly start?: ReactNode;
  /** Replaces the usual texts for no rows. */
  readonly empty?: ReactNode;
}

const ruled = css({ borderTop: '[2px solid token(colors.line.ink)]', borderBottom: '[1px solid token(colors.line.soft)]' });

/** A list with its views, filters, tools, rows and pages. */
export function ListSection<Row, Filter extends object>(props: ListSectionProps<Row, Filter>) {
  const { list, words, options, download, tools, empty, start, views, counts, columns: declared, ...table } = props;
  const { filters } = list;
  const { columns, choices, toggle, reset } = useColumnChoice(words.caption, declared);
  const isOther = props.rowsAs !== undefined;
  const isWide = useMedia('(min-width: 768px)');
  const chooser = useMemo(
    () => isWide && !isOther && <ColumnChooser choices={choices} onToggle={toggle} onReset={reset} />,
    [isWide, isOther, choices, toggle, reset],
  );
  const offer = useContext(TestDataOffer);
  const scope = scopeOf(filters, options);
  if (isBare(list) && !empty && !words.teaches) return <EmptyList title={words.none} />;
  if (words.teaches && isBare(list))
    return (
      <EmptyPage
        drawing={words.teaches.drawing}
        title={noneOf(words, scope)}
        action={start}
        more={
          <>
            {scope && <ShowAllButton scope={scope} filters={filters} />}
            {words.testData && offer({ list: words.testData, onFilled: list.refresh })}
          </>
        }
      >
        {words.noneMore && <p>{words.noneMore}</p>}
        <p>{words.teaches.sentence}</p>
      </EmptyPage>
    );
  return (
    <Stack>
      <ListHead
        views={
          <>
            <ListViews
              filters={filters}
              list={words.caption}
              views={views}
              counts={counts ? numbersOf(counts) : null}
              found={list.view.busy || list.view.fault ? null : foundIn(list.view)}
            />
            {counts && <PartError part={counts} what={{ minor: 'the number of rows of each view' }} />}
          </>
        }
      >
        <Tools
          list={list}
          columns={columns}
          usual={props.usual}
          options={options}
          tools={tools}
          chooser={chooser}
          download={download}
        />
      </ListHead>
      <ListTable<Row, Filter>
        {...table}
        isSortElsewhere
        columns={columns}
        list={list}
        caption={words.caption}
        usualWidths={words.widths}
        empty={empty || <NoRows filters={filters} words={words} scope={scope} />}
        lost={words.lost}
      />
    </Stack>
  );
}

const EmptyList = ({ title }: { readonly title: string }) => (
  <div className={ruled}>
    <Empty title={title} />
  </div>
);

/** Whether the list has no rows at all. A failed load says nothing about that, and the merchant who chose which rows it is of can choose others. */
const isBare = <Row, Filter extends object>({ view: { shownAt, fault, total, query }, filters }: List<Row, Filter>) =>
  shownAt !== null &&
  fault === null &&
  total === 0 &&
  query.page === 1 &&
  !filters.isFiltered(filters.value) &&
  filters.keys.every((key) => !isInBar(filters.fields[key].control) || filters.value[key] === filters.empty[key]);

interface ToolsProps<Row, Filter extends object> extends Pick<ListSectionProps<Row, Filter>, 'columns' | 'usual'> {
  readonly list: List<Row, Filter>;
  readonly options: FilterOptions<Filter> | undefined;
  readonly tools: ReactNode;
  readonly chooser: ReactNode;
  readonly download: ReactNode;
}

function Tools<Row, Filter extends object>(props: ToolsProps<Row, Filter>) {
  const { list, columns, usual, options, tools, chooser, download } = props;
  const isWide = useMedia('(min-width: 768px)');
  const { filters, refresh } = list;
  const { shownAt, busy } = list.view;
  const isFailed = list.view.fault !== null;
  const hasDays = filters.keys.some(
    (key) => filters.fields[key].control.kind === 'dates' && !filters.fields[key].isEmpty(filters.value[key]),
  );
  // An open detail panel does not rerender the toolbar.
  const wide = useMemo(
    () => (
      <Stack close>
        <Toolbar>
          <FilterBar filters={filters} options={options} />
          {tools}
          <ListTools at={shownAt} busy={busy} failed={isFailed} crowded={hasDays} onRefresh={refresh}>
            {chooser}
            {download}
          </ListTools>
        </Toolbar>
        <FilterChips filters={filters} options={options} />
      </Stack>
    ),
    [filters, options, tools, shownAt, busy, isFailed, hasDays, refresh, chooser, download],
  );
  if (isWide) return wide;
  return (
    <Toolbar>
      <FilterBar
        filters={filters}
        options={options}
        tools={
          <Stack>
            <SheetSort view={list.view} columns={columns} usual={usual} />
            <SheetTools at={shownAt} busy={busy} failed={isFailed} onRefresh={refresh}>
              {download}
            </SheetTools>
          </Stack>
        }
      />
      {tools}
    </Toolbar>
  );
}

interface SheetSortProps<Row, Filter extends object> extends Pick<ListSectionProps<Row, Filter>, 'columns' | 'usual'> {
  readonly view: List<Row, Filter>['view'];
}

/** The choice of an order in the sheet of a phone, whose entries have no heads to press. */
function SheetSort<Row, Filter extends object>({ view, columns, usual }: SheetSortProps<Row, Filter>) {
  const { rows, sort } = useSort(view, columns, usual);
  const heads = columns.map(({ key, head, order }) => ({ key, head, sortable: order !== undefined }));
  return rows.length > 1 && <SortChoice columns={heads} sort={sort} awaited={false} />;
}

/** The one currency that a list is of, and the filter that shows all. */
interface Scope<Filter extends object> {
  readonly currency: string;
  readonly all: Filter;
}

/** Returns the currency that a list is of, or null if it is of all. */
function scopeOf<Filter extends object>(
  { fields, keys, value }: FilterState<Filter>,
  options: FilterOptions<Filter> | undefined,
): Scope<Filter> | null {
  const scopes = keys.flatMap((key) => {
    const { control } = fields[key];
    if (control.kind !== 'select' || control.place !== 'bar' || control.get(value[key]) === ALL_CURRENCIES) return [];
    const currency = filterText(fields[key], value[key], options?.[key]);
    return [{ currency, all: withValue(value, key, control.set(ALL_CURRENCIES)) }];
  });
  return scopes[0] ?? null;
}

const noneOf = <Filter extends object>({ none, noneIn }: ListWords, scope: Scope<Filter> | null) =>
  scope && noneIn ? noneIn(scope.currency) : none;

const ShowAllButton = <Filter extends object>({
  scope,
  filters,
}: Pick<NoRowsProps<Filter>, 'filters'> & { scope: Scope<Filter> }) => (
  <Button onPress={() => filters.apply(scope.all)}>Show all currencies</Button>
);

interface NoRowsProps<Filter extends object> {
  readonly filters: FilterState<Filter>;
  readonly words: ListWords;
  readonly scope: Scope<Filter> | null;
}

/** "None yet" differs from "none that match". */
const NoRows = <Filter extends object>({ filters, words, scope }: NoRowsProps<Filter>) =>
  filters.isFiltered(filters.value) ? (
    <Empty title={words.noMatch}>
      <Button onPress={() => filters.apply(cleared(filters, filters.value))}>{words.showAll}</Button>
    </Empty>
  ) : (
    <Empty title={noneOf(words, scope)}>{scope && <ShowAllButton scope={scope} filters={filters} />}</Empty>
  );

interface StartButtonProps {
  /** Why this role can't press it, or null if it can. */
  readonly barred: string | null;
  readonly onPress: () => void;
  readonly children: string;
}

/** The button that makes the first row of a list, and each one after it. */
export const StartButton = ({ barred, onPress, children }: StartButtonProps) => (
  <Button kind="solid" icon="plus" disabled={barred !== null} reason={barred} onPress={onPress}>
    {children}
  </Button>
);
