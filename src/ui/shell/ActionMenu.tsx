import type { ReactNode } from 'react';
import { layer, useWaking } from '../layers/layer';
import { asleep, type Trigger } from './asleep';
import type { Action, Choice } from './OpenedActionMenu';

const opened = layer(async () => (await import('./OpenedActionMenu')).OpenedActionMenu);

/** Loads the code of these menus ahead. */
export const fetchActionMenu = opened.fetch;

interface ActionMenuProps<Value extends string> {
  readonly trigger: Trigger;
  /** The content above the items. */
  readonly head?: ReactNode;
  readonly placement?: 'bottom-start' | 'bottom-end';
  readonly choice: Choice<Value>;
  readonly actions: readonly Action[];
}

/** A menu with one choice of a few, and some actions. */
export function ActionMenu<Value extends string>(props: ActionMenuProps<Value>) {
  const { trigger, head, placement = 'bottom-end', choice, actions } = props;
  const { awake, wake, error } = useWaking(opened);
  if (awake === null) {
    return (
      <>
        {asleep(trigger, 'menu', wake)}
        {error}
      </>
    );
  }
  const onChoose = (value: string) => {
    const option = choice.options.find((each) => each.value === value);
    if (option) choice.onChoose(option.value);
  };
  const first = awake === 'arrow' ? (choice.options[0]?.value ?? null) : null;
  return <opened.View {...{ trigger, head, placement, actions, first }} choice={{ ...choice, onChoose }} />;
}
