import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';

/** Bare digits with their decimals, which can be grouped. Anything else is shown as it was typed. */
const UNGROUPED = /^[1-9]\d{3,}(\.\d*)?$/;

const THOUSANDS = /\B(?=(\d{3})+$)/g;

function grouped(text: string) {
  if (!UNGROUPED.test(text)) return text;
  const [digits = '', ...decimals] = text.split('.');
  return [digits.replace(THOUSANDS, ','), ...decimals].join('.');
}

/** Returns what a field for an amount shows: the text as typed, with its thousands in groups while it has no focus (GEN-02). */
export function useGroupedAmount(value: string) {
  const [isTyping, setTyping] = useState(false);
  const field = useRef<HTMLInputElement | null>(null);
  // The text is replaced, which would lose the selection that a key brings: typing would then add to the amount.
  useLayoutEffect(() => {
    if (isTyping) field.current?.select();
  }, [isTyping]);
  return {
    value: isTyping ? value : grouped(value),
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      field.current = currentTarget;
      setTyping(true);
    },
    onBlur: () => setTyping(false),
  };
}
