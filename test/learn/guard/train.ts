/**
 * `npm run learn:guard` learns the weights of the guard from the pairs of test/data/guard and from made ones, and
 * writes them; with `--judge` it writes nothing and judges by cross-validation over sources: no source is in both
 * parts.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceOfAny, formatModel, type GuardModel } from '../../../shared/improve/guard/learned/model.ts';
import { learn, type LearnOptions } from './logistic.ts';
import { readExamples, type PairExample } from './examples.ts';

const { values } = parseArgs({
  options: {
    judge: { type: 'boolean', default: false },
    folds: { type: 'string', default: '4' },
    penalty: { type: 'string', default: '0.4' },
    misses: { type: 'boolean', default: false },
  },
});
const OPTIONS: LearnOptions = { epochs: 150, rate: 0.25, penalty: Number(values.penalty) };
/** Share of honest proposals that may be withheld, when the threshold is chosen. */
const FALSE_ALARMS = 0.08;

const examples = readExamples();
const all = (chosen: readonly PairExample[]) => chosen.flatMap(({ taught }) => taught);

/** The lowest threshold that withholds no more honest proposals than may be. */
function chooseThreshold(scored: readonly { readonly chance: number; readonly invented: boolean }[]): number {
  const honest = scored
    .filter(({ invented }) => !invented)
    .map(({ chance }) => chance)
    .toSorted((a, b) => b - a);
  return Math.min(0.95, (honest[Math.floor(honest.length * FALSE_ALARMS)] ?? 0.5) + 1e-6);
}

const folds = Number(values.folds);
const sources = [...new Set(examples.map(({ source }) => source))];
const foldOf = new Map(sources.map((source, at) => [source, at % folds]));
const judged: (PairExample & { readonly chance: number })[] = [];
for (let fold = 0; fold < folds; fold += 1) {
  const weights = learn(all(examples.filter(({ source }) => foldOf.get(source) !== fold)), OPTIONS);
  const model: GuardModel = { weights, threshold: 0.5 };
  for (const example of examples.filter(({ source, set }) => foldOf.get(source) === fold && set !== 'made'))
    judged.push({ ...example, chance: example.sure ? 1 : chanceOfAny(example.pieces, model) });
}
const real = judged;
const report = (name: string, some: readonly (typeof judged)[number][], threshold: number) => {
  const invented = some.filter((one) => one.invented);
  const honest = some.filter((one) => !one.invented);
  const share = (of: typeof invented) => {
    const withheld = of.filter(({ chance }) => chance >= threshold).length;
    return of.length === 0 ? '' : `${withheld} of ${of.length} (${((100 * withheld) / of.length).toFixed(0)} %)`;
  };
  console.log(`${name.padEnd(40)} withheld ${share(invented).padEnd(20)} false alarms ${share(honest)}`);
};
const second = real.filter(({ set }) => set === 'second' || set === 'third');
const threshold = chooseThreshold(second);
console.log(`threshold ${threshold.toFixed(3)}, cross-validated over ${sources.length} sources`);
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
for (const other of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) report(`second at ${other}`, second, other);
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
if (!values.judge) {
  const weights = learn(all(examples), OPTIONS);
  writeFileSync(
    new URL('../../../shared/improve/guard/learned/weights.json', import.meta.url),
    `${JSON.stringify(formatModel({ weights, threshold: Number(threshold.toFixed(3)) }), null, 2)}\n`,
  );
  console.log(`${weights.size} features`);
}
