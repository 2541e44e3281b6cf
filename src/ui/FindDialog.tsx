import { createListCollection, Listbox } from '@ark-ui/react/listbox';
import { trapFocus } from '@zag-js/focus-trap';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { css, cx } from '../../styled-system/css';
import { standBehind } from './behind';
import { Icon } from './Icon';
import { lastFocused } from './lastFocused';
import { usePainted } from './usePainted';

export interface FoundItem {
  readonly value: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly note?: string;
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
  /** What is said below the list: that more is looked for, that nothing is there. */
  readonly foot: ReactNode;
}

const scrim = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  display: 'grid',
  placeItems: { base: 'stretch', md: 'start center' },
  pt: { base: '0', md: '[12vh]' },
  px: { base: '0', md: '6' },
  bg: 'scrim',
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
  // The field is the whole line: what has the focus is told by the line.
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
/** Room for what follows. */
const room = css({ minH: { md: '[56vh]' } });
const head = css({ px: '3', pt: '3', pb: '1', fontSize: 'note', lineHeight: 'note', color: 'ink.soft' });
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
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
const bottom = css({ flex: 'none', px: '4', py: '2', borderTop: '[1px solid token(colors.line.faint)]', color: 'ink.soft' });

const NOTHING: readonly FoundGroup[] = [];

/**
 * One field that finds everything: what is typed narrows a list in groups; arrows walk it, Enter takes what is marked, Esc leaves.
 *
 * In front of the page like every dialog, and built for a press that is answered within a twentieth of a second: it is made before it is opened, its
 * field is there with the first frame, and what there is to choose follows with the next, as does what keeps the focus.
 */
export function FindDialog(props: FindDialogProps) {
  const { title, open, onClose, keyword, onKeyword, placeholder, groups, onChoose, foot } = props;
  const whole = useRef<HTMLDivElement>(null);
  const isListed = usePainted(open);
  useLayoutEffect(() => (open && whole.current ? takeFocus(whole.current) : undefined), [open]);
  // With the list, not after it: keys that are pressed at once would leave a dialog that does not keep the focus yet.
  useLayoutEffect(() => (isListed && whole.current ? keepFocus(whole.current) : undefined), [isListed]);
  const listed = isListed ? groups : NOTHING;
  const collection = useMemo(() => createListCollection({ items: listed.flatMap(({ items }) => items) }), [listed]);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the sheet; the keyboard has Esc for it
    <div
      className={scrim}
      hidden={!open}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The press takes the focus nowhere: it goes back to where it was.
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
                    <Listbox.ItemText>{found.label}</Listbox.ItemText>
                    {found.note && <span className={noteLook}>{found.note}</span>}
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

/** Whatever had the focus gets it back. */
function takeFocus(sheet: HTMLElement): () => void {
  const opener = lastFocused();
  sheet.querySelector('input')?.focus({ preventScroll: true });
  return () => opener?.focus();
}

function keepFocus(sheet: HTMLElement): () => void {
  const letGo = trapFocus(sheet, { initialFocus: false, returnFocusOnDeactivate: false });
  const stepBack = standBehind(sheet);
  return () => {
    stepBack();
    letGo();
  };
}
