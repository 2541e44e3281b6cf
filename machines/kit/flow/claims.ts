/** Properties in short: the claim, its requirements, and what of the chart it is about. See `properties.ts` for what each kind says. */

type Req = readonly string[];

/** Every way to `to` passes one of `through`. */
export const mustPass = <const Ways extends { readonly to: object; readonly through: readonly object[] }>(
  says: string,
  req: Req,
  ways: Ways,
) => ({ kind: 'mustPass', says, req, ...ways }) as const;

/** `reach` never happens after `after`, a state is entered only by `unless`, or no step is one `when`. */
export const never = <const Steps extends object>(says: string, req: Req, steps: Steps) =>
  ({ kind: 'never', says, req, ...steps }) as const;

/** A state is always left, or left on a trigger, and only to one of `to`. */
export const leads = <const Exit extends { readonly from: string; readonly to: readonly string[] }>(
  says: string,
  req: Req,
  exit: Exit,
) => ({ kind: 'alwaysExits', says, req, ...exit }) as const;
