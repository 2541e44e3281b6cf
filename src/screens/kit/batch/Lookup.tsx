import type { LookupView } from '../../../../machines/kit/batch/batch.select';
import { sentences } from '../../../../machines/kit/flow/fault';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Progress } from '../../../ui/feedback/Progress';
import { formatCount } from '../../../ui/text/format';
import type { FileFlow } from './batchFlow';

export interface LookupWords {
  readonly running: string;
  readonly button: string;
  /** What follows `3 of 10` while the lookup is stopped. */
  readonly stopped: string;
  readonly silent: string;
}

interface LookupProps<Field extends string> extends Pick<FileFlow<Field>, 'can' | 'send'> {
  readonly lookup: LookupView;
  /** Why the lookup stopped, if it failed. */
  readonly problem: string | null;
  readonly words: LookupWords;
}

/** How much of what the rows name is known. */
export function Lookup<Field extends string>({ lookup, problem, words, can, send }: LookupProps<Field>) {
  const { state, done, of, isSilent } = lookup;
  const count = `${formatCount(done)} of ${formatCount(of)}`;
  if (state === 'running')
    return (
      <Progress
        label={`${words.running}: ${count}`}
        value={of === 0 ? null : (done / of) * 100}
        isTimed
        onCancel={() => send({ type: 'lookup.stopped' })}
      />
    );
  if (state === 'done' && !isSilent) return null;
  return (
    <Alert
      tone="plain"
      action={
        <Button disabled={!can('lookup.retry')} onPress={() => send({ type: 'lookup.retry' })}>
          {words.button}
        </Button>
      }
    >
      {state === 'stopped' ? sentences(problem, `${count} ${words.stopped}`) : words.silent}
    </Alert>
  );
}
