import type { Reporter, TestCase } from 'vitest/node';

/**
 * Reports at the end which tests passed only on a retry, and their first error: such a flaky test is a defect to be
 * found, and its error would stand thousands of lines above.
 */
export class FlakyReporter implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.#flaky) {
      console.warn(`Passed at a second try: ${test.module.relativeModuleId} > ${test.fullName}`);
      for (let errors = test.result().errors; errors?.length; errors = errors.flatMap(({ cause }) => cause ?? []))
        for (const { stack, message } of errors) console.warn(stack ?? message);
    }
  }
}
