import type { Period } from '../../../machines/home/dailyFigures/homePeriods';
import type { FlowPoint, FlowSums } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { netOf, shortName, sumsOf } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { Titled } from '../../ui/layout/Section';
import { SummaryTable } from '../../ui/tables/SummaryTable';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { PERIOD_WORDS } from './periodWords';

interface FlowSumsProps {
  readonly title: string;
  readonly sums: FlowSums;
  readonly currency: string;
}

/** Inflow, outflow and net, with a double rule. */
export function FlowSumsOf({ title, sums: { inflow, outflow, net }, currency }: FlowSumsProps) {
  return (
    <Titled title={title}>
      <TotalsTable
        label="Net"
        rows={[
          { label: 'Inflow', amount: formatSigned(inflow, currency) },
          { label: 'Outflow', amount: formatSigned(`-${outflow}`, currency) },
        ]}
        total={<Money amount={net} currency={currency} />}
      />
    </Titled>
  );
}

interface FlowTableProps {
  readonly points: readonly FlowPoint[];
  readonly currency: string;
  readonly period: Period;
}

/** The figures of the chart as a table. */
export function FlowTable({ points, currency, period }: FlowTableProps) {
  const { point: each, within } = PERIOD_WORDS[period];
  const amounts = ({ inflow, outflow, net }: FlowSums) => [inflow, outflow, net].map((amount) => formatSigned(amount, currency));
  return (
    <SummaryTable
      caption={`Inflow and outflow in ${currency}, by ${each.toLowerCase()} ${within}`}
      heads={[each, `Inflow, ${currency}`, 'Outflow', 'Net']}
      rows={points.map((point) => ({
        name: point.name,
        short: shortName(point.name),
        amounts: amounts({ ...point, net: netOf(point) }),
      }))}
      total={{ label: 'Total', amounts: amounts(sumsOf(points)) }}
    />
  );
}
