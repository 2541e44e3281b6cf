import { useState } from 'react';
import { TextButton } from '../ui/buttons/TextButton';
import { ChartWaiting, MirrorChart } from '../ui/chart/MirrorChart';
import { SummaryTable } from '../ui/tables/SummaryTable';
import { PercentChange } from '../ui/text/PercentChange';
import { Part, Piece, Row } from './Piece';

const words = { up: 'In', down: 'Out', net: 'Left' };
const points = ['61.2', '58.4', '72.9', '0', '80.3', '77.6'].map((up, index) => ({
  name: `Place ${index + 1}`,
  short: `${index + 1}`,
  up: `${up}00000`,
  down: up === '0' ? '0' : `${40 + 9 * index}.500000`.replace('.', ''),
  net: up === '0' ? '0' : '1250000',
}));
const rows = points.map(({ name, short, up, down, net }) => ({ name, short, amounts: [up, down, net] }));

export function Charts() {
  const [chosen, setChosen] = useState(2);
  return (
    <Part title="Charts">
      <Piece name="MirrorChart">
        <MirrorChart
          label="In and out by place"
          pointLabel="Place"
          points={points}
          open={points.length - 1}
          words={words}
          currency="NGN"
          chosen={chosen}
          onChoose={setChosen}
          textOf={(index) => points[index]?.name ?? ''}
          action={<TextButton onPress={() => setChosen(0)}>The first</TextButton>}
          instead="It could not be drawn."
        />
      </Piece>
      <Piece name="ChartWaiting">
        <ChartWaiting words={words} />
      </Piece>
      <Piece name="SummaryTable">
        <SummaryTable
          caption="In and out"
          heads={['Place', 'In', 'Out', 'Left']}
          rows={rows}
          total={{ label: 'Total', amounts: ['1', '2', '3'] }}
        />
      </Piece>
      <Piece name="PercentChange">
        <Row>
          <PercentChange percent="6.8" on="from last month" />
          <PercentChange percent="-4.4" on="from last month" />
          <PercentChange percent="0.0" on="from last month" />
        </Row>
      </Piece>
    </Part>
  );
}
