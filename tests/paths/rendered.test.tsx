// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { nameOf, walk } from '../models/model';
import { areUsual, chosenPaths, titleOf } from './flowPaths';
import { said } from './said/all';
import { listening } from './said/said';

loadScreens();

/** What is there has words, and no value that is missing is shown as one. */
async function seeWords() {
  const named = [...document.querySelectorAll('h1, h2, h3, [role=alert], button:not([aria-label], [aria-labelledby])')];
  const empty = named.filter(({ textContent }) => (textContent ?? '').trim() === '').map(({ outerHTML }) => outerHTML);
  expect(empty).toEqual([]);
  expect(document.body.textContent).not.toMatch(/\b(undefined|null|NaN)\b|\[object /);
}

describe.each(chosenPaths())('%s in the rendered view', (flow, paths) => {
  const model = models[flow];
  const heard = listening(areUsual(flow, paths) ? (said[flow] ?? []) : []);
  let walked = 0;
  let close = () => {};
  afterEach(() => close());
  it.each(paths.map((path) => [titleOf(models[flow].req, path), path] as const))('%s', async (_, path) => {
    const start = model.starts[path.input];
    if (!start) throw new Error(`The model of ${flow} does not say how it starts with ${path.input}.`);
    const opened = openRendered(start);
    close = opened.close;
    if (start.opens) await opened.I.press(start.opens);
    await walk(model, path.steps, opened.I, async ({ value }) => {
      await seeWords();
      await heard.at(nameOf(value));
    });
    walked += 1;
  });
  it('shows on one path or another all that is said of it', ({ skip }) => {
    // A part of the paths does not show everything.
    if (walked < paths.length) skip();
    expect(heard.missed()).toEqual([]);
  });
});
