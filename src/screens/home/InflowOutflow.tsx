import { useState } from 'react';
import type { FlowPoint } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import {
  axisNames,
  hasMoved,
  latestMoved,
  netOf,
  openPoint,
  sumsOf,
} from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import type { inflowOutflowDownloadMachine } from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { today } from '../../../machines/kit/values/days';
import { TextButton } from '../../ui/buttons/TextButton';
import { ChartWaiting, MirrorChart } from '../../ui/chart/MirrorChart';
import { Empty } from '../../ui/feedback/Empty';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Outdated } from '../../ui/feedback/Outdated';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Section, SideBySide } from '../../ui/layout/Section';
import { formatAmount } from '../../ui/text/format';
import { PartError, type ShownPart } from '../kit/PartError';
import { ExportMenu } from './ExportMenu';
import { FlowSumsOf, FlowTable } from './FlowFigures';
import { PERIOD_WORDS } from './periodWords';
import type { useHomeAddress } from './useHomeAddress';

interface InflowOutflowProps {
  readonly flow: ShownPart<readonly FlowPoint[]>;
  readonly download: Wired<typeof inflowOutflowDownloadMachine>;
  readonly currency: string;
  readonly address: ReturnType<typeof useHomeAddress>;
  /** The chart is of the period before: that of the chosen one is loading. */
  readonly isOutdated?: boolean;
}

const WORDS = { up: 'Inflow', down: 'Outflow', net: 'Net' };

/** HOM-02: inflow and outflow as a chart or a table, with the totals next to it. */
export function InflowOutflow({ flow, download, currency, address, isOutdated = false }: InflowOutflowProps) {
  const points = flow.view.value;
  const isDrawn = points?.some(hasMoved) && !address.isTable;
  return (
    <Section
      title="Inflow and outflow"
      actions={
        <ExportMenu
          machine={download}
          shown={{ currency, points: points ?? [] }}
          nothing={points === null ? 'There’s nothing to export yet.' : null}
          noPicture={isDrawn ? null : 'There’s no chart to export.'}
        />
      }
    >
      <PartError part={flow} what="your inflow and outflow" />
      {points === null && !flow.view.busy && <NotLoaded />}
      {points === null && flow.view.busy && (
        <SideBySide side={<Skeleton lines={6} />}>
          <ChartWaiting words={WORDS} />
        </SideBySide>
      )}
      {points !== null && (
        <Outdated on={isOutdated}>
          <Shown key={address.period} points={points} currency={currency} address={address} />
        </Outdated>
      )}
    </Section>
  );
}

interface ShownProps extends Pick<InflowOutflowProps, 'currency' | 'address'> {
  readonly points: readonly FlowPoint[];
}

function Shown({ points, currency, address }: ShownProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const { period, isTable, showTable } = address;
  const { point: each, within, sums } = PERIOD_WORDS[period];
  const by = `by ${each.toLowerCase()} ${within}`;
  const names = axisNames(points);
  const chosen = picked !== null && picked < points.length ? picked : latestMoved(points);
  const point = points[chosen];
  const table = <FlowTable points={points} currency={currency} period={period} />;
  const toggle = <TextButton onPress={() => showTable(!isTable)}>{isTable ? 'Show as chart' : 'Show as table'}</TextButton>;
  return (
    <SideBySide
      side={
        <>
          {point && <FlowSumsOf title={point.name} sums={{ ...point, net: netOf(point) }} currency={currency} />}
          <FlowSumsOf title={sums} sums={sumsOf(points)} currency={currency} />
        </>
      }
    >
      {!point && <Empty title={`No ${currency} inflow or outflow ${within}.`} />}
      {point && isTable && (
        <>
          <div>{toggle}</div>
          {table}
        </>
      )}
      {point && !isTable && (
        <MirrorChart
          label={`Inflow and outflow ${by}. The table shows the same figures.`}
          pointLabel={each}
          points={points.map((at, index) => ({
            name: at.name,
            short: names[index] ?? '',
            up: at.inflow,
            down: at.outflow,
            net: netOf(at),
          }))}
          open={openPoint(points, today())}
          words={WORDS}
          currency={currency}
          chosen={chosen}
          onChoose={setPicked}
          textOf={(index) => inWords(points[index], currency)}
          action={toggle}
          instead={table}
        />
      )}
    </SideBySide>
  );
}

function inWords(point: FlowPoint | undefined, currency: string): string {
  if (!point) return '';
  const amount = (word: string, each: string) => `${word} ${formatAmount(each, currency)}`;
  return [point.name, amount(WORDS.up, point.inflow), amount(WORDS.down, point.outflow), amount(WORDS.net, netOf(point))].join(
    ', ',
  );
}
