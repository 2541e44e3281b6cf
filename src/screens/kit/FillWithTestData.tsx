import type { Wired } from '../../../machines/kit/flow/port';
import type { testDataMachine } from '../../../machines/shell/testData/testData.machine';
import { css } from '../../../styled-system/css';
import { useFlow } from '../../flow/useFlow';
import { TextButton } from '../../ui/buttons/TextButton';
import { Alert } from '../../ui/feedback/Alert';
import type { TestDataProps } from './testDataOffer';

interface FillWithTestDataProps extends TestDataProps {
  readonly machine: Wired<typeof testDataMachine>;
}

const whole = css({ display: 'grid', justifyItems: 'center', gap: '3' });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '[0.375rem]',
  color: 'ink.soft',
});

/** Fills an empty list with a few rows in Test mode. */
export function FillWithTestData({ machine, list, onFilled }: FillWithTestDataProps) {
  const { view, send } = useFlow(machine, {
    input: { list },
    select: (snapshot) => ({
      problem: snapshot.context.problem,
      busy: snapshot.hasTag('busy'),
      isFilled: snapshot.matches('filled'),
    }),
    onDone: ({ result }) => {
      if (result === 'filled') onFilled();
    },
  });
  if (view.isFilled) return <p className={line}>Loading the test data…</p>;
  return (
    <div className={whole}>
      <p className={line}>
        Want to see a full list first?
        <TextButton inText busy={view.busy} onPress={() => send({ type: 'fill.requested' })}>
          Fill with test data
        </TextButton>
      </p>
      {view.problem && <Alert tone="bad">{view.problem}</Alert>}
    </div>
  );
}
