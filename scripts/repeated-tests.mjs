// A reporter of Vitest: writes down the tests that passed only when they were repeated, and why they failed before.
import { writeFileSync } from 'node:fs';

export default class RepeatedTests {
  #lines = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky !== true) return;
    const reasons = (test.result().errors ?? []).map(({ message }) => message.split('\n')[0]);
    this.#lines.push(`${test.module.relativeModuleId} > ${test.fullName}: ${reasons.join('; ')}`);
  }

  onTestRunEnd() {
    writeFileSync(process.env.LEMMA_REPEATED, JSON.stringify(this.#lines));
  }
}
