import type { Reporter, TestCase } from 'vitest/node';

/**
 * Tells after everything else which tests passed at a second try alone, and what was wrong at the first: such a test is
 * a defect to be found, and its error stands thousands of lines above where nobody looks.
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
