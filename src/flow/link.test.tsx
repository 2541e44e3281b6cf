import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act, Profiler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Link } from './Link';

afterEach(cleanup);

function place() {
  const rendered = vi.fn();
  const aroundNav = vi.fn();
  window.history.replaceState(null, '', '/here');
  render(
    <Router aroundNav={aroundNav}>
      <Profiler id="link" onRender={rendered}>
        <Link href="/there">There</Link>
      </Profiler>
    </Router>,
  );
  return { link: screen.getByRole('link', { name: 'There' }), rendered, aroundNav };
}

it('opens its page by the router, which may ask first', () => {
  const { link, aroundNav } = place();
  expect(fireEvent.click(link)).toBe(false);
  expect(aroundNav).toHaveBeenCalledExactlyOnceWith(navigate, '/there', { replace: false });
});

it('leaves new tabs, new windows and downloads to the browser', () => {
  const { link, aroundNav } = place();
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
    expect(fireEvent.click(link, how)).toBe(true);
  expect(aroundNav).not.toHaveBeenCalled();
});

it('does not render again when the address changes', () => {
  const { rendered } = place();
  act(() => navigate('/elsewhere'));
  expect(rendered).toHaveBeenCalledTimes(1);
});
