/** Passwords that a path types and API keys that it generates, and where a page may leave them. */
import { expect, vi } from 'vitest';
import type { Step } from '../../atlas/paths';
import { keyRenewalCases } from '../../machines/settings/keyRenewal/keyRenewal.cases';
import { secretsIn } from '../../sandbox/testing/secrets';
import { emptyKeyPlace, placeKeys } from '../../src/flow/keyPlace';
import { persistRecording, recordedEntries } from '../../src/flow/record';

/** Everything that is written to the console since the last path began. */
const written: string[] = [];

/** Writes down what every flow does, as the app does once its first page is there, and what is said to the console. */
export function overhear(): void {
  persistRecording();
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const say = console[level];
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      written.push(words.map(String).join(' '));
      say(...words);
    });
  }
}

export function clearConsole(): void {
  written.length = 0;
}

/** What the page shows and keeps. A password may stand in the field that hides it, and nowhere else. */
export function places(): Readonly<Record<string, string>> {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const field of page.querySelectorAll('input[type=password]')) field.removeAttribute('value');
  const open = [...document.querySelectorAll<HTMLInputElement>('input:not([type=password]), textarea')];
  return {
    document: page.outerHTML,
    fields: open.map(({ value }) => value).join('\n'),
    'session storage': JSON.stringify({ ...sessionStorage }),
    'local storage': JSON.stringify({ ...localStorage }),
    recording: JSON.stringify(recordedEntries()),
    address: JSON.stringify([location.href, history.state, document.title, document.cookie, window.name]),
    console: written.join('\n'),
  };
}

/** A weak one is a word that the page may say for another reason. */
const isStrong = (text: unknown): text is string => typeof text === 'string' && text.length >= 8 && /\d/.test(text);

/** Returns the passwords in what a step types. */
export function passwordsIn(payload: unknown): readonly string[] {
  if (typeof payload !== 'object' || payload === null) return [];
  const { field, value } = payload as { readonly field?: unknown; readonly value?: unknown };
  const own = /password/i.test(String(field)) ? [value] : [];
  const named = Object.entries(payload).flatMap(([name, each]) => (/password/i.test(name) ? [each] : passwordsIn(each)));
  return [...own, ...named].filter(isStrong);
}

/** New keys, as the provider gives them once. */
const KEYS: Readonly<Record<string, string>> = {
  public: 'kpublic_live_2WmT8cQ4dR7vX1bN4Ty',
  secret: 'ks_live_h7Pz4kQd9sLmA2cV5bN8rT1w',
  encryption: 'ke_live_Yt3n8rWc2bGxQ6mK9pL4sD7f',
};

/** Longer than any path takes: the clock of the machine decides when keys are hidden. */
const LONG_MS = 600_000;

/** Puts whole keys where the page finds those of the machine's answer. */
function placeWholeKeys() {
  const handle = keyRenewalCases.ports.renew.answers.renewed.handle;
  const random = vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(handle as ReturnType<typeof crypto.randomUUID>);
  placeKeys(KEYS, LONG_MS);
  random.mockRestore();
}

/** Looks for the secrets of one path, after each of its steps. */
export function secretsOn(flow: string) {
  clearConsole();
  const given = new Set<string>();
  const generates = flow === 'keyRenewal';
  if (generates) placeWholeKeys();
  const keys = generates ? Object.values(KEYS) : [];
  return {
    seeNone: ({ kind, payload, value }: Step) => {
      if (kind === 'event') for (const password of passwordsIn(payload)) given.add(password);
      const secrets = [...given, ...keys];
      if (secrets.length === 0) return;
      const mayShow = value === 'revealed' ? keys : [];
      for (const [place, text] of Object.entries(places()))
        expect([place, secretsIn(text, secrets)]).toEqual([place, place === 'document' ? mayShow : []]);
    },
    close: emptyKeyPlace,
  };
}
