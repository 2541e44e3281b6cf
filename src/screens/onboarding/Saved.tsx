import type { ReactNode } from 'react';
import { sentence } from '../../../machines/kit/flow/fault';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Skeleton } from '../../ui/feedback/Skeleton';

interface SavedProps<Value> {
  readonly machine: Parameters<typeof useResource<Value, string>>[0];
  /** The message if the load fails without one. */
  readonly refusal: string;
  readonly children: (value: Value) => ReactNode;
}

/** Loads the saved values of a form, and then shows the form. */
export function Saved<Value>({ machine, refusal, children }: SavedProps<Value>) {
  const { view, send } = useResource(machine, '');
  const { value, fault } = view;
  if (value !== null) return children(value);
  if (fault === null) return <Skeleton lines={8} />;
  return (
    <Alert tone="bad" action={<Button onPress={() => send({ type: 'refresh' })}>Try again</Button>}>
      {sentence(fault, refusal)}
    </Alert>
  );
}
