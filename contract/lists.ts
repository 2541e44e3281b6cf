/** What the calls of lists share: the parameters of a page, and the rows with their total. */
import { type } from 'arktype';

/** From 1. */
export const PageNumber = type(/^[1-9]\d{0,6}$/);
/** More than the provider allows is refused with a reason. */
export const PageSize = type(/^[1-9]\d{0,2}$/);

interface Answer<Row> {
  readonly items: Row[];
  readonly totalItems?: number | undefined;
  readonly totalCount?: number | undefined;
}

/** The documents name the total in two ways. Without one, the rows are all there are. */
export const asPage = <Row>({ items, totalItems, totalCount }: Answer<Row>): { rows: Row[]; total: number } => ({
  rows: items,
  total: totalCount ?? totalItems ?? items.length,
});
