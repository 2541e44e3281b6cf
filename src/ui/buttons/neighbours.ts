import { createContext, useContext, useLayoutEffect } from 'react';

/** Opens the details of the row before or after. Null at the ends of the page. */
export interface Neighbours {
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

type Offer = (neighbours: Neighbours | null) => void;

/** How a list tells the panel next to it about its rows. */
export const NeighboursOffer = createContext<Offer>(() => {});
/** What the list told. Null without a list, or without an open row of it. */
export const NeighboursShown = createContext<Neighbours | null>(null);

/** Offers the rows around the open one to the panel next to the list: before a further press can meet those around the row before. */
export function useOfferNeighbours<Row>(rows: readonly Row[], at: number, onRow: ((row: Row) => void) | undefined) {
  const offer = useContext(NeighboursOffer);
  useLayoutEffect(() => {
    if (at < 0 || !onRow) return;
    const to = (row: Row | undefined) => (row === undefined ? null : () => onRow(row));
    offer({ previous: to(rows[at - 1]), next: to(rows[at + 1]) });
    return () => offer(null);
  }, [offer, rows, at, onRow]);
}
