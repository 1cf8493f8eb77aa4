/**
 * `npm run learn:guard` learns the weights of the guard from the pairs of test/data/guard and from made ones, and
 * writes them; with `--judge` it writes nothing and judges by cross-validation over sources: no source is in both
 * parts. `--leave-out` judges each set by what is learned from the others alone: the nearest to a stranger's texts, for
 * the set that was read last.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceOfAny, formatModel } from '../../../shared/improve/guard/learned/model.ts';
import { learn, type LearnOptions } from './logistic.ts';
import { PAIR_SETS, readExamples, type PairExample } from './examples.ts';

const { values } = parseArgs({
  options: {
    judge: { type: 'boolean', default: false },
    folds: { type: 'string', default: '4' },
    penalty: { type: 'string', default: '0.4' },
    'leave-out': { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});
const OPTIONS: LearnOptions = { epochs: 150, rate: 0.25, penalty: Number(values.penalty) };
/** What an invention costs that gets through, where an honest proposal that is withheld costs 1. */
const COST_OF_ESCAPE = 1.5;

const examples = readExamples();
const all = (chosen: readonly PairExample[]) => chosen.flatMap(({ taught }) => taught);

/** The threshold with the least cost: shares of inventions that get through and of honest proposals withheld. */
function chooseThreshold(scored: readonly { readonly chance: number; readonly invented: boolean }[]): number {
  const shareOf = (invented: boolean, is: (chance: number) => boolean) => {
    const own = scored.filter((one) => one.invented === invented);
    return own.filter(({ chance }) => is(chance)).length / Math.max(1, own.length);
  };
  const costOf = (threshold: number) =>
    COST_OF_ESCAPE * shareOf(true, (chance) => chance < threshold) + shareOf(false, (chance) => chance >= threshold);
  const tried = Array.from({ length: 30 }, (_, at) => (at + 10) / 40).filter((threshold) => threshold < 0.96);
  return tried.toSorted((a, b) => costOf(a) - costOf(b) || a - b)[0] ?? 0.5;
}

const sources = [...new Set(examples.map(({ source }) => source))];

type Judged = PairExample & { readonly chance: number };
/** What is learned from the others says of these; none of their sources is learned from, made pairs neither. */
function judge(left: (example: PairExample) => boolean): Judged[] {
  const weights = learn(all(examples.filter((example) => !left(example))), OPTIONS);
  return examples
    .filter((example) => left(example) && example.set !== 'made')
    .map((example) => ({
      ...example,
      chance: example.sure ? 1 : chanceOfAny(example.pieces, { weights, threshold: 0.5 }),
    }));
}
function judgeByFolds(): Judged[] {
  const folds = Number(values.folds);
  const foldOf = new Map(sources.map((source, at) => [source, at % folds]));
  return Array.from({ length: folds }, (_, fold) => judge(({ source }) => foldOf.get(source) === fold)).flat();
}
function judgeBySets(): Judged[] {
  return PAIR_SETS.flatMap((set) => {
    const own = new Set(examples.filter((one) => one.set === set).map(({ source }) => source));
    return judge(({ source }) => own.has(source)).filter((one) => one.set === set);
  });
}
const real = values['leave-out'] ? judgeBySets() : judgeByFolds();
const report = (name: string, some: readonly Judged[], threshold: number) => {
  const invented = some.filter((one) => one.invented);
  const honest = some.filter((one) => !one.invented);
  const share = (of: typeof invented) => {
    const withheld = of.filter(({ chance }) => chance >= threshold).length;
    return of.length === 0 ? '' : `${withheld} of ${of.length} (${((100 * withheld) / of.length).toFixed(0)} %)`;
  };
  console.log(`${name.padEnd(40)} withheld ${share(invented).padEnd(20)} false alarms ${share(honest)}`);
};
/** The sets that the lexica were shaped by least. */
const second = real.filter(({ set }) => set === 'second' || set === 'third');
const threshold = chooseThreshold(second);
const way = values['leave-out'] ? 'by sets left out' : 'cross-validated';
console.log(`threshold ${threshold.toFixed(3)}, ${way}, ${sources.length} sources`);
for (const set of new Set(real.map((one) => one.set))) {
  report(
    set,
    real.filter((one) => one.set === set),
    threshold,
  );
  for (const lang of ['he', 'en'])
    report(
      `  ${lang}`,
      real.filter((one) => one.set === set && one.lang === lang),
      threshold,
    );
}
for (const other of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  report(`second and third at ${other}`, second, other);
  report(
    `  third at ${other}`,
    second.filter(({ set }) => set === 'third'),
    other,
  );
}
report(
  'second, rules alone',
  second.map((one) => ({ ...one, chance: one.sure ? 1 : 0 })),
  0.5,
);
for (const category of [...new Set(second.map((one) => one.category))].toSorted())
  report(
    `  ${category}`,
    second.filter((one) => one.category === category),
    threshold,
  );
if (values.misses)
  for (const one of second)
    if (one.invented !== one.chance >= threshold)
      console.log(
        `${one.invented ? 'ESC' : 'FALSE'} ${one.chance.toFixed(2)} ${one.lang} ${one.category}\n` +
          `  ${one.source}\n  ${one.proposal}\n  ${one.why}`,
      );
if (!values.judge && !values['leave-out']) {
  const weights = learn(all(examples), OPTIONS);
  writeFileSync(
    new URL('../../../shared/improve/guard/learned/weights.json', import.meta.url),
    `${JSON.stringify(formatModel({ weights, threshold: Number(threshold.toFixed(3)) }), null, 2)}\n`,
  );
  console.log(`${weights.size} features`);
}
