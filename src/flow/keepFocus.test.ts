// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus';

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
/** Null without a focus, because the page's text could equal the heading's. */
const focused = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);

describe('the focus', () => {
  let stop = () => {};
  beforeEach(() => {
    stop = keepFocus();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('moves to the heading of the view that replaced the previous one', async () => {
    document.body.innerHTML = '<main><form><h1>Create an account</h1><button>Create account</button></form></main>';
    focusOn('button');
    document.querySelector('main')?.replaceChildren();
    const heading = document.createElement('h1');
    heading.textContent = 'Check your email';
    document.querySelector('main')?.append(heading);
    await vi.waitFor(() => expect(focused()).toBe('Check your email'));
  });

  it('moves to the heading even if the view was replaced before the watch began', async () => {
    stop();
    document.body.innerHTML = '<main><form><button>Back to sign in</button></form></main>';
    const button = document.querySelector('button');
    focusOn('button');
    const main = document.createElement('main');
    main.innerHTML = '<h1>Sign in</h1>';
    document.querySelector('main')?.replaceWith(main);
    stop = keepFocus(button);
    await vi.waitFor(() => expect(focused()).toBe('Sign in'));
  });

  it('leaves the focus alone if what had it before is still there', async () => {
    stop();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.body.innerHTML = '<main><h1>Sign in</h1><p><button>Go on</button></p></main>';
    const button = document.querySelector('button');
    focusOn('button');
    button?.blur();
    stop = keepFocus(button);
    document.querySelector('main')?.append('More');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(focused()).toBeNull();
    document.querySelector('p')?.remove();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(focused()).toBeNull();
  });

  it('moves to the heading of the part that was replaced, and not to that of the page', async () => {
    document.body.innerHTML =
      '<main><h1>Dashboard</h1><section><h2>Inflow and outflow</h2><p><button>Show as table</button></p></section></main>';
    focusOn('button');
    document.querySelector('p')?.remove();
    await vi.waitFor(() => expect(focused()).toBe('Inflow and outflow'));
  });

  it('moves to the heading of the page if the whole page was replaced, and not to one of the menu', async () => {
    document.body.innerHTML = '<nav><h2>Menu</h2></nav><main><p><button>Go on</button></p></main>';
    focusOn('button');
    const main = document.createElement('main');
    main.innerHTML = '<h3>Note</h3><h1>Dashboard</h1>';
    document.querySelector('main')?.replaceWith(main);
    await vi.waitFor(() => expect(focused()).toBe('Dashboard'));
  });

  it('goes to the heading when two dialogs that took it from each other close together', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.body.innerHTML =
      '<main><h1>Virtual accounts</h1></main><div role="dialog"><input aria-label="Name"></div><div role="dialog"><button>Keep editing</button></div>';
    for (const field of ['input', 'button', 'input']) focusOn(field);
    for (const dialog of document.querySelectorAll('[role=dialog]')) dialog.remove();
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(2_000);
    expect(focused()).toBe('Virtual accounts');
  });

  it('stays with an element that takes it shortly afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.body.innerHTML = '<main><h1>Sign in</h1><p><button>Back</button></p><input aria-label="Email"></main>';
    focusOn('button');
    document.querySelector('p')?.remove();
    // The observer reports after the current turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect(vi.getTimerCount()).toBe(1);
    focusOn('input');
    vi.advanceTimersByTime(1_000);
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  it('stays on an element that was focused meanwhile', async () => {
    document.body.innerHTML = '<main><h1>Users</h1><button>Invite</button><dialog><input aria-label="Email"></dialog></main>';
    focusOn('input');
    document.querySelector('dialog')?.remove();
    focusOn('button');
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    expect(focused()).toBe('Invite');
  });

  it('returns to the button of a menu that closed, by key or by press', async () => {
    for (const isPressed of [false, true]) {
      document.body.innerHTML =
        '<main><h1>Users</h1><button id="button">Profile</button><div role="menu" aria-labelledby="button" tabindex="0"><p>Dark</p></div></main>';
      focusOn('[role=menu]');
      if (isPressed) document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      document.querySelector('[role=menu]')?.remove();
      await vi.waitFor(() => expect(focused()).toBe('Profile'));
    }
  });

  it('returns to the element that had it before a dialog, also if a closed menu opened the dialog', async () => {
    document.body.innerHTML =
      '<main><h1>Users</h1><button id="button">Actions</button><div role="menu" aria-labelledby="button" tabindex="0"></div></main>';
    focusOn('[role=menu]');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.innerHTML = '<input aria-label="Email">';
    document.body.append(dialog);
    focusOn('input');
    document.querySelector('[role=menu]')?.remove();
    dialog.remove();
    await vi.waitFor(() => expect(focused()).toBe('Actions'));
  });

  it('moves to the nearest heading if what has it is disabled, as the opener of a dialog that ended what it does', async () => {
    document.body.innerHTML =
      '<main><h1>Invoice details</h1><section><h2>Void this invoice</h2><button>Void invoice</button></section></main><div role="dialog"><h2>Void?</h2><button>Yes</button></div>';
    focusOn('section button');
    focusOn('[role=dialog] button');
    document.querySelector('[role=dialog]')?.remove();
    await vi.waitFor(() => expect(focused()).toBe('Void invoice'));
    document.querySelector('section button')?.setAttribute('disabled', '');
    await vi.waitFor(() => expect(focused()).toBe('Void this invoice'));
  });

  it('stays on what is disabled for less than an instant', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.body.innerHTML = '<main><h1>Refund</h1><button>Review refund</button></main>';
    focusOn('button');
    const button = document.querySelector('button');
    for (const isDisabled of [true, false]) {
      button?.toggleAttribute('disabled', isDisabled);
      await new Promise((resolve) => setImmediate(resolve));
    }
    vi.advanceTimersByTime(1_000);
    expect(focused()).toBe('Review refund');
  });

  it('stays in a dialog that goes on without the button that was pressed, and returns to its opener once it closes', async () => {
    document.body.innerHTML =
      '<main><h1>Balances</h1><button>Swap Currency</button></main><div role="dialog"><h2>Verify</h2><p><button>Verify Swap</button></p></div>';
    focusOn('main button');
    focusOn('[role=dialog] button');
    document.querySelector('p')?.remove();
    await vi.waitFor(() => expect(focused()).toBe('Verify'));
    document.querySelector('[role=dialog]')?.remove();
    await vi.waitFor(() => expect(focused()).toBe('Swap Currency'));
  });
});
