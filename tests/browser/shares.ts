/** Prints the time of each flow's browser paths, and how many transitions they covered. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Share {
  paths: number;
  steps: number;
  ms: number;
}

export default class Shares implements Reporter {
  readonly #flows = new Map<string, Share>();

  onTestEnd({ title }: TestCase, { duration }: TestResult) {
    const [, flow, steps] = /\] path (\w+)-[0-9a-f]{8} \(\w+, (\d+) steps\)/.exec(title) ?? [];
    if (flow === undefined) return;
    const share = this.#flows.get(flow) ?? { paths: 0, steps: 0, ms: 0 };
    this.#flows.set(flow, { paths: share.paths + 1, steps: share.steps + Number(steps), ms: share.ms + duration });
  }

  onEnd() {
    for (const [flow, { paths, steps, ms }] of this.#flows) {
      console.log(`  ${flow}: ${paths} browser paths, ${steps} transitions, ${(ms / 1000).toFixed(1)} s`);
    }
  }
}
