import { PLANS, type Plan } from './layoutPlans.ts';
import { makePage } from './layouts.ts';
import { makePerson } from './makePerson.ts';
import { Random } from './random.ts';

/** Made pages of each seed: where their chance starts, in order. */
export const startsOf = (seeds: readonly number[], count: number): number[] =>
  seeds.flatMap((seed) => Array.from({ length: count }, (_, at) => seed * 1_000_003 + at));

/** A page before it is printed: the same start gives the same page. */
export function makeHtml(start: number): { readonly plan: Plan; readonly lang: 'he' | 'en'; readonly html: string } {
  const r = new Random(start);
  const person = makePerson(r);
  const plan = r.pick<Plan>(['single', 'single', 'single', ...PLANS]);
  return { plan, lang: person.lang, html: makePage(r, person, plan) };
}
