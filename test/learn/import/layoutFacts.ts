import type { Person } from './person.ts';
import type { Random } from './random.ts';
import { mark } from './markup.ts';

/** The contact facts of a person, each marked, some after their labels. */
export function contactFacts(r: Random, { lang, email, phone, address, linkedin, website }: Person): string[] {
  const names =
    lang === 'he'
      ? {
          email: ['דוא"ל', 'מייל', 'אימייל'],
          phone: ['טלפון', 'נייד', "טל'"],
          address: ['כתובת', 'מגורים'],
          linkedin: ['לינקדאין', 'LinkedIn'],
          website: ['אתר', 'תיק עבודות'],
        }
      : {
          email: ['Email', 'E-mail', 'Mail'],
          phone: ['Phone', 'Tel', 'Mobile'],
          address: ['Address', 'Location'],
          linkedin: ['LinkedIn'],
          website: ['Website', 'Portfolio', 'Web'],
        };
  const form = r.int(0, 3);
  const facts = (Object.entries({ email, phone, address, linkedin, website }) as [keyof typeof names, string][]).filter(
    ([, value]) => value !== '',
  );
  return r.some(facts, facts.length).map(([key, value]) => {
    const text = `<bdi>${mark(key === 'address' ? 'address' : 'contact', value)}</bdi>`;
    if (form === 0) return `${mark('label', r.pick(names[key]))}${r.pick([': ', ': ', ':', ' - ', ' '])}${text}`;
    if (form === 1 && r.chance(0.5)) return `${r.pick(['✉', '☎', '📍', '●', '•'])} ${text}`;
    return text;
  });
}
export const contactList = (facts: readonly string[], r: Random) =>
  r.chance(0.15)
    ? `<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`
    : facts.map((fact) => `<div>${fact}</div>`).join('');
export function contactLine(facts: readonly string[], r: Random): string {
  const sep = r.pick([' | ', ' • ', ' · ', ', ', ' &nbsp; &nbsp; ', ' – ', ' | ', ' ✿ ', ' ★ ', ' * ', ' / ']);
  if (facts.length > 3 && r.chance(0.4))
    return `<p>${facts.slice(0, 2).join(sep)}</p><p>${facts.slice(2).join(sep)}</p>`;
  return `<p>${facts.join(sep)}</p>`;
}

export function personalHtml(r: Random, he: boolean): string {
  if (!r.chance(0.15)) return '';
  const facts = he
    ? [
        'רישיון נהיגה: B',
        'מצב משפחתי: נשוי + 2',
        'בעל רכב',
        `מס' רישיון: ${r.int(10_000, 99_999)}`,
        'אזרחות ישראלית',
        `תאריך לידה: ${r.int(1, 28)}.${r.int(1, 12)}.${r.int(1965, 2000)}`,
      ]
    : [
        'Driving licence: B',
        `Licence no. ${r.int(10_000, 99_999)}`,
        'Citizenship: Israeli',
        'Own car',
        `Date of birth: ${r.int(1, 28)}/${r.int(1, 12)}/${r.int(1965, 2000)}`,
      ];
  return r
    .some(facts, r.int(1, 2))
    .map((text) => `<div>${mark('junk', text)}</div>`)
    .join('');
}
