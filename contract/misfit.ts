import type { ArkErrors } from 'arktype';

/** Returns the path of the first invalid field, such as `items[0].amount`. Empty if the whole response is invalid. */
export const misfit = (errors: ArkErrors): string => errors[0]?.propString ?? '';
