// @vitest-environment happy-dom
/** A page leaves nothing behind for the pages that open after it. */
import { afterEach, expect, it } from 'vitest';
import { passStepsTo, type Step } from '../../src/flow/steps';
import { loadScreens, openRendered } from './rendered';

loadScreens();

const steps: Step[] = [];
const listen = () => passStepsTo({ take: (step) => steps.push(step), clear: () => steps.splice(0) });
afterEach(() => steps.splice(0));

it('keeps no step of a closed page, and with it none of its machines', async () => {
  const { I, close } = openRendered({ path: '/', as: null, holds: [] });
  await I.seeHeading('Sign in');
  listen();
  expect(steps.length).toBeGreaterThan(0);
  close();
  listen();
  expect(steps).toEqual([]);
});
