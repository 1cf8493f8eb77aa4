/**
 * Analyses the regular expressions that are new, tells which grow faster than their text, and notes the others as known
 * (`test/support/patterns/known.txt`): `node test/tools/check-patterns.ts`. With `all` it analyses every one again:
 * about five minutes on two cores.
 */
import { collectPatterns } from '../support/patterns/collect.ts';
import { readKnown, patternKey, writeKnown } from '../support/patterns/known.ts';
import { analyseAll, isLinear, readsBounded } from '../support/patterns/slow.ts';

const { patterns, unknown } = collectPatterns();
const known = process.argv.includes('all') ? new Set<string>() : readKnown();
const isKnown = (pattern: (typeof patterns)[number]) => known.has(patternKey(pattern));
const analysed = await analyseAll(patterns.filter((pattern) => !isKnown(pattern)));
const counts = Map.groupBy(analysed, ({ growth }) => growth);

for (const { source, flags, files, growth, said } of analysed.filter(({ growth }) => growth !== 'linear'))
  console.log(`${growth} (${said}): ${files.join(', ')}: /${source}/${flags}`);
console.log([...counts].map(([growth, { length }]) => `${growth} ${length}`).join(', ') || 'nothing new');
for (const place of unknown) console.log(`${place}: composes a pattern that nothing knows`);
writeKnown([...patterns.filter(isKnown), ...analysed.filter(isLinear)]);
process.exitCode = unknown.length + analysed.filter((one) => !isLinear(one) && !readsBounded(one)).length > 0 ? 1 : 0;
