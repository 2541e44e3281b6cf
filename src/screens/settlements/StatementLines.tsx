import { memo, type ReactNode, useState } from 'react';
import { restOf, sumAgrees } from '../../../machines/settlements/reconciliation/reconciliation.rules';
import type { ComparedView } from '../../../machines/settlements/reconciliation/reconciliation.select';
import type { SettlementInFull } from '../../../machines/settlements/settlementStatement/settlementStatement.machine';
import {
  isSettlementLine,
  lineName,
  totalLabel,
} from '../../../machines/settlements/settlementStatement/settlementStatement.rules';
import { css } from '../../../styled-system/css';
import { Section } from '../../ui/layout/Section';
import { ColumnSums } from '../../ui/text/ColumnSums';
import { formatSigned } from '../../ui/text/format';
import { Icon } from '../../ui/theme/Icon';

const FOUND = 'Sum of the items';

/** A line without items has nothing to open. */
const isOpenable = (line: string, count: number) => count > 0 && isSettlementLine(line);

const opener = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minH: { base: '[2.75rem]', md: '[1.25rem]' },
  textAlign: 'left',
  color: 'ink',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
});

// Its mark is no letter, so its line is placed by its edge: the rules of all sums meet.
const checked = css.raw({ display: 'inline-flex', verticalAlign: 'top', alignItems: 'center', gap: '1' });
const agreeing = css(checked, { color: 'tone.green.ink' });
const differing = css(checked, { position: 'relative', color: 'tone.orange.ink' });
const spoken = css({ srOnly: true });

const Agrees = () => (
  <span className={agreeing}>
    <Icon name="check" />
    Agrees
  </span>
);

/** The amount has its column's place, and the mark says that it is a difference. */
const Differs = ({ by }: { readonly by: string }) => (
  <span className={differing}>
    <Icon name="triangle-alert" />
    <span className={spoken}>Differs by </span>
    {by}
  </span>
);

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
  /** Null until everything is read. */
  readonly compared: ComparedView | null;
  /** Returns what a line sums. Null for a line that cannot be opened. */
  readonly itemsOf: (line: string) => ReactNode;
}

/** The statement beside the sums of its items, once they are compared. Nothing of it changes while they are read. */
export const StatementLines = memo(function StatementLines({ settlement, compared: check, itemsOf }: StatementLinesProps) {
  /** What the merchant opened and closed. Otherwise the lines that don't agree are open. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { lines, amount, currency } = settlement;
  const figure = (sum: string | null) => (sum === null ? '—' : formatSigned(sum, currency));
  const compared = check?.verdict ?? null;
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
  const shown = rows.map(({ line, count, stated }) => {
    const found = compared?.lines.find((one) => one.line === line);
    const isWrong = found?.agrees === false;
    const check =
      found === undefined ? '—' : isWrong ? <Differs key="differs" by={figure(found.difference)} /> : <Agrees key="agrees" />;
    const isOpen = isOpenable(line, count) && (chosen.get(line) ?? isWrong);
    return {
      key: line,
      label: isOpenable(line, count) ? (
        <OpenLine name={lineName(line)} isOpen={isOpen} onPress={() => setChosen(new Map(chosen).set(line, !isOpen))} />
      ) : (
        lineName(line)
      ),
      below: isOpen && itemsOf(line),
      figures: [String(count), figure(stated), figure(found?.found.amount ?? null), check],
      rest: isWrong
        ? {
            label: found.stated === null ? 'Not on the statement' : 'Nothing accounts for this',
            figures: [null, figure(found.difference)],
          }
        : null,
    };
  });
  // The lines agree with their items, but not with what was paid.
  const rest = compared && restOf(compared);
  const unexplained = rest
    ? [{ key: '', label: 'No line', figures: ['—', figure(rest), '—', <Differs key="differs" by={figure(rest)} />] }]
    : [];
  return (
    <Section title="Statement" actions={<span data-inline>{currency}</span>}>
      <ColumnSums
        caption={`Lines of this settlement in ${currency}`}
        heads={['Items', 'On the statement', FOUND, 'Check']}
        ruled
        // The check says whether both are equal, and by how much they differ.
        wideOnly={FOUND}
        rows={[...shown, ...unexplained]}
        total={{
          label: totalLabel(settlement),
          figures: [
            String(rows.reduce((sum, { count }) => sum + count, 0)),
            figure(amount),
            figure(compared?.found ?? null),
            compared === null ? (
              '—'
            ) : sumAgrees(compared) ? (
              <Agrees key="agrees" />
            ) : (
              <Differs key="differs" by={figure(compared.difference)} />
            ),
          ],
        }}
      />
    </Section>
  );
});
