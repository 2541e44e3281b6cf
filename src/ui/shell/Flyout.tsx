import { layer, useWaking } from '../layers/layer';
import { asleep } from './asleep';
import type { FlyoutProps } from './OpenedFlyout';

const opened = layer(async () => (await import('./OpenedFlyout')).OpenedFlyout);

/** Loads the code of these panels ahead. */
export const fetchFlyout = opened.fetch;

/** A panel next to its trigger. It is not modal: everything outside can be pressed at once. */
export function Flyout(props: FlyoutProps) {
  const { awake, wake, error } = useWaking(opened);
  if (awake !== null) return <opened.View {...props} />;
  return (
    <>
      {asleep(props.trigger, 'dialog', wake)}
      {error}
    </>
  );
}
