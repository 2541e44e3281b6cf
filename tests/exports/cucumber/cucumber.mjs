/** The part of Cucumber that the generated step definitions use, for a folder without that package. */
export const registered = { steps: [], before: [], after: [], beforeAll: [], afterAll: [] };

export const setDefaultTimeout = () => undefined;
export const Before = (run) => void registered.before.push(run);
export const After = (run) => void registered.after.push(run);
export const BeforeAll = (run) => void registered.beforeAll.push(run);
export const AfterAll = (run) => void registered.afterAll.push(run);
const define = (pattern, run) => void registered.steps.push({ pattern, run });
export const Given = (pattern, run) => define(pattern, run);
export const When = (pattern, run) => define(pattern, run);
