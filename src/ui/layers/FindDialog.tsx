import { createListCollection, Listbox } from '@ark-ui/react/listbox';
import { trapFocus } from '@zag-js/focus-trap';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { css, cx } from '../../../styled-system/css';
import { formatDay } from '../text/dates';
import { Money } from '../text/Money';
import { Icon } from '../theme/Icon';
import { useAfterPaint } from '../timing/useAfterPaint';
import { hideBackground } from './hideBackground';
import { lastFocusedElement } from './lastFocusedElement';
import { scrim } from './scrim.style';

export interface FoundItem {
  readonly value: string;
  readonly label: string;
  /** Distinguishes it from others with the same name. */
  readonly note?: string;
  /** In major units. */
  readonly sum?: { readonly amount: string; readonly currency: string };
  /** ISO text of a wall-clock date and time. */
  readonly at?: string;
}

export interface FoundGroup {
  readonly name: string;
  readonly items: readonly FoundItem[];
}

interface FindDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly keyword: string;
  readonly onKeyword: (keyword: string) => void;
  readonly placeholder: string;
  readonly groups: readonly FoundGroup[];
  readonly onChoose: (value: string) => void;
  /** A text below the list, such as that a search is running or found nothing. */
  readonly foot: ReactNode;
}

const front = css(scrim, {
  display: 'grid',
  placeItems: { base: 'stretch', md: 'start center' },
  pt: { base: '0', md: '[12vh]' },
  px: { base: '0', md: '6' },
  '&[hidden]': { display: 'none' },
});
const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  minW: '0',
  maxW: { base: '[none]', md: 'dialog' },
  maxH: { base: '[100dvh]', md: '[70vh]' },
  bg: 'sheet',
  borderRadius: { md: 'float' },
  boxShadow: 'dialog',
  overflow: 'hidden',
  _focusVisible: { outline: '[none]' },
});
const root = css({ display: 'flex', flexDirection: 'column', minH: '0' });
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '4',
  flex: 'none',
  borderBottom: '[1px solid token(colors.line.soft)]',
  color: 'ink.soft',
  // The field fills the line, so the line shows the focus.
  '&:has(input:focus-visible)': { boxShadow: '[inset 0 -2px 0 token(colors.action)]' },
});
const entry = css({
  flex: '1',
  minW: '0',
  h: '[3.25rem]',
  bg: '[transparent]',
  color: 'ink',
  outline: '[none]',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'ink.soft', opacity: '1' },
});
const closer = css({ flex: 'none', display: 'grid', placeItems: 'center', w: '[2.25rem]', h: '[2.25rem]', cursor: 'pointer' });
const list = css({ overflowY: 'auto', minH: '0', p: '2', outline: '[none]' });
/** Reserves the height of the results. */
const room = css({ minH: { md: '[56vh]' } });
const head = css({ px: '3', pt: '3', pb: '1', fontSize: 'note', lineHeight: 'note', color: 'ink.soft' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  minH: { base: '[2.75rem]', md: '[2.25rem]' },
  px: '3',
  py: '1',
  borderRadius: 'mark',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _highlighted: { bg: 'chosen', _highContrast: { outline: '[2px solid Highlight]' } },
});
const noteLook = css({ fontSize: 'note', lineHeight: 'note', color: 'ink.soft' });
const side = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', minW: '0' });
const clipped = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const end = css({ flex: 'none', ml: 'auto', textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
const bottom = css({
  flex: 'none',
  px: '4',
  py: '2',
  borderTop: '[1px solid token(colors.line.faint)]',
  color: 'ink.soft',
  // Still there for screen readers, which announce only what changes within it.
  '&:has(> :empty)': { py: '0', borderTop: '[0]' },
});

const NOTHING: readonly FoundGroup[] = [];

/**
 * The dialog of the finder. Typing narrows a grouped list, arrow keys move through it, Enter selects, and Esc closes.
 *
 * It must respond to a press within 50 ms, so it is built before it is opened. Its field is in the first frame. The options and the focus trap
 * follow in the next one.
 */
export function FindDialog(props: FindDialogProps) {
  const { title, open, onClose, keyword, onKeyword, placeholder, groups, onChoose, foot } = props;
  const whole = useRef<HTMLDivElement>(null);
  const isListed = useAfterPaint(open);
  // Together with the list and not after it, because early keys would leave a dialog without a focus trap.
  const isKept = open && isListed;
  useLayoutEffect(() => (isKept && whole.current ? keepFocus(whole.current) : undefined), [isKept]);
  const opener = useRef<HTMLElement>(null);
  // The focus goes back in an effect and not in a cleanup: by then the trap is let go, and React has put the focus where it was.
  useLayoutEffect(() => {
    if (!open) {
      opener.current?.focus();
      opener.current = null;
      return;
    }
    opener.current = lastFocusedElement();
    whole.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [open]);
  const listed = isListed ? groups : NOTHING;
  const collection = useMemo(() => createListCollection({ items: listed.flatMap(({ items }) => items) }), [listed]);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the sheet; the keyboard has Esc for it
    <div
      className={front}
      hidden={!open}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The press keeps the focus where it is.
        event.preventDefault();
        onClose();
      }}
    >
      <div
        ref={whole}
        className={sheet}
        role="dialog"
        aria-modal={open}
        aria-label={title}
        tabIndex={-1}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <Listbox.Root className={root} collection={collection} value={[]} onSelect={({ value }) => onChoose(value)}>
          <div className={line}>
            <Icon name="search" />
            <Listbox.Input
              className={entry}
              aria-label={title}
              placeholder={placeholder}
              value={keyword}
              onChange={(event) => onKeyword(event.target.value)}
              autoHighlight
            />
            <button type="button" className={closer} aria-label="Close" onClick={onClose}>
              <Icon name="x" />
            </button>
          </div>
          <Listbox.Content className={cx(list, !isListed && room)} aria-label={title}>
            {listed.map(({ name, items }) => (
              <Listbox.ItemGroup key={name}>
                <Listbox.ItemGroupLabel className={head}>{name}</Listbox.ItemGroupLabel>
                {items.map((found) => (
                  <Listbox.Item key={found.value} className={item} item={found}>
                    {found.sum || found.at ? <Detailed found={found} /> : <Plain found={found} />}
                  </Listbox.Item>
                ))}
              </Listbox.ItemGroup>
            ))}
          </Listbox.Content>
        </Listbox.Root>
        <div className={bottom}>{foot}</div>
      </div>
    </div>,
    document.body,
  );
}

const Plain = ({ found }: { readonly found: FoundItem }) => (
  <>
    <Listbox.ItemText>{found.label}</Listbox.ItemText>
    {found.note && <span className={noteLook}>{found.note}</span>}
  </>
);

/** The name above its reference, the amount above its day. */
const Detailed = ({ found: { label, note, sum, at } }: { readonly found: FoundItem }) => (
  <>
    <span className={side}>
      <Listbox.ItemText className={clipped}>{label}</Listbox.ItemText>
      {note && <span className={cx(noteLook, clipped)}>{note}</span>}
    </span>
    <span className={cx(side, end)}>
      {sum && <Money {...sum} />}
      {at && <span className={noteLook}>{formatDay(at)}</span>}
    </span>
  </>
);

function keepFocus(sheet: HTMLElement): () => void {
  const letGo = trapFocus(sheet, { initialFocus: false, returnFocusOnDeactivate: false });
  const stepBack = hideBackground(sheet);
  return () => {
    stepBack();
    letGo();
  };
}
