/**
 * Returns a value that the chart guarantees. If it is missing, the chart has a defect, and the flow throws instead of sending an incomplete
 * call.
 */
export function assertPresent<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined)
    throw new Error(`The machine entered a state that needs ${what}, but it is missing.`);
  return value;
}
