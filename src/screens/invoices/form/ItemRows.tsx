import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { INVOICE_LIMITS, itemFieldOf, MAX_ITEMS, wordCount } from '../../../../machines/invoices/invoice/invoice.rules';
import type { ItemField } from '../../../../machines/invoices/invoice/invoice.types';
import { decimalOf } from '../../../../machines/invoices/invoices/invoices.rules';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/buttons/Button';
import { TextField } from '../../../ui/controls/TextField';
import { formatSigned } from '../../../ui/text/format';
import { Icon } from '../../../ui/theme/Icon';
import { FieldPlace, focusField } from './FieldPlace';
import type { InvoiceFlow } from './invoiceFlow';

const list = css({ display: 'grid', gap: { base: '5', md: '2' } });
const row = css({
  display: 'grid',
  gap: '2',
  alignItems: 'start',
  gridTemplateColumns: {
    base: '[5.5rem minmax(0, 1fr) auto]',
    md: '[minmax(0, 1fr) 5.25rem 7.5rem minmax(6.5rem, auto) 2rem]',
  },
  // A phone has the item, then quantity and rate, then the amount.
  mdDown: { '& > :first-child': { gridColumn: '[1 / -1]' }, '& > :nth-child(3)': { gridColumn: '[2 / -1]' } },
  // Wide pages have the labels once, above the first line.
  md: { '&:not(:first-child) label': { srOnly: true } },
  '& > :is(:nth-child(2), :nth-child(3)) input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& > :is(:nth-child(2), :nth-child(3)) label': { md: { flex: '1', textAlign: 'right' } },
});
const amount = css({
  textAlign: 'right',
  mdDown: { gridColumn: '[1 / 3]', display: 'flex', justifyContent: 'space-between', '&:last-child': { gridColumnEnd: '[-1]' } },
  fontWeight: 'figure',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  lineHeight: '[var(--control)]',
  // As far down as the fields, whose labels are above them or hidden.
  pt: { md: '[0.375rem]' },
  md: { ':first-child > &': { pt: '0' } },
});
/** Wide pages have it once, above the first amount, as the labels of the fields. */
const amountLabel = css({
  color: 'ink.soft',
  fontWeight: 'regular',
  md: {
    'li:not(:first-child) > * > &': { srOnly: true },
    'li:first-child > * > &': { display: 'block', mb: '[0.375rem]', color: 'ink', fontWeight: 'medium', lineHeight: '[1.25rem]' },
  },
});
const unknown = css({ color: 'ink.soft' });
const remove = css({
  display: 'grid',
  placeItems: 'center',
  w: { base: '[2.75rem]', md: '[2rem]' },
  h: '[var(--control)]',
  mt: { md: '[0.375rem]' },
  color: 'ink',
  cursor: 'pointer',
  _hover: { color: 'danger' },
  mdDown: { gridColumn: '[3]', justifySelf: 'end' },
});

const WORD_FIELDS = { item: 'Item', quantity: 'Quantity', rate: 'Rate' } as const;

/** The lines of the invoice. Enter in the last one adds another, and the first one stays. */
export function ItemRows({ flow: { view, send } }: { readonly flow: InvoiceFlow }) {
  const { draft, shown, sums, mayAdd } = view;
  const [focused, setFocused] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const count = draft.items.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when a line came or went
  useEffect(() => {
    if (wanted.current === null) return;
    const key = wanted.current === LAST ? draft.items.at(-1)?.key : wanted.current;
    wanted.current = null;
    if (key !== undefined) focusField(itemFieldOf(key, 'item'));
  }, [count]);
  const add = () => {
    wanted.current = LAST;
    send({ type: 'item.added' });
  };
  const addByEnter = (place: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || place !== count - 1) return;
    event.preventDefault();
    if (mayAdd) add();
  };
  return (
    <>
      <ul className={list} aria-label="Items">
        {draft.items.map((item, place) => {
          const text = (field: ItemField) => ({
            label: place === 0 && field !== 'item' ? WORD_FIELDS[field] : `${WORD_FIELDS[field]} ${place + 1}`,
            value: item[field],
            problem: shown.get(itemFieldOf(item.key, field)) ?? null,
            onText: (typed: string) => send({ type: 'item.changed', key: item.key, field, text: typed }),
          });
          const words = wordCount(item.item);
          const line = sums.lines[place] ?? null;
          return (
            <li
              key={item.key}
              className={row}
              onKeyDown={addByEnter(place)}
              // Only a field: the count would move a button away from under the pointer that presses it.
              onFocus={({ target }) => target instanceof HTMLInputElement && setFocused(item.key)}
            >
              <FieldPlace name={itemFieldOf(item.key, 'item')}>
                <TextField
                  {...text('item')}
                  autoComplete="off"
                  hint={focused === item.key && `${words} of ${INVOICE_LIMITS.words} words`}
                />
              </FieldPlace>
              <FieldPlace name={itemFieldOf(item.key, 'quantity')}>
                <TextField {...text('quantity')} inputMode="numeric" autoComplete="off" />
              </FieldPlace>
              <FieldPlace name={itemFieldOf(item.key, 'rate')}>
                <TextField {...text('rate')} inputMode="decimal" autoComplete="off" />
              </FieldPlace>
              <span className={amount}>
                <span className={amountLabel}>Amount </span>
                {line === null ? <span className={unknown}>—</span> : formatSigned(decimalOf(line), draft.currency)}
              </span>
              {place > 0 && (
                <button
                  type="button"
                  className={remove}
                  aria-label={`Remove item ${place + 1}`}
                  onClick={() => {
                    wanted.current = draft.items[place - 1]?.key ?? null;
                    send({ type: 'item.removed', key: item.key });
                  }}
                >
                  <Icon name="trash" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button icon="plus" disabled={!mayAdd} reason={`An invoice has at most ${MAX_ITEMS} items.`} onPress={add}>
          Add item
        </Button>
      </div>
    </>
  );
}

const LAST = 'last';
