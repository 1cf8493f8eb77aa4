import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { PageComparison } from './comparePages.ts';
import { ENGINES, isRequired } from './engines.ts';
import { ENGINES_FOLDER, missingText } from './engineSuite.ts';

const KINDS = { sizes: 'sparse to four pages', lengths: 'lengths' } as const;

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** After all tests: a table by engine, what is in it as JSON, and loudly what was not run. */
export class EnginesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const parity = tests.flatMap((test) => test.meta().parity ?? []);
    const rows = ENGINES.flatMap(({ name }) =>
      (['sizes', 'lengths'] as const).flatMap((kind) => {
        const compared = parity
          .filter((each) => each.engine === name && each.kind === kind)
          .flatMap((each) => each.compared);
        return compared.length === 0 ? [] : [[name, KINDS[kind], ...figures(compared)]];
      }),
    );
    if (rows.length > 0) print([HEADINGS, ...rows]);
    print([
      ['', 'passed', 'failed', 'NOT run'],
      ...ENGINES.map(({ name }) => [name, ...countStates(tests.filter((test) => engineOf(test) === name))]),
    ]);
    for (const engine of ENGINES) {
      const skipped = tests.filter(
        (test) => engineOf(test) === engine.name && test.result().state === 'skipped',
      ).length;
      if (engine.find() === undefined && !isRequired(engine))
        process.stdout.write(`\n  !! ${missingText(engine)}. ${skipped} tests were NOT run in it.\n`);
    }
    mkdirSync(ENGINES_FOLDER, { recursive: true });
    if (parity.length > 0) writeFileSync(`${ENGINES_FOLDER}report.json`, `${JSON.stringify(parity, undefined, 1)}\n`);
    process.stdout.write(`\n  Every document's figures, and pictures of failures: ${ENGINES_FOLDER}\n\n`);
  }
}

const HEADINGS = [
  'pages as in the PDF',
  '',
  'documents',
  'all words on their page',
  'words elsewhere',
  'page counts equal',
  'lines equal',
  'lines at their height',
];

function figures(compared: readonly PageComparison[]): string[] {
  const sum = (of: (each: PageComparison) => number) => compared.reduce((total, each) => total + of(each), 0);
  const count = (is: (each: PageComparison) => boolean) => String(compared.filter(is).length);
  const words = sum((each) => each.words);
  return [
    String(compared.length),
    count((each) => each.elsewhere === 0 && each.pages.shown === each.pages.printed),
    `${sum((each) => each.elsewhere)} of ${words}`,
    count((each) => each.pages.shown === each.pages.printed),
    percent(
      sum((each) => each.sameLines),
      sum((each) => each.lines),
    ),
    percent(words - sum((each) => each.elsewhere + each.shifted), words),
  ];
}

/** The suite's title begins with the engine's name (`describeEngines`). */
const engineOf = (test: TestCase) => test.fullName.split(': ')[0];

function countStates(tests: readonly TestCase[]): string[] {
  return (['passed', 'failed', 'skipped'] as const).map((state) =>
    String(tests.filter((test) => test.result().state === state).length),
  );
}

function print(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  process.stdout.write(`\n${lines.map((line) => `  ${line.trimEnd()}`).join('\n')}\n`);
}
