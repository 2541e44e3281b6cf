// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { initialsOf } from '../text/initials';
import { NamedCell } from './NamedCell';

afterEach(cleanup);

describe('a name in a list', () => {
  it('has the first letters of its first and last word, which nobody reads or copies', () => {
    const { container } = render(<NamedCell name="Kano Textile Cooperative Society" note="Zenith Bank" />);
    expect(container.textContent).toBe('Kano Textile Cooperative Society Zenith Bank');
    const mark = container.querySelector('[data-initials]');
    expect([mark?.getAttribute('data-initials'), mark?.getAttribute('aria-hidden')]).toEqual(['KS', 'true']);
  });
  it.each([
    ['ife', 'I'],
    ['  Ada \t Okafor ', 'AO'],
    ['', ''],
    ['𝒜da ß', '𝒜SS'],
    ['Efe <b>Kalu</b>', 'E'],
    ['<b>', '<'],
  ])('of %j has the letters %j', (name, letters) => expect(initialsOf(name)).toBe(letters));
  it('has no space in its letters, whatever it is', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => void expect(initialsOf(name).trim()).toBe(initialsOf(name)))));
});
