import type { Option } from '../../../machines/kit/list/filters';

/** Options that only the page knows, by the name of their filter. */
export type FilterOptions<Filter extends object> = Partial<Readonly<Record<keyof Filter, readonly Option[]>>>;
