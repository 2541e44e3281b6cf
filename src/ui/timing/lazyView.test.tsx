// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyView } from './lazyView';

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => <p>Good day, {name}</p>;

class Caught extends Component<{ readonly children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? <p>Not fetched</p> : this.props.children;
  }
}

const shown = (View: ComponentType<{ readonly name: string }>) =>
  render(
    <Caught>
      <Suspense fallback={<p>Waiting</p>}>
        <View name="Ada" />
      </Suspense>
    </Caught>,
  );

describe('a lazy view', () => {
  it('waits for its code only once', async () => {
    const load = vi.fn(async () => Greeting);
    const { View } = lazyView(load);
    await act(async () => void shown(View));
    await screen.findByText('Good day, Ada');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renders immediately if its code is loaded', async () => {
    const { View, preload } = lazyView(async () => Greeting);
    await preload();
    shown(View);
    expect(screen.getByText('Good day, Ada')).toBeTruthy();
  });

  it('is fetched once more if prefetching failed, and then shows the error', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValue(new TypeError('Failed to fetch'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { View, preload } = lazyView(load);
    await expect(preload()).rejects.toThrow('Failed to fetch');
    await act(async () => void shown(View));
    await screen.findByText('Not fetched');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
