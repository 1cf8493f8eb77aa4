import { BUILDERS } from './builders.ts';
import { PLANS, type Plan } from './layoutPlans.ts';
import { makePage } from './layouts.ts';
import { makePerson } from './makePerson.ts';
import { Random } from './random.ts';

/** Made pages of each seed: where their chance starts, in order. */
export const startsOf = (seeds: readonly number[], count: number): number[] =>
  seeds.flatMap((seed) => Array.from({ length: count }, (_, at) => seed * 1_000_003 + at));

/** A page before it is printed. */
interface MadePage {
  readonly plan: Plan;
  readonly lang: 'he' | 'en';
  /** What its look was taken from; undefined of pages whose look was drawn piece by piece. */
  readonly builder: string | undefined;
  readonly html: string;
}

/** Share of pages that look as a builder's do. */
const BUILT = 0.35;
/** A quote between Hebrew letters, as on typewriters; Word and TeX make another of it. */
const QUOTE = /(?<=[\u05d0-\u05ea])"(?=[\u05d0-\u05ea])/g;

/** The same start gives the same page. */
export function makeHtml(start: number): MadePage {
  const r = new Random(start);
  const person = makePerson(r);
  const builder = r.chance(BUILT)
    ? r.pick(BUILDERS.filter(({ lang }) => lang === 'both' || lang === person.lang))
    : undefined;
  const plan = builder?.plan ?? r.pick<Plan>(['single', 'single', 'single', 'rows', ...PLANS]);
  const quote = r.pick(['"', '"', '״', '”']);
  const html = makePage(r, person, plan, builder).replace(QUOTE, quote);
  return { plan, lang: person.lang, builder: builder?.name, html };
}
