// @vitest-environment happy-dom
import { afterEach, describe, it } from 'vitest';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { walk } from '../models/model';
import { chosenPaths, titleOf } from './flowPaths';

loadScreens();

describe.each(chosenPaths())('%s in the rendered view', (flow, paths) => {
  const model = models[flow];
  let close = () => {};
  afterEach(() => close());
  it.each(paths.map((path) => [titleOf(models[flow].req, path), path] as const))('%s', async (_, path) => {
    const start = model.starts[path.input];
    if (!start) throw new Error(`The model of ${flow} does not say how it starts with ${path.input}.`);
    const opened = openRendered(start);
    close = opened.close;
    if (start.opens) await opened.I.press(start.opens);
    await walk(model, path.steps, opened.I);
  });
});
