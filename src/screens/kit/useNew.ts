import { useState } from 'react';

/** Calls `onNew` while a value that differs from the last one is rendered, as React asks for when a state follows from a prop. */
export function useNew<Value extends string>(value: Value, onNew: () => void): void {
  const [last, setLast] = useState(value);
  if (last === value) return;
  setLast(value);
  onNew();
}
