import type { Report, ReportBookmark, ReportChoice, ReportColumn, ReportFormat } from './reportRequest.types';

/** What a merchant finds the first time. */
export const usualChoice = (columns: readonly ReportColumn[]): ReportChoice => ({
  columns: columns.flatMap(({ key, isUsual }) => (isUsual ? [key] : [])),
  format: 'csv',
});

/** Returns the remembered choice without columns that the list no longer has. */
export function choiceOf(columns: readonly ReportColumn[], bookmark: ReportBookmark<unknown> | null): ReportChoice {
  if (bookmark === null) return usualChoice(columns);
  return { ...bookmark.choice, columns: inOrder(columns, bookmark.choice.columns) };
}

const inOrder = (columns: readonly ReportColumn[], chosen: readonly string[]) =>
  columns.flatMap(({ key }) => (chosen.includes(key) ? [key] : []));

/** Returns the remembered request that the flow goes on with. One that arrived is only followed by an export of the same filter. */
export function resumed<Filter>(bookmark: ReportBookmark<Filter> | null, filter: Filter) {
  if (!bookmark?.request) return null;
  const isSame = JSON.stringify(bookmark.request.filter) === JSON.stringify(filter);
  return bookmark.isReceived && !isSame ? null : bookmark.request;
}

/** Adds a column, or removes it. The order stays that of the file. */
export function toggled(columns: readonly ReportColumn[], { columns: chosen, ...rest }: ReportChoice, key: string): ReportChoice {
  const others = chosen.filter((each) => each !== key);
  return { ...rest, columns: inOrder(columns, others.length < chosen.length ? others : [...chosen, key]) };
}

/** Chooses all columns, or the usual ones if all are chosen already. */
export const allOrUsual = (columns: readonly ReportColumn[], choice: ReportChoice): ReportChoice => ({
  ...choice,
  columns: choice.columns.length < columns.length ? columns.map(({ key }) => key) : usualChoice(columns).columns,
});

export const withFormat = (choice: ReportChoice, format: ReportFormat): ReportChoice => ({ ...choice, format });

/** Only this word of the provider says that there is a file. */
export const isReady = (report: Report | null): boolean => report?.status === 'Completed';

export const hasFailed = (report: Report | null): boolean => report?.status === 'Failed';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** Returns how long to wait before the next look: 2, 4, 8, 16 and from then on 30 seconds. */
export const lookPauseMs = (looks: number): number => Math.min(FIRST_PAUSE_MS * 2 ** looks, LONGEST_PAUSE_MS);

/** After so many looks, which is about a minute, the merchant is no longer kept waiting. */
export const MOST_LOOKS = 5;

/** An address works for ten minutes. A new one is fetched before that, in milliseconds. */
export const ADDRESS_LIFE_MS = 540_000;
