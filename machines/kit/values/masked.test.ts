import { expect, it } from 'vitest';
import { maskFields } from './masked';

it.each([
  [null, 'nothing'],
  [undefined, 'nothing'],
  ['', 'nothing'],
  [' ', 'text'],
  [0, 'number'],
  [false, 'boolean'],
  [true, 'boolean'],
  [[], 'list'],
  [['a'], 'list'],
])('[FLW-02] a recording has of %j only that it is a %s', (value, kind) =>
  expect(maskFields({ type: 'form.changed', ...{ value } })).toEqual({ value: kind }),
);
