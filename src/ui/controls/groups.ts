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

/** Shows the thousands of an amount in groups while its field has no focus (GEN-02). What was typed stays as it is. */
export function useGroups(value: string) {
  const [isTyping, setTyping] = useState(false);
  return {
    value: isTyping ? value : grouped(value),
    // A replaced text loses its selection, and typing would then add to the amount.
    onFocus: ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
      const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
      flushSync(() => setTyping(true));
      if (isWhole) field.select();
    },
    onBlur: () => setTyping(false),
  };
}
