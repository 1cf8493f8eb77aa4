import { far, mark, p } from './markup.ts';
import type { PeriodWriter } from './periodTexts.ts';
import type { Entry } from './people.ts';
import type { Random } from './random.ts';

/** Jobs as posts under employers: the employer once, with the whole time there or without, and each post with its own. */
export function groupsOf(
  r: Random,
  jobs: readonly Entry[],
  periods: PeriodWriter,
  bodyOf: (entry: Entry, id: string) => string,
): string {
  const groups: Entry[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last && r.chance(groups.length === 1 && last.length === 1 ? 0.75 : 0.4)) last.push(job);
    else groups.push([job]);
  }
  const sep = r.pick([', ', ' | ', ' – ', ' · ', ' - ']);
  const [header, post] = [r.int(0, 5), r.int(0, 6)];
  const isBold = r.chance(0.8);
  const isPostBold = r.chance(0.3);
  const placeOf = r.pick(['employer', 'employer', 'employer', 'post', 'none'] as const);
  const upper = r.chance(0.06) ? 'text-transform:uppercase' : '';
  return groups
    .map((posts, number) => {
      const group = `g${number}`;
      const [newest, oldest] = [posts[0] as Entry, posts.at(-1) as Entry];
      const company = mark('g.company', newest.second, group, `${isBold ? 'font-weight:bold;' : ''}${upper}`);
      const place = placeOf === 'employer' ? mark('g.place', newest.place, group) : '';
      const named = place === '' ? company : `${company}${sep}${place}`;
      const period = periods.html({ start: oldest.start, end: newest.end, single: false }, 'g.period', group);
      const head = [
        () => p(named),
        () => far(named, period),
        () => p(`${named}${sep}${period}`),
        () => p(named) + p(period),
        () => (place === '' ? far(company, period) : far(company, place)),
        () => p(`${named} (${period})`),
      ][header]?.();
      const list = posts.map((one, at) => {
        const id = `${group}x${at}`;
        const title = mark('x.title', one.first, id, isPostBold ? 'font-weight:bold' : '');
        const time = periods.html(one, 'x.period', id);
        const own = placeOf === 'post' ? mark('x.place', newest.place, id) : '';
        const placed = own === '' ? title : `${title}${sep}${own}`;
        const names = [
          () => far(placed, time),
          () => far(placed, time),
          () => p(placed) + p(time),
          () => p(`${time}${r.pick([': ', ' ', ' – ', '  '])}${placed}`),
          () => p(`${placed} (${time})`),
          () => p(title) + p(time) + (own === '' ? '' : p(own)),
          () => p(`${placed}${sep}${time}`),
        ][post]?.();
        return `<div class="post">${names}${bodyOf(one, id)}</div>`;
      });
      return `<div class="entry">${head}${list.join('')}</div>`;
    })
    .join('');
}
