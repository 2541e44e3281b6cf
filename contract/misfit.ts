import type { ArkErrors } from 'arktype';

/** The first field that does not fit, like `items[0].amount`; empty where the whole does not. */
export const misfit = (errors: ArkErrors): string => errors[0]?.propString ?? '';
