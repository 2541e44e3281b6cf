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

/** Choices that can be taken off one by one, or all at once. */
export function Chips({ chips, onRemove, onReset }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
    <div className={row} role="group" aria-label="Applied filters">
      {chips.map(({ key, name: called, text }) => (
        <span key={key} className={chip}>
          <span className={words}>
            <span className={name}>{called}:</span> {text}
          </span>
          <button className={remove} type="button" aria-label={`Remove filter ${called}`} onClick={() => onRemove(key)}>
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
