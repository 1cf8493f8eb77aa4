import { ENGLISH_WORDS as EN, ISRAEL_IN_ENGLISH } from './englishWords.ts';
import { HEBREW_WORDS as HE, HEBREW_VILLAGES } from './hebrewWords.ts';
import {
  acronym,
  branch,
  coined,
  foreignFirm,
  ownBusiness,
  remark,
  site,
  unitFirm,
  wordyFirm,
  wordyPlace,
  wordyPost,
} from './names.ts';
import type { Random } from './random.ts';
import { prefixedPost, withTool, withYear } from './taskTexts.ts';

/** A form with a value in each of its places. */
export const fill = (form: string, value: () => string) => form.replaceAll('{}', value);

const UNITS = ['Emergency Department', 'Retail', 'Night Shift', 'Platform', 'Infrastructure', 'Europe', 'Ward 4'];
const DIVISIONS = {
  he: ['חטיבת הצרכנות', 'סניף מרכז', 'מחלקת הרכש', 'אגף השיווק'],
  en: ['Consumer Division', 'Department of Surgery', 'Northern Branch', 'R&D'],
};
const REMARKS = {
  he: ['לשעבר גל', 'סטארט-אפ', 'אזרחי'],
  en: ['startup', 'acquired by Atlas', 'formerly Nimbus'],
};

/** What somebody is at work. */
export function post(r: Random, lang: 'he' | 'en'): string {
  const t = lang === 'he' ? HE : EN;
  if (lang === 'he' && r.chance(0.08)) return prefixedPost(r);
  if (r.chance(0.22)) return wordyPost(r, lang) + (r.chance(0.06) ? remark(r, lang) : '');
  const [post, field] = [r.pick(t.post), r.pick(t.field)];
  if (r.chance(0.3)) return post + (r.chance(0.04) ? remark(r, lang) : '');
  // What one does it in goes on after a prefix that employers have too: `מתמחה ברפואת משפחה`.
  if (lang === 'he' && r.chance(0.09)) return `${post} ${r.pick(['ב', 'ב', 'ל'])}${r.pick(HE.study)}`;
  if (lang === 'he')
    return r.chance(0.62)
      ? `${post} ${field}`
      : r.chance(0.5)
        ? `${post} ${field} ו${r.pick(HE.field)}`
        : r.chance(0.4)
          ? `${post} (${r.pick(['משרה חלקית', 'זמני', 'פרילנס', field])})`
          : r.chance(0.5)
            ? `${post}, ${r.pick([field, 'אחראי תחנה', 'ראש משמרת', 'מחלקה פנימית', 'סניף ראשי', 'צוות חדשנות'])}`
            : `${post} ו${r.pick(HE.post)}`;
  const title = r.chance(0.15)
    ? `${r.pick(['Senior', 'Junior', 'Lead', 'Assistant'])} ${field} ${post}`
    : `${field} ${post}`;
  return r.chance(0.06)
    ? `${title} (${r.pick(['Part-time', 'Contract', 'Internship', 'Full time'])})`
    : r.chance(0.08)
      ? `${title}, ${r.pick([...UNITS, field])}`
      : r.chance(0.04)
        ? `${title} & ${r.pick(EN.post)}`
        : r.chance(0.03)
          ? `${title} / ${r.pick(EN.post)}`
          : title;
}

/** Who employs. */
export function firm(r: Random, lang: 'he' | 'en'): string {
  if (r.chance(0.25)) return wordyFirm(r, lang);
  if (r.chance(0.02)) return foreignFirm(r);
  if (r.chance(0.03)) return unitFirm(r, lang);
  if (r.chance(0.03)) return ownBusiness(r, lang);
  const t = lang === 'he' ? HE : EN;
  const name = () => (r.chance(0.35) ? coined(r, lang) : r.chance(0.2) ? r.pick(t.last) : r.pick(t.firm));
  if (r.chance(0.12))
    return fill(r.pick(t.public), () =>
      lang === 'he' ? (r.chance(0.4) ? r.pick(HE.hospital) : r.pick(HE.town)) : r.pick(EN.city),
    );
  if (r.chance(0.03))
    return lang === 'he'
      ? r.pick(['עצמאי', 'עצמאית', 'צה"ל', 'משרד החינוך', 'משרד הביטחון'])
      : r.pick(['Self-employed', 'Freelance', 'US Army', 'NHS', 'Ministry of Health']);
  if (lang === 'he' && r.chance(0.12))
    return fill(r.pick(EN.firmForm), () => (r.chance(0.4) ? coined(r, 'en') : r.pick(EN.firm)));
  const whole = fill(r.pick(t.firmForm), name);
  if (r.chance(0.05)) return `${whole}, ${r.pick(DIVISIONS[lang])}`;
  if (r.chance(0.07)) return `${whole}${r.pick([' – ', ' - ', ', ', ', '])}${branch(r, lang)}`;
  if (r.chance(0.08)) {
    const part =
      lang === 'he'
        ? r.pick([
            `סניף ${r.pick(HE.town)}`,
            `דוכן ${coined(r, 'he')}`,
            `מוסך ${coined(r, 'he')}`,
            'אגף הלקוחות',
            `קניון ${coined(r, 'he')}`,
            'תחנת הדלק',
          ])
        : r.pick([
            `${r.pick(EN.town)} branch`,
            `${coined(r, 'en')} Clinic`,
            'Service Centre',
            'Field School',
            'Broadcasting',
          ]);
    return `${whole}${r.pick([' – ', ' - ', ', '])}${part}`;
  }
  if (r.chance(0.02)) return whole + acronym(r);
  return r.chance(0.03) ? `${whole} (${r.pick(REMARKS[lang])})` : whole;
}

/** What was done at work. */
export function sentence(r: Random, lang: 'he' | 'en'): string {
  const text = plainSentence(r, lang);
  return r.chance(0.05) ? withTool(r, lang, text.replace(/\.$/, '')) : r.chance(0.05) ? withYear(r, lang, text) : text;
}

function plainSentence(r: Random, lang: 'he' | 'en'): string {
  const t = lang === 'he' ? HE : EN;
  // Many say what they did without a verb: `38 beds`, `Bid models in PyTorch`, in words that posts are named by too.
  if (r.chance(0.3)) {
    const object = r.pick(t.object);
    const plain = object.charAt(0).toUpperCase() + object.slice(1);
    const form = r.int(0, 4);
    if (form === 0) return `${r.int(2, 900)} ${object}`;
    if (form === 1) return `${plain}, ${r.pick(t.object)}`;
    if (form === 2) return lang === 'he' ? `${r.pick(HE.post)} תורן ב${object}` : `${r.pick(EN.post)} for ${object}`;
    if (form === 3) return lang === 'he' ? `${plain} ב-${r.int(2010, 2024)}` : `${plain} in ${r.int(2010, 2024)}`;
    return `${plain}.`;
  }
  const one = `${r.pick(t.verb)} ${r.pick(t.object)}`.replace(/( [בל]) (?=\S)/, r.chance(0.5) ? '$1' : '$1-');
  const long = r.chance(0.35) ? `${one}${lang === 'he' ? ', כולל ' : ', including '}${r.pick(t.object)}` : one;
  return r.chance(0.3) ? `${long}.` : long;
}

/** Where an employer is: a town, with its country or quarter at times. */
export function placeName(r: Random, lang: 'he' | 'en'): string {
  if (r.chance(0.2)) return wordyPlace(r, lang);
  if (r.chance(0.05)) return site(r, lang);
  const town = r.pick(lang === 'he' ? [...HE.town, ...HEBREW_VILLAGES] : r.chance(0.35) ? ISRAEL_IN_ENGLISH : EN.town);
  if (r.chance(0.88)) return town;
  return lang === 'he'
    ? r.pick([`${town} – סניף ${coined(r, 'he')}`, `מחוז ${town}`, `${town}, ישראל`])
    : r.pick([`${town}, ${r.pick(['Israel', 'UK', 'Germany', 'MD', 'CA'])}`, `${town} Area`]);
}
