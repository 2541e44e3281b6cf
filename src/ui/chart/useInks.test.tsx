// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useInks } from './useInks';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  root.removeAttribute('data-theme');
  root.removeAttribute('style');
});

function Line() {
  return <p>{useInks().line}</p>;
}

/** Sets the theme and the colour of its lines. */
async function setTheme(theme: string, line: string) {
  await act(async () => {
    root.style.setProperty('--colors-line-ink', line);
    root.dataset.theme = theme;
  });
}

it('the colours of a chart change with the theme, and each theme is read once', async () => {
  const read = vi.spyOn(window, 'getComputedStyle');
  await setTheme('ruled', 'navy');
  render(
    <>
      <Line />
      <Line />
    </>,
  );
  expect(screen.getAllByText('navy')).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(1);
  await setTheme('plain', 'black');
  expect(screen.getAllByText('black')).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(2);
  await setTheme('ruled', 'navy');
  expect(screen.getAllByText('navy')).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(2);
});
