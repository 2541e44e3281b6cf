/** A settlement as a spreadsheet (STL-01): the lines of its statement, everything they sum, and a check whose formulas add it up again. */
import { type SettlementItem, settlementItems } from '../../../contract/settlements/settlementItems';
import { lineName } from '../../../contract/settlements/settlementStatuses';
import { type SettlementInFull, settlements } from '../../../contract/settlements/settlements';
import type { Wanted } from '../../../machines/kit/download/download.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import { add } from '../../../machines/kit/values/money';
import type { StatementWanted } from '../../../machines/settlements/statementDownload/statementDownload.machine';
import { call } from '../call';
import { type Column, type ExportedFile, type ExportOptions, fileName, timeText } from '../exports';
import type { SheetText } from '../sheet/writeSheet';

/** The most that the provider allows. */
const PAGE_SIZE = 100;

const changed = () => new Failure({ kind: 'server', status: 409, message: 'The settlement changed while we read it. Try again' });

/**
 * Returns every item as the provider lists it. One that comes twice is there twice, because the file shows what the check found.
 * @throws Failure if the settlement changed meanwhile, because the file would be of no moment
 */
async function itemsOf({ id, version }: SettlementInFull, options: ExportOptions): Promise<readonly SettlementItem[]> {
  const items: SettlementItem[] = [];
  let expected: number | null = null;
  for (let page = 1; ; page += 1) {
    options.signal.throwIfAborted();
    const query = { page: `${page}`, size: `${PAGE_SIZE}` };
    const answer = await call(settlementItems.listSettlementItems, { params: { id }, query }, options);
    expected ??= answer.total;
    if (answer.version !== version || answer.total !== expected) throw changed();
    items.push(...answer.rows);
    if (answer.rows.length === 0 || page * PAGE_SIZE >= answer.total) return items;
  }
}

/** A line as the provider states it. The last one is the amount of the settlement. */
interface Stated {
  readonly name: string;
  readonly count: string;
  readonly amount: string;
  /** What its items add up to. */
  readonly found: string;
}

const TOTAL = 'Settlement amount';

const sumOf = (items: readonly SettlementItem[]) => items.reduce((sum, { amount }) => add(sum, amount), '0.00');

/** Returns the lines of the statement, and those that only items have. */
function statedLines({ lines }: SettlementInFull, items: readonly SettlementItem[]): readonly Stated[] {
  const names = new Set([...(lines ?? []), ...items].map(({ line }) => line));
  return [...names].map((line) => {
    const stated = lines?.find((one) => one.line === line);
    const found = sumOf(items.filter((one) => one.line === line));
    return { name: lineName(line), count: stated ? `${stated.count}` : '', amount: stated?.amount ?? '', found };
  });
}

const lineColumns = (currency: string): readonly Column<Stated>[] => [
  { head: 'Line', cell: ({ name }) => name },
  { head: 'Items', kind: 'amount', cell: ({ count }) => count },
  { head: `On the statement (${currency})`, kind: 'amount', cell: ({ amount }) => amount },
  { head: `Sum of the items (${currency})`, kind: 'amount', cell: ({ found }) => found },
];

const itemColumns = (currency: string): readonly Column<SettlementItem>[] => [
  { head: 'Date', kind: 'time', cell: ({ at }) => timeText(at) },
  { head: 'Line', cell: ({ line }) => lineName(line) },
  { head: 'Reference', cell: ({ reference }) => reference },
  { head: 'Description', cell: ({ description }) => description },
  { head: `Amount (${currency})`, kind: 'amount', cell: ({ amount }) => amount },
  { head: 'Item', cell: ({ id }) => id },
];

/** The formulas of one row of the check. Amounts are rounded, because a spreadsheet adds binary numbers. */
interface Checked {
  readonly name: string;
  readonly stated: string;
  readonly found: string;
}

/** The row below the headings of a sheet, as its formulas count. */
const FIRST = 2;

/** @param lines how many lines are above the amount of the settlement */
const checkedRows = (lines: number): readonly Checked[] => {
  const line = (place: number): Checked => {
    const row = FIRST + place;
    return {
      name: `Lines!A${row}`,
      stated: `ROUND(Lines!C${row},2)`,
      found: `ROUND(SUMIF(Items!B:B,Lines!A${row},Items!E:E),2)`,
    };
  };
  const stated = `ROUND(Lines!C${FIRST + lines},2)`;
  const allLines = { name: '"All lines"', stated, found: `ROUND(SUM(Lines!C${FIRST}:C${FIRST + lines - 1}),2)` };
  return [
    ...Array.from({ length: lines }, (_, place) => line(place)),
    ...(lines > 0 ? [allLines] : []),
    { name: '"All items"', stated, found: 'ROUND(SUM(Items!E:E),2)' },
  ];
};

function checkSheet(lines: number): Pick<SheetText, 'heads' | 'kinds' | 'rows'> {
  const rows = checkedRows(lines).map(({ name, stated, found }, place) => {
    const row = FIRST + place;
    return [name, stated, found, `ROUND(B${row}-C${row},2)`, `IF(D${row}=0,"Agrees","Differs")`];
  });
  return {
    heads: ['Line', 'On the statement', 'Sum', 'Difference', 'Check'],
    kinds: ['formula', 'formula', 'formula', 'formula', 'formula'],
    rows,
  };
}

export async function exportStatement(
  { filter }: Wanted<StatementWanted, 'xlsx'>,
  options: ExportOptions,
): Promise<ExportedFile> {
  const settlement = await call(settlements.getSettlement, { params: { id: filter.id } }, options);
  // The spreadsheet library loads when it is needed.
  const [{ bookOf, sheetText }, items] = await Promise.all([import('../sheet/sheet'), itemsOf(settlement, options)]);
  const { currency, amount, reference, id } = settlement;
  const lines = statedLines(settlement, items);
  const total: Stated = {
    name: TOTAL,
    // As on the page: a payment is there with its collection and with its fee.
    count: settlement.lines === null ? '' : `${settlement.lines.reduce((sum, { count }) => sum + count, 0)}`,
    amount: amount ?? '',
    found: sumOf(items),
  };
  const content = await bookOf(
    [
      sheetText('Lines', lineColumns(currency), [...lines, total]),
      sheetText('Items', itemColumns(currency), items),
      { name: 'Check', ...checkSheet(lines.length) },
    ],
    options.signal,
  );
  return { name: fileName(`Settlement-${safe(reference || id)}`, 'xlsx'), content };
}

/** A reference in the name of a file. */
const safe = (text: string) => text.replace(/[^\w-]+/g, '-');
