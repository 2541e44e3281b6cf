import { lazy, type ReactNode, type RefObject, Suspense, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { css } from '../../../styled-system/css';
import { type Neighbours, NeighboursOffer, NeighboursShown } from '../buttons/neighbours';
import { useMedia } from '../layout/useMedia';
import { Drawer } from './Drawer';
import { CloseButton, paneBody, paneFoot, paneHead, paneTitle } from './paneParts';
import { useEscape } from './useEscape';

interface DetailPanelProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** False while a running action must not be left: neither Esc nor Close works. */
  readonly canClose?: boolean;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[minmax(0, 1fr) auto]' },
  minW: '0',
});
const list = css({ minW: '0' });
// The panel extends to the edges of the page. The page may set their distance, else the frame does.
const docked = css({
  display: 'flex',
  flexDirection: 'column',
  w: 'pane',
  minW: '0',
  minH: '[calc(100dvh - token(sizes.topbar))]',
  mt: '[calc(-1 * var(--page-top, 1.5rem))]',
  mr: '[calc(-1 * var(--page-inline, 2rem))]',
  mb: '[calc(-1 * var(--page-bottom, 3rem))]',
  ml: '6',
  bg: 'sheet',
  borderLeft: '[1px solid token(colors.line.soft)]',
  _open: { animation: '[enter 160ms cubic-bezier(0.2, 0, 0, 1)]' },
});
const roll = css({
  position: 'sticky',
  top: '[var(--page-sticky, 0px)]',
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minH: '0',
  // The top bar scrolls away, and the panel has its room too.
  maxH: '[var(--panel-room, calc(100dvh - token(sizes.topbar)))]',
  overflowY: 'auto',
});

// Loads with the first details of a list, because the frame of every page has this module.
const NeighbourButtons = lazy(() => import('../buttons/NeighbourButtons'));

/** The ways to the rows before and after, if the details belong to a list. */
export function NeighbourSteps() {
  const shown = useContext(NeighboursShown);
  return (
    shown && (
      <Suspense>
        <NeighbourButtons shown={shown} />
      </Suspense>
    )
  );
}

/** A list, with the details of one entry next to it if they fit. */
export function MasterDetail({ pane, children }: { readonly pane: ReactNode; readonly children: ReactNode }) {
  const [neighbours, setNeighbours] = useState<Neighbours | null>(null);
  return (
    <div className={grid}>
      <NeighboursOffer value={setNeighbours}>
        <div className={list}>{children}</div>
      </NeighboursOffer>
      <NeighboursShown value={neighbours}>{pane}</NeighboursShown>
    </div>
  );
}

/** The details of the selected entry: docked next to the list from 1280 px, else in front of the page. */
export function DetailPanel(props: DetailPanelProps) {
  const isDocked = useMedia('(min-width: 1280px)');
  if (!isDocked) return <Drawer {...props} beside={<NeighbourSteps />} />;
  return props.open ? <Docked {...props} /> : null;
}

function Docked({ title, onClose, canClose = true, children, foot }: DetailPanelProps) {
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOf(region, heading);
  useRoomOf(region);
  useEscape(() => canClose && onClose());
  return (
    <section className={docked} ref={region} aria-labelledby={id} data-state="open" data-docked data-panel>
      <div className={roll}>
        <div className={paneHead}>
          <h2 className={paneTitle} id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <NeighbourSteps />
          <CloseButton disabled={!canClose} onPress={onClose} />
        </div>
        <div className={paneBody}>{children}</div>
        {foot && <div className={paneFoot}>{foot}</div>}
      </div>
    </section>
  );
}

/** Keeps the foot of the panel at the end of the window, however far the page has scrolled what stands above the panel away. */
function useRoomOf(region: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const place = region.current;
    if (!place) return;
    let last = Number.NaN;
    const measure = () => {
      const room = window.innerHeight - Math.max(0, Math.round(place.getBoundingClientRect().top));
      if (room === last) return;
      last = room;
      place.style.setProperty('--panel-room', `${room}px`);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [region]);
}

/**
 * Moves the focus to the title, and back to where it was, unless the user has moved it. It moves back before the panel is removed, because a
 * browser that loses the focus recalculates the layout twice. A press on nothing, or on a disabled button, focuses the page around it: that is
 * not a move.
 */
function useFocusOf(region: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  const row = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    row.current = document.querySelector<HTMLElement>('tr[aria-current] button[data-opener]') ?? row.current;
  });
  useLayoutEffect(() => {
    const place = region.current;
    let last = document.activeElement;
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element && !place?.contains(target) && !target.contains(last)) last = target;
    };
    document.addEventListener('focusin', follow);
    heading.current?.focus({ preventScroll: true });
    return () => {
      document.removeEventListener('focusin', follow);
      const opener = openerOf(last, row.current);
      const now = document.activeElement;
      if (now === null || place?.contains(now)) opener?.focus();
      // React returns the focus to what stays and had it before the removal, so this waits until that is over.
      else if (now.contains(opener)) queueMicrotask(() => opener?.focus());
    };
  }, [region, heading]);
}

/**
 * Returns the control that gets the focus back: the one that had it last, or the button of the row whose details were open. A press of the mouse
 * on a row focuses the page around it, and K and J in the panel choose another row than the one that opened it.
 */
function openerOf(last: Element | null, row: HTMLElement | null): HTMLElement | null {
  const opener = last instanceof HTMLElement && last.isConnected ? last : null;
  if (!row?.isConnected || opener === null) return opener;
  const opened = opener.closest('tr');
  const isOfOther = opened !== null && opened !== row.closest('tr');
  return isOfOther || opener.contains(row) ? row : opener;
}
