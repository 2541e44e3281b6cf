import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useSearch } from './useSearch';

it('a page that is rendered ahead, without an address, has no search', () => {
  const Search = () => createElement('p', null, `Search: ${JSON.stringify(useSearch())}`);
  expect(renderToString(createElement(Search))).toContain('Search: &quot;&quot;');
});
