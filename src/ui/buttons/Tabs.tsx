import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** A disabled tab cannot be opened yet. */
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

const whole = css({ display: 'grid', gap: { base: '[var(--apart, token(spacing.5))]', md: '4' }, minW: '0' });
// The list scrolls if it does not fit. Its rule is below the tabs', so nothing is cut off.
const list = css({
  display: 'flex',
  gap: { base: '5', md: '6' },
  overflowX: 'auto',
  overflowY: 'hidden',
  boxShadow: '[inset 0 -1px 0 token(colors.line.soft)]',
});
const tab = css({
  flex: 'none',
  minW: { base: '[2.75rem]', md: '0' },
  pt: { base: '3', md: '2' },
  pb: { base: '3', md: '[0.5625rem]' },
  color: 'ink.soft',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { color: 'ink' },
  _disabled: { color: 'ink.faint', cursor: 'default' },
  _focusVisible: { outlineOffset: '[-2px]' },
  _selected: {
    color: 'ink',
    fontWeight: 'strong',
    pb: { base: '[0.5625rem]', md: '[0.375rem]' },
    borderBottom: '[3px solid token(colors.action)]',
  },
  // Reserves the width of bold text, so that nothing moves.
  '&::after': {
    content: 'attr(data-label)',
    display: 'block',
    h: '0',
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: 'strong',
  },
});
const panel = css({ minW: '0' });

/** Tabs. The arrow keys move between them. */
export function Tabs<Value extends string>({ label, value, onChoose, tabs, children }: TabsProps<Value>) {
  return (
    <Ark.Root
      className={whole}
      value={value}
      onValueChange={(change) => {
        const chosen = tabs.find((each) => each.value === change.value);
        if (chosen) onChoose(chosen.value);
      }}
    >
      <Ark.List className={list} aria-label={label}>
        {tabs.map((each) => (
          <Ark.Trigger key={each.value} className={tab} value={each.value} disabled={each.disabled} data-label={each.label}>
            {each.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      <Ark.Content className={panel} value={value}>
        {children}
      </Ark.Content>
    </Ark.Root>
  );
}
