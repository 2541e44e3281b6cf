import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterPaint } from '../../ui/timing/afterPaint';
import { RouteAnnouncer, useRouteAnnouncement } from './RouteAnnouncer';

function Pages({ path }: { readonly path: string }) {
  const arrivals = useRouteAnnouncement();
  return (
    <main>
      <h1 tabIndex={-1}>{path}</h1>
      <button type="button">Menu</button>
      <RouteAnnouncer key={path} path={path} arrivals={arrivals} />
    </main>
  );
}

function open(path: string) {
  const { hook } = memoryLocation({ path });
  return (
    <Router hook={hook}>
      <Pages path={path} />
    </Router>
  );
}

const toTheTop = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  toTheTop.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const toTheNextFrame = () => act(() => vi.advanceTimersToNextFrame());

/** Once the frame was painted. */
const focuses = (title: string) =>
  vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: title })));

it('[NAV-03] starts another page at its top in the frame that shows it, and then moves the focus to its title', async () => {
  const { rerender } = render(open('/refunds'));
  toTheNextFrame();
  toTheTop.mockClear();
  rerender(open('/reports'));
  // Earlier the browser would lay the page out twice.
  expect(toTheTop).not.toHaveBeenCalled();
  toTheNextFrame();
  expect(toTheTop).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(document.body);
  await focuses('/reports');
});

it('[NAV-03] leaves the page where it is if yet another one was opened before the frame', async () => {
  const { rerender } = render(open('/refunds'));
  rerender(open('/reports'));
  rerender(open('/customers'));
  toTheNextFrame();
  expect(toTheTop).toHaveBeenCalledTimes(1);
  await focuses('/customers');
});

it('[NAV-03] moves nothing if the page stays', () => {
  const { rerender } = render(open('/refunds'));
  toTheNextFrame();
  toTheTop.mockClear();
  rerender(open('/refunds'));
  toTheNextFrame();
  expect(toTheTop).not.toHaveBeenCalled();
});

it('[NAV-03] leaves the focus at what was pressed before the title would get it, also if only a click came', async () => {
  const { rerender } = render(open('/refunds'));
  rerender(open('/reports'));
  const painted = new Promise<void>((resolve) => void afterPaint(resolve));
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  menu.click();
  toTheNextFrame();
  await painted;
  expect(document.activeElement).toBe(menu);
});

it('[NAV-03] leaves the focus alone once the pages are gone', async () => {
  const { rerender } = render(open('/refunds'));
  rerender(open('/reports'));
  const painted = new Promise<void>((resolve) => void afterPaint(resolve));
  toTheNextFrame();
  cleanup();
  document.body.innerHTML = '<main><h1 tabindex="-1">Sign in</h1></main>';
  await painted;
  expect(document.activeElement).toBe(document.body);
  document.body.innerHTML = '';
});
