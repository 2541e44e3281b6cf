import { css } from '../../../styled-system/css';

interface StepProgressProps {
  /** The percentage of each step, 0 to 100, in their order. */
  readonly percents: readonly number[];
}

const whole = css({ display: 'grid', gap: '2' });
const words = css({ fontWeight: 'strong', md: { textAlign: 'right' } });
const parts = css({ display: 'flex', gap: '1' });
const part = css({
  flex: '1',
  h: '[0.5rem]',
  bg: 'line.faint',
  outline: '[1px solid token(colors.line.soft)]',
  outlineOffset: '[-1px]',
});
const done = css({ display: 'block', w: 'full', h: 'full', fill: 'action' });

/** How many steps are complete, and a part of a bar for each. */
export function StepProgress({ percents }: StepProgressProps) {
  const complete = percents.filter((percent) => percent >= 100).length;
  return (
    <div className={whole}>
      <p className={words}>{`${complete} of ${percents.length} steps complete`}</p>
      <div className={parts} aria-hidden="true">
        {percents.map((percent, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order
          <span key={index} className={part}>
            <svg className={done} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="1" />
            </svg>
          </span>
        ))}
      </div>
    </div>
  );
}
