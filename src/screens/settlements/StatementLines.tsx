import { type ReactNode, useState } from 'react';
import type { CheckView } from '../../../machines/settlements/reconciliation/reconciliation.select';
import type { SettlementInFull } from '../../../machines/settlements/settlementStatement/settlementStatement.machine';
import { isSettlementLine, lineName } from '../../../machines/settlements/settlementStatement/settlementStatement.rules';
import { css } from '../../../styled-system/css';
import { Section } from '../../ui/layout/Section';
import { ColumnSums } from '../../ui/text/ColumnSums';
import { formatSigned } from '../../ui/text/format';
import { Icon } from '../../ui/theme/Icon';

const FOUND = 'Sum of the items';

/** A line without items has nothing to open. */
const isOpenable = (line: string, count: number) => count > 0 && isSettlementLine(line);

function toggled(opened: ReadonlySet<string>, line: string): ReadonlySet<string> {
  const next = new Set(opened);
  if (!next.delete(line)) next.add(line);
  return next;
}

const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: { base: '[2.75rem]', md: '[1.25rem]' },
  textAlign: 'left',
  color: 'ink',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
});

interface OpenLineProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

const OpenLine = ({ name, isOpen, onPress }: OpenLineProps) => (
  <button type="button" className={opener} aria-expanded={isOpen} onClick={onPress}>
    <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
    {name}
  </button>
);

interface StatementLinesProps {
  readonly settlement: SettlementInFull;
  readonly check: CheckView;
  /** Returns what a line sums. Null for a line that cannot be opened. */
  readonly itemsOf: (line: string) => ReactNode;
}

/** The statement beside the sums of its items, once they are compared. */
export function StatementLines({ settlement, check, itemsOf }: StatementLinesProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { lines, amount, currency, bankReference } = settlement;
  const figure = (sum: string | null) => (sum === null ? '—' : formatSigned(sum, currency));
  const compared = check.kind === 'agrees' || check.kind === 'differs' ? check.verdict : null;
  const total = bankReference === '' ? 'Paid to Collection Balance' : 'Paid to bank';
  const others = compared?.lines.filter(({ stated }) => stated === null) ?? [];
  if (lines === null)
    return (
      <Section title="Statement" actions={<span data-inline>{currency}</span>}>
        <p>The provider doesn’t say what this settlement is the sum of.</p>
      </Section>
    );
  const rows = [
    ...lines.map(({ line, count, amount: stated }) => ({ line, count, stated })),
    ...others.map(({ line, found }) => ({ line, count: found.count, stated: null })),
  ];
  return (
    <Section title="Statement" actions={<span data-inline>{currency}</span>}>
      <ColumnSums
        caption={`Lines of this settlement in ${currency}`}
        heads={['Items', 'On the statement', FOUND, 'Check']}
        // The check says whether both are equal, and by how much they differ.
        wideOnly={FOUND}
        rows={rows.map(({ line, count, stated }) => {
          const found = compared?.lines.find((one) => one.line === line);
          const check = found === undefined ? '—' : found.agrees ? 'Agrees' : `Differs by ${figure(found.difference)}`;
          return {
            key: line,
            label: isOpenable(line, count) ? (
              <OpenLine name={lineName(line)} isOpen={opened.has(line)} onPress={() => setOpened(toggled(opened, line))} />
            ) : (
              lineName(line)
            ),
            below: opened.has(line) && itemsOf(line),
            figures: [String(count), figure(stated), figure(found?.found.amount ?? null), check],
          };
        })}
        total={{
          label: total,
          figures: [
            String(rows.reduce((sum, { count }) => sum + count, 0)),
            figure(amount),
            figure(compared?.found ?? null),
            compared === null ? '—' : check.kind === 'agrees' ? 'Agrees' : `Differs by ${figure(compared.difference)}`,
          ],
        }}
      />
    </Section>
  );
}
