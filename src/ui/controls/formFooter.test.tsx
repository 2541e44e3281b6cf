// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormFooter } from './Fields';

afterEach(cleanup);

it('[ONB-07] the buttons of a long form stay in view, and what gets the focus is never behind them', () => {
  render(<FormFooter>Save</FormFooter>);
  const foot = document.querySelector('[data-form-foot]');
  expect(foot?.className).toContain('pos_sticky');
  // Both the page of a phone and a wide one leave room for it.
  expect(readFileSync('src/ui/styles.css', 'utf8').match(/has\([^)]*\[data-form-foot\]/g)).toHaveLength(2);
});
