// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, it } from 'vitest';
import { ROUTES } from '../../src/app/routes';
import { openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { walk } from '../models/model';
import { chosenPaths, titleOf } from './flowPaths';

/** The first time a screen is looked at, its code is made for the test: that may take longer than anybody waits for a screen. */
const MAKING_MS = 120_000;
beforeAll(async () => void (await Promise.all(ROUTES.map(({ screen }) => screen.fetch()))), MAKING_MS);

describe.each(chosenPaths())('%s in the rendered view', (flow, paths) => {
  const model = models[flow];
  let close = () => {};
  afterEach(() => close());
  it.each(paths.map((path) => [titleOf(flow, path), path] as const))('%s', async (_, path) => {
    const start = model.starts[path.input];
    if (!start) throw new Error(`The model of ${flow} does not say how it starts with ${path.input}.`);
    const opened = openRendered(start);
    close = opened.close;
    if (start.opens) await opened.I.press(start.opens);
    await walk(model, path.steps, opened.I);
  });
});
