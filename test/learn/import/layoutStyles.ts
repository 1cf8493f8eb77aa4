import type { Plan } from './layoutPlans.ts';
import type { Random } from './random.ts';

/** What a page looks like: the type, the headings, the distances; `own` are the styles of its builder. */
export function pageStyles(r: Random, plan: Plan, he: boolean, own = ''): string {
  const base = r.pick([9, 9.5, 10, 10.5, 11, 12]);
  return [
    '@page{margin:0}',
    `body{margin:0;width:794px;box-sizing:border-box;padding:${r.int(30, 70)}px ${r.int(30, 75)}px;`,
    `font:${base}pt/${r.pick([1.15, 1.25, 1.35, 1.5])} `,
    `${r.pick(['Open Sans', 'Heebo', 'Arimo', 'serif', 'sans-serif'])}}`,
    `*{box-sizing:border-box}p,ul{margin:${r.int(0, 4)}px 0}`,
    `ul{padding-inline-start:${r.int(14, 24)}px;list-style:${r.pick(['disc', 'disc', 'square', 'circle'])}}`,
    `h1{font-size:${base * r.pick([1.2, 1.6, 2, 2.5, 3])}pt;margin:0;font-weight:${r.pick([700, 700, 400])}}`,
    'h1 small{font-size:50%}',
    `.headline{font-size:${base * r.pick([1, 1.1, 1.3])}pt;${r.chance(0.3) ? 'font-weight:bold' : ''}}`,
    `h2{font-size:${base * r.pick([1, 1.05, 1.2, 1.4])}pt;margin:${r.int(6, 20)}px 0 ${r.int(1, 7)}px;`,
    `font-weight:${r.pick([700, 700, 700, 400])};`,
    r.chance(0.4) ? 'border-bottom:1px solid #333;' : '',
    r.chance(0.15) ? 'background:#ddd;' : '',
    r.chance(0.12) ? `letter-spacing:${r.pick([1, 2, 3, 5, 7])}px;` : '',
    !he && r.chance(0.45) ? 'text-transform:uppercase;' : '',
    r.chance(0.1) ? 'text-align:center;' : '',
    '}',
    `.entry{margin-bottom:${r.int(0, 11)}px}.far{display:flex;justify-content:space-between;gap:12px}`,
    '.whole{white-space:nowrap}.run div,.run p{display:inline}',
    `.aside{display:grid;grid-template-columns:${r.int(95, 160)}px 1fr;gap:${r.int(8, 20)}px}`,
    `.aside.end{grid-template-columns:1fr ${r.int(90, 150)}px}.in{padding-inline-start:${r.int(8, 24)}px}`,
    `.margin{display:grid;grid-template-columns:${r.int(110, 170)}px 1fr;gap:16px;margin-top:10px}.margin h2{margin:0}`,
    `.flow{column-count:2;column-gap:${r.int(20, 40)}px}${plan === 'runIn' ? runIn(base) : ''}`,
    `.page{display:grid;gap:${r.int(18, 36)}px;}.chips span{display:inline-block;margin-inline-end:14px}`,
    `.grid{display:grid;grid-template-columns:repeat(${r.int(2, 3)},1fr)}table{border-collapse:collapse;width:100%}`,
    `td{padding:2px 6px;vertical-align:top}.box td{border:1px solid #999}.named{width:${r.int(80, 150)}px}`,
    `.post{margin-top:${r.int(0, 6)}px}.tag{display:inline-block;border:1px solid #999;padding:1px 6px;margin:2px}`,
    r.chance(0.06) ? `h1{letter-spacing:${r.pick([2, 5, 8])}px}` : '',
    own,
  ].join('');
}

/** Headings that stand in the line of what they head. */
const runIn = (base: number) =>
  `h2{float:inline-start;font-size:${base}pt!important;margin:0!important;margin-inline-end:5px!important;` +
  'border:0!important}ul{clear:both}';
