import type { Person } from './person.ts';
import type { Random } from './random.ts';
import { mark, pairs, tableRow } from './markup.ts';

const skillHtml = (text: string) => mark('skill', text);
const comma = (list: readonly string[]) => mark('skill', list.join(', '));

const GROUPS = {
  he: ['טכנולוגיות', 'כישורים אישיים', 'תוכנות', 'שפות תכנות', 'כלים', 'מיומנויות'],
  en: ['Technical', 'Tools', 'Personal', 'Frameworks', 'Languages', 'Databases', 'Soft skills', 'CAD', 'Code', 'Other'],
} as const;
const LEVELS = {
  he: ['מתקדם', 'טוב', 'בסיסי', 'מומחה', '5/5', '80%', '●●●●○'],
  en: ['Advanced', 'Intermediate', 'Expert', 'Basic', '4/5', '90%', '●●●○○', '(5 years)', 'Proficient'],
} as const;

/** Skills in one of fourteen forms; `forms` are those of a builder. */
export function skillsHtml(r: Random, { skills, lang }: Person, forms?: readonly number[]): string {
  const form = forms ? r.pick(forms) : r.int(0, 13);
  const half = Math.ceil(skills.length / r.pick([2, 2, 3]));
  const grouped = () => {
    const names = r.some<string>(GROUPS[lang], 4);
    return Array.from({ length: Math.ceil(skills.length / half) }, (_, at) => ({
      group: mark('skill.group', names[at] ?? '', '', 'font-weight:bold'),
      list: skills.slice(at * half, at * half + half),
    }));
  };
  if (form === 9)
    return grouped()
      .map(({ group, list }) => `<div>${group}: ${comma(list)}</div>`)
      .join('');
  if (form === 10)
    return `<table>${grouped()
      .map(({ group, list }) => `<tr><td class="named">${group}</td><td>${comma(list)}</td></tr>`)
      .join('')}</table>`;
  if (form === 11) return `<div>${skills.map((text) => `<span class="tag">${skillHtml(text)}</span>`).join(' ')}</div>`;
  if (form === 12) {
    const inTags = r.chance(0.5);
    return grouped()
      .map(({ group, list }) => {
        const tags = list.map((text) => `<span class="tag">${skillHtml(text)}</span>`).join(' ');
        return `<div>${group}</div><div>${inTags ? tags : comma(list)}</div>`;
      })
      .join('');
  }
  if (form === 13) {
    const below = r.chance(0.4);
    return skills
      .map((text) => {
        const level = mark('junk', r.pick(LEVELS[lang]));
        return below
          ? `<div>${skillHtml(text)}</div><div>${level}</div>`
          : `<div class="far">${skillHtml(text)}${level}</div>`;
      })
      .join('');
  }
  if (form === 0) return `<ul>${skills.map((text) => `<li>${skillHtml(text)}</li>`).join('')}</ul>`;
  if (form === 1) return `<p>${mark('skill', skills.join(r.pick([' | ', ' • ', ' · '])))}</p>`;
  if (form === 2) return `<div class="chips">${skills.map(skillHtml).join(' ')}</div>`;
  if (form === 3) return `<div class="grid">${skills.map((text) => `<div>${skillHtml(text)}</div>`).join('')}</div>`;
  if (form === 4) return skills.map((text) => `<p>${skillHtml(text)}</p>`).join('');
  if (form === 5) {
    const groups =
      lang === 'he' ? ['טכנולוגיות', 'כישורים אישיים', 'תוכנות'] : ['Technical', 'Tools', 'Personal', 'Frameworks'];
    return [skills.slice(0, Math.ceil(skills.length / 2)), skills.slice(Math.ceil(skills.length / 2))]
      .filter((list) => list.length > 0)
      .map(
        (list, at) =>
          `<p>${mark('skill.group', groups[at] ?? '', '', 'font-weight:bold')}: ${mark('skill', list.join(', '))}</p>`,
      )
      .join('');
  }
  if (form === 6)
    return `<ul>${pairs(skills)
      .map((list) => `<li>${mark('skill', list.join(', '))}</li>`)
      .join('')}</ul>`;
  if (form === 7)
    return `<div class="grid">${skills.map((text) => `<ul><li>${skillHtml(text)}</li></ul>`).join('')}</div>`;
  return `<p>${mark('skill', skills.join(', '))}</p>`;
}

/** Languages with their levels. */
export function languagesHtml(r: Random, { languages, lang }: Person): string {
  const sep = r.pick([' – ', ' - ', ': ', ' (', ', ']);
  const texts = languages.map(([name, level]) =>
    r.chance(0.9) ? `${name}${sep}${level}${sep === ' (' ? ')' : ''}` : name,
  );
  const form = r.pick([0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7]);
  if (form === 0) return `<ul>${texts.map((text) => `<li>${mark('language', text)}</li>`).join('')}</ul>`;
  if (form === 1) return `<p>${mark('language', texts.join(r.pick([', ', ' | ', ' • '])))}</p>`;
  if (form === 2)
    return languages
      .map(([name, level]) => `<div class="far">${mark('language', name)}${mark('language', level)}</div>`)
      .join('');
  if (form === 5) {
    // A grid of ticks or grades, with what each column says above it.
    const names = lang === 'he' ? ['שפה', 'דיבור', 'קריאה', 'כתיבה'] : ['Language', 'Speaking', 'Reading', 'Writing'];
    const grade = lang === 'he' ? ['טובה', 'מלאה', 'בינונית', 'שפת אם'] : ['C1', 'B2', 'Good', 'Native', 'Fluent'];
    const rows = languages.map(([name]) => [name, r.pick(grade), r.pick(grade), r.pick(grade)]);
    return `<table>${tableRow(names.map((name) => mark('label', name)))}${rows
      .map((row) => tableRow(row.map((text) => mark('language', text))))
      .join('')}</table>`;
  }
  if (form === 6)
    return languages
      .map(
        ([name, level], at) =>
          `<div>${mark('label', at === 0 && lang === 'en' ? 'Mother tongue' : lang === 'he' ? 'שפה' : 'Language')}: ` +
          `${mark('language', name)}${at === 0 ? '' : ` ${mark('language', level)}`}</div>`,
      )
      .join('');
  if (form === 7)
    return languages
      .map(
        ([name, level]) =>
          `<div>${mark('language', name, '', 'font-weight:bold')}</div><div>${mark('language', level)}</div>`,
      )
      .join('');
  if (form === 3)
    return `<table>${languages.map((texts) => tableRow(texts.map((text) => mark('language', text)))).join('')}</table>`;
  return texts.map((text) => `<p>${mark('language', text)}</p>`).join('');
}
