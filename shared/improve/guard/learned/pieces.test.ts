import { describe, expect, it } from 'vitest';
import { examineProposal } from '../guard.ts';
import { wordKeys } from '../morphology.ts';
import { prefixVariants } from '../words.ts';
import { agreesWithModel } from './certainty.ts';
import { weighPieces } from './model.ts';

const examine = (before: string, after: string) => examineProposal({ before, after });
/** Names of features of all differences, and what rules suspect or are sure of. */
const features = (before: string, after: string) => examine(before, after).pieces.flatMap((piece) => piece.features);
const has = (before: string, after: string, name: string) =>
  features(before, after).some((each) => each === name || each.startsWith(`${name},`));

const share = (one: string, other: string) => wordKeys(one).some((key) => wordKeys(other).includes(key));
const piece = (text: string, weight = 'new') => ({ text, index: 0, reason: 'added' as const, features: [weight] });
const suspected = (reason: 'added' | 'gender' | 'name' | 'frequency') => [{ reason, text: 'x', index: 0 }];

describe('words', () => {
  it('lose their Hebrew prefixes in the order in which they may stand, and no others (AI-05)', () => {
    expect(prefixVariants('ושבמפעל')).toEqual(['ושבמפעל', 'שבמפעל', 'במפעל', 'מפעל']);
    // Economics is not the pronoun at its end.
    expect(prefixVariants('כלכלה')).not.toContain('לה');
    expect(has('כתבה על חינוך', 'כתבה על כלכלה', 'added')).toBe(true);
  });

  it('are the same with their vowel letters and without', () => {
    expect(share('שרות', 'ושירות')).toBe(true);
    expect(share('שרתים', 'שירות')).toBe(false);
  });
});

describe('a verb', () => {
  it.each([
    ['Logos and menus for restaurants', 'Printed logos and menus for restaurants', 'fill=none0'],
    ['ישיבות צוות ודוחות', 'ריכזתי ישיבות צוות ודוחות', 'fill=none0'],
    ['Opened bugs in Jira', 'Reported bugs in Jira', 'fill=lost'],
  ])('"%s" → "%s" is told by what the source has in its place', (before, after, name) => {
    expect(features(before, after).some((each) => each.includes(name))).toBe(true);
  });
});

describe('what limits a claim', () => {
  it.each([
    ['a range', 'הוראה לילדים מגיל 7 עד 14', 'הוראה לילדים בני 7-14'],
    ['a school', 'Studied at the university library', 'Studied at the library'],
    ['a language', 'A bot written in Python', 'A Python bot'],
    ['whom one spoke with', 'ראיונות עם מועמדים', 'ראיונות מול מועמדים'],
    ['what was denied, left out whole', 'התקנת מזגנים בבתים, לא עבדתי עם VRF', 'התקנת מזגנים בבתים'],
  ])('is not %s', (_, before, after) => expect(has(before, after, 'lost')).toBe(false));

  it.each([
    ['rarely', 'Forklift licence but rarely drove it', 'Drove a forklift with a licence'],
    ['most of them', 'שנות ניסיון, רובן במחלקה פנימית', 'שנות ניסיון במחלקה פנימית'],
    ['under guidance', 'שרטטתי תוכניות, בהנחיית מהנדס', 'שרטטתי תוכניות'],
  ])('is %s', (_, before, after) => expect(has(before, after, 'lost')).toBe(true));

  it('that was help and is now company is weighed where a verb came with it', () => {
    const before = 'Helped the lead teacher with circle time';
    expect(has(before, 'Ran circle time alongside the lead teacher', 'lost instead=help')).toBe(true);
  });
});

describe('cause and time', () => {
  it.each([
    ['a developer', 'Backend developer', 'מפתח בקאנד'],
    ['following up', 'תיאום אספקות', 'תיאום ומעקב אספקות'],
    ['driving a tram', 'Drove trams', 'Worked driving trams'],
  ])('%s is no cause', (_, before, after) => expect(has(before, after, 'cause')).toBe(false));

  it('one time stands for itself in all its forms', () => {
    expect(has('ספירות מלאי חודשיות', 'ספירת מלאי מדי חודש', 'time')).toBe(false);
    expect(has('ספירות מלאי חודשיות', 'ספירת מלאי מדי שבוע', 'time')).toBe(true);
  });
});

describe('one that became several', () => {
  it('is told where the source told of one, and not where it left out the article', () => {
    expect(has('Helped a neighbour', 'Helped neighbours', 'plural')).toBe(true);
    expect(has('טיפול בקשיש', 'טיפול בקשישים', 'plural')).toBe(true);
    expect(has('Typing, calendar, filing', 'Typing, calendars and filing', 'plural')).toBe(false);
    expect(has('made 300 loaf a night', 'Made 300 loaves a night', 'plural')).toBe(false);
    expect(has('מענה טלפוני', 'מענה לטלפונים', 'plural')).toBe(false);
  });
});

describe('a number', () => {
  it('is told by how near it stayed to what it counts', () => {
    const before = 'הקלדת חשבוניות והתאמות בנק של 25 לקוחות';
    expect(features(before, 'הקלדת 25 חשבוניות והתאמות בנק של לקוחות')).toContain('number head=moved,near=3');
    expect(features(before, 'התאמות בנק של 25 לקוחות והקלדת חשבוניות').some((name) => name.includes('near='))).toBe(
      false,
    );
  });
});

describe('what is doubted', () => {
  const model = { weights: new Map([['new', 4]]), asked: 0.3, withheld: 0.9 };

  it('in one word is asked about, in two withheld, and in one that a rule suspects as well (AI-05)', () => {
    expect(weighPieces([piece('Excel')], model).outcome).toBe('asked');
    expect(weighPieces([piece('Excel sheets')], model).outcome).toBe('withheld');
    expect(weighPieces([piece('Excel')], model, true).outcome).toBe('withheld');
    expect(weighPieces([piece('Excel', 'old')], model, true).outcome).toBe('asked');
    expect(weighPieces([], model, true)).toEqual({ outcome: 'clean', findings: [] });
  });

  it('by a rule that knows no more than the model does counts once', () => {
    expect(agreesWithModel(suspected('added'))).toBe(false);
    expect(agreesWithModel(suspected('gender'))).toBe(false);
    expect(agreesWithModel(suspected('name'))).toBe(true);
    expect(agreesWithModel([...suspected('added'), ...suspected('frequency')])).toBe(true);
  });
});

describe('one part more', () => {
  it.each([
    ['Milking and feeding cows', 'Milking, feeding cows and repairs', true],
    ['טיפול בכאבי גב וצוואר', 'Treating back, neck and shoulder pain', true],
    ['ניקוי חדרי אשפוז', 'ניקוי חדרי אשפוז וחדרי ניתוח', true],
    ['Milking cows. Feeding cows', 'Milking cows and feeding cows', false],
    ['בדיקות תיקים, וידוא זהות', 'בדיקות תיקים ווידוא זהות', false],
  ])('"%s" → "%s": %s', (before, after, is) => expect(has(before, after, 'parts')).toBe(is));
});
