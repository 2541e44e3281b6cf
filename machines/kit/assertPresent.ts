/** A value that the chart says must be there by now. Its absence is a mistake in the chart, and stops the flow instead of sending nothing. */
export function assertPresent<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined)
    throw new Error(`The machine entered a state that needs ${what}, but it is missing.`);
  return value;
}
