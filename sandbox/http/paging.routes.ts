/** The requested page of a list. */
import type { Paging } from '../database/listing';
import { Refusal } from '../refusal';

const LARGEST_PAGE = 100;
const DEFAULT_SIZE = '20';

/** @param name of the parameter that is refused above the maximum size */
export function pagingOf(name: string, page = '1', size = DEFAULT_SIZE): Paging {
  if (Number(size) > LARGEST_PAGE) throw new Refusal(400, `${name} must be at most ${LARGEST_PAGE}`);
  return { page: Number(page), size: Number(size) };
}
