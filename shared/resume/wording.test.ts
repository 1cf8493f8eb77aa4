import { describe, expect, it } from 'vitest';
import { measureGrowth, MAX_LINEAR_GROWTH } from '../../test/support/growth.ts';
import { analyzeWording } from './wording.ts';

/** Bullets of twenty lines of work, as each language says them. */
const PAIRS: readonly (readonly [he: string, en: string])[] = [
  ['אחראית משמרת במחלקה פנימית, 36 מיטות', 'Shift lead on an internal medicine ward of 36 beds'],
  ['מתן טיפול סיעודי למטופלים לאחר ניתוח', 'Gave nursing care to patients after surgery'],
  ['הדרכת אחיות חדשות וסטודנטים', 'Trained new nurses and students'],
  ['עמידה ביעדי מכירות חודשיים של 120%', 'Met monthly sales targets of 120%'],
  ['גיוס לקוחות חדשים ושימור לקוחות קיימים', 'Recruited new customers and retained existing ones'],
  ['מענה טלפוני ללקוחות ותיאום פגישות', 'Answered customer calls and scheduled meetings'],
  ['ניהול תיק לקוחות בהיקף 5 מיליון ש"ח', 'Managed a client portfolio of NIS 5 million'],
  ['הכנת דוחות כספיים חודשיים', 'Prepared monthly financial reports'],
  ['התאמות בנקים וספקים', 'Reconciled bank and supplier accounts'],
  ['ביקורת פנימית והטמעת נהלים', 'Audited internally and introduced procedures'],
  ['בישול והגשה ל-200 סועדים', 'Cooked and served for 200 diners'],
  ['הוראת מתמטיקה לכיתות ז-ט', 'Taught mathematics to grades 7-9'],
  ['פיקוד על צוות של 12 לוחמים', 'Commanded a team of 12 soldiers'],
  ['תכנון וביצוע אימונים', 'Planned and carried out training'],
  ['הפעלת ציוד כבד ומלגזות', 'Operated heavy equipment and forklifts'],
  ['טיפול בתקלות ותחזוקה שוטפת', 'Handled faults and routine maintenance'],
  ['קבלת קהל וטיפול בפניות הציבור', 'Received visitors and handled public enquiries'],
  ['עבודה מול ספקים בארץ ובחו"ל', 'Worked with suppliers in Israel and abroad'],
  ['כתיבת מסמכי אפיון ודרישות', 'Wrote specification and requirements documents'],
  ['יצרתי תוכן לרשתות חברתיות', 'Created content for social networks'],
];

const opening = (text: string) => Number(analyzeWording(text).opensWithVerb);

const terms = (...words: string[]) => words.map((word) => analyzeWording(word).keyTerms.size);

describe('wording', () => {
  it('finds action verbs as often in Hebrew as in English, far beyond software', () => {
    const he = PAIRS.reduce((sum, [text]) => sum + opening(text), 0);
    const en = PAIRS.reduce((sum, [, text]) => sum + opening(text), 0);
    expect(Math.abs(he - en)).toBeLessThanOrEqual(1);
    expect(Math.min(he, en)).toBeGreaterThanOrEqual(0.8 * PAIRS.length);
  });

  it.each([
    'ניהלתי צוות',
    'ופיתחתי מערכת',
    'שהובלתי פרויקט',
    'מנהל/ת צוות',
    'מוביל/ה פרויקטים',
    'מנהל.ת מוצר',
    'ניהול צוות',
    'לניהול צוות',
    'פיתוח של אתר',
    'הטמעת מערכת CRM',
    'אחראית על ניהול מלאי',
    'ייעלתי תהליכים',
    'הדרכת עובדים חדשים',
    'Led a team',
    'Managed stock',
    'Organised events',
    'Planning of events',
    'Design systems',
    'Successfully negotiated contracts',
    'Wrote tests',
    'Ran the shop',
    'Simplified and shipped',
  ])('finds the action verb that opens "%s"', (text) => {
    expect(analyzeWording(text).opensWithVerb).toBe(true);
  });

  it('reads a bullet of a numbered list as the same bullet without its number', () => {
    for (const bullet of ['ניהלתי את צוות התמיכה', 'Led a team of engineers', '12 deployments a day']) {
      for (const mark of ['1. ', '10) ']) expect(analyzeWording(mark + bullet)).toEqual(analyzeWording(bullet));
    }
    expect(analyzeWording('1. Led a team').hasNumber).toBe(false);
  });

  it.each([
    'צוות גדול ומגוון',
    'שעות עבודה גמישות',
    'בנק הפועלים',
    'The design team',
    'Responsible for shop support',
    'Leadership',
  ])('finds none in "%s"', (text) => {
    expect(analyzeWording(text).opensWithVerb).toBe(false);
  });

  it.each([
    '20%',
    'ב-30%',
    'ב30%',
    'ל-5 אנשים',
    'צוות של 6',
    '₪50,000',
    '$2M',
    '(12 people)',
    '10k users',
    '3.5 מיליון',
    'from 2 to 3',
    '+15%',
    '2000 אחוז',
  ])('sees the number in "%s"', (text) => {
    expect(analyzeWording(text).hasNumber).toBe(true);
  });

  it.each(['ES6', 'HTML5 and CSS3', 'in 2019', 'ב-2019', '2019–2021', '03/2019', 'COVID-19', 'no number', 'Vue3', ''])(
    'sees no number in "%s"',
    (text) => {
      expect(analyzeWording(text).hasNumber).toBe(false);
    },
  );

  it.each([
    ['הגדלת המכירות בצוותים', 'sales growth in teams: sales, team'],
    ['תקציב ואסטרטגיה', 'budget and strategy'],
    ['שיפור איכות השירות ללקוחות', 'quality of service for customers'],
  ])('finds the key terms of "%s" as those of "%s"', (he, en) => {
    const found = analyzeWording(he).keyTerms.size;
    expect(found).toBeGreaterThan(1);
    expect(analyzeWording(en).keyTerms.size).toBeGreaterThanOrEqual(found);
  });

  it('counts an idea once, whatever its form or language', () => {
    expect(analyzeWording('team teams צוות הצוותים').keyTerms.size).toBe(1);
    // Behind one of the short words that Hebrew writes with it, and behind two, but no three.
    expect(terms('ויעד', 'בגצוות', 'גצוות')).toEqual([1, 0, 0]);
    expect(terms('בצוות', 'ובצוות', 'ושבצוות', 'לתקציב')).toEqual([1, 1, 0, 1]);
    expect(analyzeWording('ניהלתי וניהלתי').verbs).toBe(1);
  });

  it.each([
    ['signs', (size: number) => '-1/'.repeat(size)],
    ['letters and commas', (size: number) => `${'ב'.repeat(size)} ${','.repeat(size)}1`],
    ['digits', (size: number) => `1${',1'.repeat(size)}/2`],
  ])('reads a long text of %s in time that grows with its length', { tags: 'exhaustive' }, (_, text) => {
    expect(measureGrowth((size) => analyzeWording(text(size)))).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});
