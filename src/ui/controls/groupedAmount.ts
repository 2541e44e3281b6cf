import { type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';

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
  return {
    value: isTyping ? value : grouped(value),
    // The text is replaced, which would lose the selection that a key brings: typing would then add to the amount.
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      flushSync(() => setTyping(true));
      currentTarget.select();
    },
    onBlur: () => setTyping(false),
  };
}
