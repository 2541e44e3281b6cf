/** Fails the run if a test passed without an assertion of its own: such a test passes whatever the app does. */
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** What fixtures check before and after every test says nothing about the test. */
const isInHook = (step: TestStep): boolean => step.category === 'hook' || (step.parent !== undefined && isInHook(step.parent));

export default class Assertions implements Reporter {
  readonly #asserted = new Set<TestCase>();
  readonly #without: TestCase[] = [];

  onStepEnd(test: TestCase, _: TestResult, step: TestStep) {
    if (step.category === 'expect' && !isInHook(step)) this.#asserted.add(test);
  }

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (status === 'passed' && !this.#asserted.has(test)) this.#without.push(test);
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#without.length === 0) return undefined;
    for (const test of this.#without) console.error(`  asserts nothing: ${test.titlePath().filter(Boolean).join(' > ')}`);
    return { status: 'failed' };
  }
}
