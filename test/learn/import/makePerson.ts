import { contactsOf, phoneNumber, userName } from './contactTexts.ts';
import { CUSTOM_SECTIONS } from './customSections.ts';
import { ENGLISH_WORDS as EN } from './englishWords.ts';
import { HEBREW_WORDS as HE } from './hebrewWords.ts';
import { firm, placeName, post, sentence } from './jobTexts.ts';
import { coined } from './names.ts';
import type { Entry, Person } from './person.ts';
import type { Random } from './random.ts';
import { personName } from './personNames.ts';
import { studiesOf } from './studyTexts.ts';
import { shortTask } from './taskTexts.ts';

/** A professional title: what one is now, at times with where, or with a second trade. */
function headlineOf(r: Random, lang: 'he' | 'en', job: Entry | undefined): string {
  const title = job?.first ?? '';
  if (title === '' || r.chance(0.75)) return title;
  const other = post(r, lang);
  return r.chance(0.5)
    ? `${title}${lang === 'he' ? r.pick([' ו', ', ', ' / ']) : r.pick([' and ', ', ', ' & ', ' – '])}${other}`
    : `${title}${lang === 'he' ? ' ב' : ' at '}${job?.second ?? ''}`;
}

/** Returns a person's jobs up to a year, the last first. `placed`: how many of them have a place. */
function jobsOf(r: Random, lang: 'he' | 'en', lastYear: number, placed: number): Entry[] {
  let year = lastYear;
  const isTerse = r.chance(0.13);
  return Array.from({ length: r.pick([1, 2, 2, 3, 3, 3, 4, 5]) }, (_, at): Entry => {
    const isNow = at === 0 && r.chance(0.65);
    const end = { year, month: r.int(1, 12) };
    year -= r.int(1, 4);
    const start = { year, month: r.int(1, 12) };
    return {
      first: post(r, r.chance(lang === 'he' ? 0.1 : 0) ? 'en' : lang),
      second: r.chance(0.025) ? '' : firm(r, lang),
      place: r.chance(placed) ? placeName(r, lang) : '',
      start,
      end: isNow ? undefined : end,
      single: false,
      bullets: Array.from({ length: r.pick(isTerse ? [2, 3, 4, 5, 6] : [0, 1, 2, 2, 3, 4]) }, () =>
        isTerse ? shortTask(r, lang) : sentence(r, lang),
      ),
    };
  });
}

/** A person made by chance. */
export function makePerson(r: Random): Person {
  const lang = r.chance(0.5) ? 'he' : 'en';
  const t = lang === 'he' ? HE : EN;
  const [first, last] = [r.pick(t.first), r.pick(t.last)];
  const user = userName(r, lang, first, last);
  const phone = phoneNumber(r, lang);
  const lastYear = r.int(2019, 2024);
  // Most people say the place of all employers or of none.
  const placed = r.pick([0, 0.25, 0.5, 0.9, 1]);
  const jobs = jobsOf(r, lang, lastYear, placed);
  const studies = studiesOf(r, lang, jobs.at(-1)?.start.year ?? lastYear, placed);
  const item = (text: string): Entry => ({
    first: text,
    second: r.chance(0.3) ? firm(r, lang) : '',
    place: '',
    start: { year: r.int(2005, 2020), month: r.int(1, 12) },
    end: r.chance(0.5) ? { year: r.int(2020, 2023), month: 1 } : undefined,
    single: r.chance(0.5),
    bullets: r.chance(0.25) ? [sentence(r, lang)] : [],
  });
  const custom = r
    .some(Object.entries(CUSTOM_SECTIONS[lang]), r.pick([0, 1, 1, 2, 3]))
    .map(([title, texts]) => ({ title, items: r.some(texts as readonly string[], r.int(1, 2)).map(item) }));
  const projects = r.chance(0.22)
    ? Array.from({ length: r.int(1, 3) }, (): Entry => ({
        ...item(
          lang === 'he'
            ? r.pick(['אפליקציה לניהול תורים', 'אתר לגינה קהילתית', 'מערכת זיהוי תמרורים', 'בלוג צילום'])
            : `${coined(r, 'en')} ${r.pick(['Planner', 'App', 'Website', 'Robot', 'Garden'])}`,
        ),
        second: r.chance(0.45) ? r.some<string>(t.skill, 3).join(', ') : '',
        bullets: Array.from({ length: r.int(1, 3) }, () => sentence(r, lang)),
      }))
    : [];
  return {
    lang,
    name: personName(r, lang, first, last),
    headline: r.chance(0.5)
      ? r.chance(0.6)
        ? headlineOf(r, lang, jobs[0])
        : `${post(r, lang)}${lang === 'he' ? ' | ' : ' | '}${post(r, lang)}`
      : '',
    ...contactsOf(r, lang, user, phone),
    summary: r.chance(0.7)
      ? Array.from({ length: r.int(1, 3) }, () =>
          lang === 'he'
            ? `${r.pick(HE.post)} ${r.pick(HE.adjective)}, ${r.int(3, 20)} שנות ניסיון ב${r.pick(HE.object)}.`
            : `${r.pick(EN.post)}, ${r.pick(EN.adjective)}, with ${r.int(3, 20)} years in ${r.pick(EN.object)}.`,
        ).join(' ')
      : '',
    jobs,
    studies,
    skills: r.chance(0.9) ? r.some(t.skill, r.int(3, 12)) : [],
    languages: r.chance(0.8) ? r.some(t.language, r.int(1, 4)).map((name) => [name, r.pick(t.level)] as const) : [],
    projects,
    custom,
    personal: [],
  };
}
