// @vitest-environment happy-dom
import { afterEach, describe, it } from 'vitest';
import { openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { walk } from '../models/model';
import { chosenPaths, titleOf } from './flowPaths';

describe.each(chosenPaths())('%s in the rendered view', (flow, paths) => {
  const model = models[flow];
  let close = () => {};
  afterEach(() => close());
  it.each(paths.map((path) => [titleOf(flow, path), path] as const))('%s', async (_, path) => {
    const start = model.starts[path.input];
    if (!start) throw new Error(`The model of ${flow} does not say how it starts with ${path.input}.`);
    const opened = openRendered(start);
    close = opened.close;
    await walk(model, path.steps, opened.I);
  });
});
