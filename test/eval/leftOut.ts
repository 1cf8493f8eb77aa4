import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, dirname } from 'node:path';
import { MOST_WORDS, indexPhrases } from '../../shared/improve/guard/equivalents.ts';
import { tokenizeWords } from '../../shared/improve/guard/words.ts';
import table from '../../shared/improve/lexicon/adverts.json' with { type: 'json' };
import { type KnownAdvert, readKnownAdverts, readStrangersAdverts } from './adverts.ts';

type Table = typeof table.advert;
const phrasesOf = (words: string) => words.split(', ');

/** Everything of a table's phrases that an advertisement or its résumé says. */
const saidBy = (phrasesAt: ReturnType<typeof indexPhrases>, { text, resume }: KnownAdvert): Set<string> => {
  const words = tokenizeWords(`${text}\n${JSON.stringify(resume)}`).map((word) => word.text);
  return new Set(words.flatMap((_, i) => phrasesAt(words.slice(i, i + MOST_WORDS)).map(({ row }) => row)));
};

/**
 * The table as it would be if nobody had seen this advertisement: without the phrases that no other one says. Phrases
 * that nobody's advertisement says stay.
 */
function withoutWordsOf(left: number, said: readonly ReadonlySet<string>[]): Table {
  const isKept = (phrase: string) =>
    !said[left]?.has(phrase) || said.some((each, number) => number !== left && each.has(phrase));
  return table.advert.flatMap(([source = '', words = '']) => {
    const kept = phrasesOf(words).filter(isKept);
    return kept.length === 0 ? [] : [[source, kept.join(', ')]];
  });
}

/** All known advertisements, by the folder or file that they stand in. */
const readAll = (root: string) =>
  readdirSync(root, { withFileTypes: true }).flatMap((each) => {
    if (each.name.endsWith('.md')) return [];
    const path = `${root}/${each.name}`;
    return (each.isDirectory() ? readStrangersAdverts(path) : readKnownAdverts(path)).map((advert) => ({
      advert,
      path,
    }));
  });

/**
 * What `npm run eval:improve -- adverts <folder> --left-out` scores: each advertisement with a table that has not seen
 * it, an estimate of what is right at first sight.
 */
export async function scoreLeftOut(folder: string) {
  const known = readAll(dirname(folder.replace(/\/$/, '')));
  const phrasesAt = indexPhrases(table.advert.flatMap(([, words = '']) => phrasesOf(words).map((phrase) => [phrase])));
  const said = known.map(({ advert }) => saidBy(phrasesAt, advert));
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const left = /\?left=\d+$/.exec(context.parentURL ?? '')?.[0];
      const resolved = next(specifier, context);
      return left === undefined || !/\/(?:shared\/improve|test\/eval)\//.test(resolved.url)
        ? resolved
        : { ...resolved, url: resolved.url.replace(/(?:\?.*)?$/, left) };
    },
    load(url, context, next) {
      const [, left] = /adverts\.json\?left=(\d+)$/.exec(url) ?? [];
      if (left === undefined) return next(url, context);
      const source = JSON.stringify({ ...table, advert: withoutWordsOf(Number(left), said) });
      return { format: 'json', source, shortCircuit: true };
    },
  });
  const scores = [];
  for (const [left, { advert, path }] of known.entries()) {
    if (basename(path) !== basename(folder)) continue;
    const { scoreAdvert } = (await import(`./adverts.ts?left=${left}`)) as typeof import('./adverts.ts');
    scores.push(scoreAdvert(advert));
  }
  hooks.deregister();
  return scores;
}
