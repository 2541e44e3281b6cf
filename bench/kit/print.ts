/** Prints a table: the first column is text, the others figures. */
export function printTable(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  console.log(`\n${title}\n${line(heads)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const MB = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
export const times = (value: number, of: number) => `${(value / of).toFixed(2)}x`;
export const count = (value: number) => String(Math.round(value));

export interface Goal {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly say: (value: number) => string;
}

/** Prints goals with their results. A missed goal fails nothing, because machines differ. */
export function printGoals(goals: readonly Goal[]): void {
  const rows = goals.map(({ name, value, most, say }) => [name, say(value), say(most), value <= most ? 'met' : 'MISSED']);
  printTable('Goals', ['', 'here', 'at most', ''], rows);
}
