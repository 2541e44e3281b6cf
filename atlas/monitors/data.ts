/** Declared properties as monitors: what of them can be checked on a record, which has steps and no data. */

/** A place on the chart: in one of the states, on one of the transitions, or at an event. */
export interface Spot {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly event: string | null;
}

export type Watch =
  /** `to` is reached only after one of the others. */
  | { readonly kind: 'mustPass'; readonly to: Spot; readonly through: readonly Spot[] }
  /** After `after`, `reach` never happens. */
  | { readonly kind: 'never'; readonly reach: Spot; readonly after: Spot }
  /** The state is entered only by a response or an event of this name. Which response it was, a record does not show. */
  | { readonly kind: 'enters'; readonly state: string; readonly events: readonly string[] }
  /** The state is left only to these, by this event or by any. */
  | { readonly kind: 'exits'; readonly from: string; readonly to: readonly string[]; readonly event: string | null };

export interface MonitorData {
  readonly property: string;
  readonly req: readonly string[];
  /** Null if the property is about data, such as a key, an amount or a person. */
  readonly watch: Watch | null;
}
