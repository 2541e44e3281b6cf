import type { ReactNode } from 'react';
import { sentence } from '../../../machines/kit/fault';
import { useResource } from '../../flow/useResource';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';

interface SavedProps<Value> {
  readonly machine: Parameters<typeof useResource<Value, string>>[0];
  /** What is said where the provider does not say why it could not be fetched. */
  readonly refusal: string;
  readonly children: (value: Value) => ReactNode;
}

/** What was saved before, which a form begins with: the form is there once that is. */
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
