import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { useMemo, useState } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { box } from './control';
import { Field, type FieldProps } from './Field';
import type { Option } from './SelectField';

interface ComboboxProps extends Pick<FieldProps, 'label' | 'problem' | 'hint'> {
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly options: readonly Option[];
  readonly placeholder: string;
}

const whole = css({ minW: '0' });
const control = css(box, { pr: '0', '&:has([aria-invalid])': { pr: '0' } });
const entry = css({
  flex: '1',
  minW: '0',
  h: 'full',
  minH: '[var(--control)]',
  bg: '[transparent]',
  color: 'ink',
  outline: '[none]',
  textOverflow: 'ellipsis',
});
const opener = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  w: '[var(--control)]',
  h: '[var(--control)]',
  color: 'ink.soft',
  cursor: 'pointer',
});
const card = css({
  zIndex: 'popover',
  maxH: '[min(20rem, var(--available-height))]',
  overflowY: 'auto',
  p: '1',
  bg: 'sheet',
  borderRadius: '[4px]',
  boxShadow: 'float',
  _open: { animation: '[rise 160ms cubic-bezier(0.2, 0, 0, 1)]' },
});
const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minH: { base: '[2.75rem]', md: '[2.125rem]' },
  px: '[0.625rem]',
  py: '1',
  borderRadius: 'mark',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _highlighted: { bg: 'chosen', _highContrast: { outline: '[2px solid Highlight]' } },
});
const none = css({ px: '[0.625rem]', py: '2', color: 'ink.soft' });

/** Returns text for comparison: without case and without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A choice from many options, found by any part of their name. Text that matches none reverts to the last choice. */
export function Combobox({ label, value, onChoose, options, placeholder, problem, hint }: ComboboxProps) {
  // The text while typing. Null otherwise, when the field shows the choice.
  const [typed, setTyped] = useState<string | null>(null);
  const collection = useMemo(() => {
    const words = plain(typed ?? '').trim();
    return createListCollection({ items: options.filter((option) => plain(option.label).includes(words)) });
  }, [options, typed]);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field label={label} hint={hint} problem={problem}>
      {({ id, ...aria }) => (
        <Ark.Root
          className={whole}
          collection={collection}
          ids={{ input: id, label: `${id}-label` }}
          value={chosen ? [chosen.value] : []}
          inputValue={typed ?? chosen?.label ?? ''}
          onValueChange={(change) => {
            const [next] = change.value;
            if (next !== undefined) onChoose(next);
          }}
          onInputValueChange={(change) => setTyped(change.reason === 'input-change' ? change.inputValue : null)}
          onOpenChange={(change) => {
            if (!change.open) setTyped(null);
          }}
          placeholder={placeholder}
          invalid={Boolean(problem)}
          inputBehavior="autohighlight"
          openOnClick
          positioning={{ sameWidth: true, gutter: 4 }}
          lazyMount
          unmountOnExit
        >
          <Ark.Control className={control}>
            <Ark.Input className={entry} {...aria} onBlur={() => setTyped(null)} />
            <Ark.Trigger className={opener} aria-label={`Show all: ${label}`}>
              <Icon name="chevron-down" />
            </Ark.Trigger>
          </Ark.Control>
          <Portal>
            <Ark.Positioner>
              <Ark.Content className={card}>
                {collection.items.map((option) => (
                  <Ark.Item key={option.value} className={item} item={option}>
                    <Ark.ItemText>{option.label}</Ark.ItemText>
                    <Ark.ItemIndicator>
                      <Icon name="check" />
                    </Ark.ItemIndicator>
                  </Ark.Item>
                ))}
                {collection.size === 0 && (
                  <p className={none} role="status">
                    No matches for “{typed?.trim()}”.
                  </p>
                )}
              </Ark.Content>
            </Ark.Positioner>
          </Portal>
        </Ark.Root>
      )}
    </Field>
  );
}
