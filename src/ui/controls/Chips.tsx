import { useRef } from 'react';
import { css } from '../../../styled-system/css';
import { Button } from '../buttons/Button';
import { Icon } from '../theme/Icon';

interface ChipsProps {
  readonly chips: readonly { readonly key: string; readonly name: string; readonly text: string }[];
  readonly onRemove: (key: string) => void;
  readonly onReset: () => void;
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minW: '0' });
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minW: '0',
  maxW: 'full',
  minH: { base: '[2.75rem]', md: '[1.75rem]' },
  pl: '[0.625rem]',
  borderRadius: 'control',
  border: '[1px solid token(colors.line.soft)]',
  bg: 'chosen',
  fontSize: 'table',
  lineHeight: 'table',
});
const words = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const name = css({ color: 'ink.soft' });
const remove = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  w: { base: '[2.75rem]', md: '[1.75rem]' },
  color: 'ink.soft',
  cursor: 'pointer',
  _hover: { color: 'ink' },
});

/** Returns the last control before an element, within the part of the page that has it. */
function controlBefore(group: HTMLElement | null): HTMLElement | undefined {
  const around = group?.closest('main') ?? document.body;
  const all = [...around.querySelectorAll<HTMLElement>('button:not(:disabled), input:not(:disabled), select:not(:disabled)')];
  return all.findLast((each) => group && each.compareDocumentPosition(group) & Node.DOCUMENT_POSITION_FOLLOWING && isShown(each));
}

const isShown = (control: HTMLElement) => control.closest('[popover]') === null;

/** Choices that can be taken off one by one, or all at once. */
export function Chips({ chips, onRemove, onReset }: ChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  if (chips.length === 0) return null;
  /** The focus moves to the next choice, else to the one before. The last one leaves it to the control before the choices. */
  const removed = (at: number, key: string) => {
    const buttons = group.current?.querySelectorAll('button') ?? [];
    const next = chips.length > 1 ? buttons[at + 1 < chips.length ? at + 1 : at - 1] : controlBefore(group.current);
    next?.focus();
    onRemove(key);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
    <div className={row} role="group" aria-label="Applied filters" ref={group}>
      {chips.map(({ key, name: called, text }, at) => (
        <span key={key} className={chip}>
          <span className={words}>
            <span className={name}>{called}:</span> {text}
          </span>
          <button className={remove} type="button" aria-label={`Remove filter ${called}`} onClick={() => removed(at, key)}>
            <Icon name="x" />
          </button>
        </span>
      ))}
      <Button kind="bare" onPress={onReset}>
        Reset all
      </Button>
    </div>
  );
}
