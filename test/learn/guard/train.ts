/**
 * `npm run learn:guard` learns the weights of the guard from the pairs of test/data/guard and from made ones, and
 * writes them: always the same. Before, it judges each set by what is learned from the others alone, which is the
 * nearest to a stranger's texts for the set that was read last.
 *
 * `--leave-out` judges and writes nothing; `--folds` judges by cross-validation over sources instead (no source is in
 * both parts); `--misses` lists what is judged wrong; `--check` learns, writes nothing and fails where the weights in
 * use are not what is learned.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceOf, chanceOfAny, formatModel } from '../../../shared/improve/guard/learned/model.ts';
import { digestOfLearning } from './digest.ts';
import { PAIR_SETS, readExamples, type PairExample } from './examples.ts';
import { learn, OPTIONS } from './logistic.ts';
import { listMisses, report, THRESHOLDS, type Judged } from './report.ts';

const { values } = parseArgs({
  options: {
    folds: { type: 'string' },
    'leave-out': { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const WEIGHTS_FILE = new URL('../../../shared/improve/guard/learned/weights.json', import.meta.url);

const examples = readExamples();
const sources = [...new Set(examples.map(({ source }) => source))];
const learnFrom = (chosen: readonly PairExample[]) =>
  learn(
    chosen.flatMap(({ taught }) => taught),
    OPTIONS,
  );

/** What is learned from the others says of these; none of their sources is learned from, made pairs neither. */
function judge(left: (example: PairExample) => boolean): Judged[] {
  const model = { weights: learnFrom(examples.filter((example) => !left(example))) };
  return examples
    .filter((example) => left(example) && example.set !== 'made')
    .map((example) => ({
      ...example,
      model,
      chance: chanceOfAny(example.pieces, model),
      because: [
        ...example.sure.map(({ reason, text }) => `sure ${reason}: ${text}`),
        ...example.suspected.map(({ reason, text }) => `suspected ${reason}: ${text}`),
        ...example.pieces
          .map((piece) => ({ ...piece, chance: chanceOf(piece, model) }))
          .toSorted((a, b) => b.chance - a.chance)
          .slice(0, 4)
          .map(({ chance, reason, text, features }) => `${chance.toFixed(2)} ${features[0]} ${reason}: ${text}`),
      ],
    }));
}
function judgeByFolds(folds: number): Judged[] {
  const foldOf = new Map(sources.map((source, at) => [source, at % folds]));
  return Array.from({ length: folds }, (_, fold) => judge(({ source }) => foldOf.get(source) === fold)).flat();
}
function judgeBySets(): Judged[] {
  return PAIR_SETS.flatMap((set) => {
    const own = new Set(examples.filter((one) => one.set === set).map(({ source }) => source));
    return judge(({ source }) => own.has(source)).filter((one) => one.set === set);
  });
}

const judged = values.folds === undefined ? judgeBySets() : judgeByFolds(Number(values.folds));
/** The sets that the lexica were shaped by least. */
const LEAST_SHAPED: ReadonlySet<string> = new Set(['second', 'third', 'taught']);
const strangers = judged.filter(({ set }) => LEAST_SHAPED.has(set));
const way = values.folds === undefined ? 'by sets left out' : 'cross-validated';
console.log(`asked from ${THRESHOLDS.asked}, withheld from ${THRESHOLDS.withheld}, ${way}, ${sources.length} sources`);
for (const line of report(judged, strangers, THRESHOLDS)) console.log(line);
if (values.misses) for (const miss of listMisses(judged, THRESHOLDS)) console.log(miss);

if (!values['leave-out'] && values.folds === undefined) {
  const weights = learnFrom(examples);
  const learnedFrom = digestOfLearning();
  const text = `${JSON.stringify(formatModel({ weights, ...THRESHOLDS, learnedFrom }), null, 2)}\n`;
  if (!values.check) writeFileSync(WEIGHTS_FILE, text);
  else if (readFileSync(WEIGHTS_FILE, 'utf8') !== text) {
    console.error('The weights in use are not what is learned: npm run learn:guard');
    process.exitCode = 1;
  } else console.log('The weights in use are what is learned');
  console.log(`${weights.size} features`);
}
