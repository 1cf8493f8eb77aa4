import { headForm, type SlotLabels } from './entryHeads.ts';
import type { PeriodWriter } from './periodTexts.ts';
import type { Entry } from './person.ts';
import type { Random } from './random.ts';

/** What stands above the posts of an employer, and what at each post. */
const ABOVE: SlotLabels = { first: '', second: 'g.company', place: 'g.place', period: 'g.period' };
const AT_POST: SlotLabels = { first: 'x.title', second: '', place: 'x.place', period: 'x.period' };

/** Jobs as posts under employers: the employer once, with the whole time there or without; each post with its own. */
export function groupsOf(
  r: Random,
  jobs: readonly Entry[],
  he: boolean,
  periods: PeriodWriter,
  bodyOf: (entry: Entry, id: string) => string,
  from: number,
): string {
  const groups: Entry[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last && r.chance(groups.length === 1 && last.length === 1 ? 0.75 : 0.4)) last.push(job);
    else groups.push([job]);
  }
  const placeOf = r.pick(['employer', 'employer', 'employer', 'post', 'none'] as const);
  const isTimed = r.chance(0.6);
  // The employer's own period is the only one, or says no more than how long it was in all.
  const arePostsTimed = !isTimed || r.chance(0.8);
  const isLengthAlone = !isTimed && r.chance(0.3);
  const employer = headForm(
    r,
    'x',
    he,
    'single',
    ['second', ...(placeOf === 'employer' ? (['place'] as const) : []), ...(isTimed ? (['period'] as const) : [])],
    ABOVE,
  );
  const post = headForm(
    r,
    'x',
    he,
    r.chance(0.12) ? 'timeline' : 'single',
    ['first', ...(placeOf === 'post' ? (['place'] as const) : []), ...(arePostsTimed ? (['period'] as const) : [])],
    AT_POST,
  );
  const isSetIn = r.chance(0.25);
  // An employer of one post may stand as it does where nobody had two.
  const single = r.chance(0.35) ? headForm(r, 'x', he, 'single') : undefined;
  return groups
    .map((posts, number) => {
      const group = `g${from}-${number}`;
      const [newest, oldest] = [posts[0] as Entry, posts.at(-1) as Entry];
      if (single && posts.length === 1) return entryHtml(single(newest, group, periods), bodyOf(newest, group));
      const whole = { ...newest, start: oldest.start, single: false };
      const list = posts.map((one, at) => {
        const id = `${group}x${at}`;
        const head = post({ ...one, place: newest.place }, id, periods);
        return `<div class="post">${entryHtml(head, bodyOf(one, id))}</div>`;
      });
      const inner = isSetIn ? `<div class="in">${list.join('')}</div>` : list.join('');
      const head = employer(whole, group, periods);
      const length = isLengthAlone ? `<div>${periods.length(whole)}</div>` : '';
      return entryHtml({ ...head, html: head.html + length }, inner);
    })
    .join('');
}

/** An entry of its head and what stands below that. */
export function entryHtml(
  { aside, asideAt, html, below }: ReturnType<ReturnType<typeof headForm>>,
  body: string,
): string {
  const main = `<div>${html}${body}${below}</div>`;
  if (aside === '') return `<div class="entry">${main}</div>`;
  const isWhole = aside.split('<br>').every((line) => line.replace(/<[^>]*>/g, '').length < 18);
  const margin = `<div class="when${isWhole ? ' whole' : ''}">${aside}</div>`;
  return asideAt === 'start'
    ? `<div class="entry aside">${margin}${main}</div>`
    : `<div class="entry aside end">${main}${margin}</div>`;
}

/** An entry whose text goes on in the line of its head. */
export const runOnHtml = (head: string, sign: string, body: string): string =>
  `<div class="entry run">${head}${body === '' ? '' : `${sign}${body}`}</div>`;
