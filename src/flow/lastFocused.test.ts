// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lastFocused, noteFocus } from './lastFocused';

it('keeps the element focused last after its view is gone, and forgets it at a press', () => {
  noteFocus();
  document.body.innerHTML = '<main><button>Go on</button></main>';
  const button = document.querySelector('button');
  button?.focus();
  document.querySelector('main')?.remove();
  expect(lastFocused()).toBe(button);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(lastFocused()).toBeNull();
});
