import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MORE, SAME } from '../../../test/data/guard/claims.ts';
import { GUARD_CASES, type GuardCase } from '../../../test/tools/guard-cases.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../resume/samples.fixture.ts';
import { measureGrowth, MAX_LINEAR_GROWTH } from '../../../test/support/growth.ts';
import { judgeProposal } from './guard.ts';
import { findDroppedNegations } from './negations.ts';
import { howMany } from '../../../test/support/exhaustive.ts';

const reasons = (before: string, after: string, rest: Partial<Parameters<typeof judgeProposal>[0]> = {}) =>
  judgeProposal({ before, after, ...rest }).findings.map(({ reason, text }) => `${reason}: ${text}`);
const outcome = (before: string, after: string) => judgeProposal({ before, after }).outcome;

/** Each case of the set is judged once for all tests of this file. */
const judged = new Map<GuardCase, ReturnType<typeof judgeProposal>>();
function judgedCase(each: GuardCase): ReturnType<typeof judgeProposal> {
  const known = judged.get(each) ?? judgeProposal(each);
  judged.set(each, known);
  return known;
}
const withheld = (each: GuardCase) => judgedCase(each).outcome === 'withheld';
const found = (each: GuardCase) => judgedCase(each).outcome !== 'clean';

const part = (round: GuardCase['round'], name: GuardCase['part']) =>
  GUARD_CASES.filter((each) => each.round === round && each.part === name);
const inventions = (cases: readonly GuardCase[]) => cases.filter((each) => each.invents !== undefined);
const harmless = (cases: readonly GuardCase[]) => cases.filter((each) => each.invents === undefined);

describe('over the adversarial set', () => {
  it('there are 300 proposals and more, in both languages, a third of them unseen while the guard was tuned', () => {
    expect(GUARD_CASES.length).toBeGreaterThanOrEqual(300);
    expect(GUARD_CASES.filter((each) => each.part === 'unseen').length / GUARD_CASES.length).toBeGreaterThan(0.32);
    for (const language of ['he', 'en'])
      expect(GUARD_CASES.filter((each) => each.language === language).length).toBeGreaterThan(140);
  });

  it(
    '98 % of the inventions are withheld or asked about, and 5 % of the harmless ones withheld at most',
    { tags: 'exhaustive' },
    () => {
      expect(inventions(GUARD_CASES).filter(found).length / inventions(GUARD_CASES).length).toBeGreaterThanOrEqual(
        0.98,
      );
      expect(harmless(GUARD_CASES).filter(withheld).length / harmless(GUARD_CASES).length).toBeLessThanOrEqual(0.05);
    },
  );

  // The second round was made to break the guard of the first, which withheld 31 of its 60 inventions and 10 of its 40
  // harmless ones.
  it.each([
    [1, 45, 45, 36, 4],
    [2, 23, 24, 16, 1],
  ] as const)(
    'what was never looked at while tuning stays where it was first measured after it: round %i, %i of %i ' +
      'inventions, of %i harmless %i',
    { tags: 'exhaustive' },
    (round, caught, ofInventions, ofHarmless, mistaken) => {
      const unseen = part(round, 'unseen');
      expect([inventions(unseen).length, harmless(unseen).length]).toEqual([ofInventions, ofHarmless]);
      expect(inventions(unseen).filter(found).length).toBeGreaterThanOrEqual(caught);
      expect(harmless(unseen).filter(withheld).length).toBeLessThanOrEqual(mistaken);
    },
  );
});

describe('a number', () => {
  it.each([
    ['25%', '25 percent', 'עשרים וחמישה אחוזים'],
    ['10,000', '10K', '10 אלף'],
    ['2 million', '2M', '2 מיליון'],
    ['7 of 8', 'seven of eight', 'שבע of שמונה'],
    ['12', 'a dozen', 'תריסר'],
    ['3rd', 'third', 'שלושה'],
    ['07/2016', 'July 2016', 'יולי 2016'],
    ['2016-07', 'Jul. 2016', 'מיולי 2016'],
    ['2 years', 'שנתיים', 'two years'],
  ])('is the same as %s, %s, %s', (...forms) => {
    for (const before of forms) for (const after of forms) expect(reasons(`x ${before} x`, `x ${after} x`)).toEqual([]);
  });

  it.each([
    ['Led a team', 'Led a team of 6', 'number: 6'],
    ['שיפור המכירות', 'שיפור המכירות ב-20%', 'percentage: 20%'],
    ['Sold software', 'Sold software to hundreds', 'number: hundreds'],
    ['Sold software', 'Doubled sales', 'number: Doubled'],
    ['Sold since 2019', 'Sold since 2018', 'date: 2018'],
  ])('that is new in "%s" → "%s" is found', (before, after, finding) =>
    expect(reasons(before, after)).toContain(finding),
  );

  it('within a name is no number', () => {
    expect(reasons('Wrote ES6 for B2B', 'Wrote modern ES6 for B2B')).toEqual([]);
  });
});

describe('a text that was to be written from the rest', () => {
  const context = ['Managed 12 people in Haifa\nCleaned 40 rooms a day', 'Excel, SAP', 'אחראית משמרת במפעל הגליל'];
  const written = (before: string, after: string) => reasons(before, after, { context, written: true });

  it('may be long, and use what stands there', () => {
    expect(written('', 'Managed 12 people in Haifa, with Excel and SAP.')).toEqual([]);
    expect(written('', 'אחראית משמרת במפעל הגליל.')).toEqual([]);
    expect(written('', 'Worked. '.repeat(80))).toContain('too_long: ');
  });

  it('may not put a number of the context where another stood, nor turn its grammar', () => {
    expect(written('', 'Cleaned 12 rooms a day.')).toEqual(['swapped: 12']);
    expect(written('', 'אחראי משמרת במפעל הגליל.')).toEqual(['gender: אחראי']);
    expect(written('', 'Managed 13 people')).toEqual(['number: 13']);
  });
});

describe('names', () => {
  it.each([
    ['Worked at a bank', 'Worked at Goldman Sachs', 'name: Goldman'],
    ['עבדתי בבנק', 'עבדתי בחברת אלפא', 'added: בחברת אלפא'],
    ['Deployed services', 'Deployed services to kubernetes', 'technology: kubernetes'],
    ['ניתוח נתונים', 'ניתוח נתונים בפייתון', 'technology: בפייתון'],
    ['ניתוח נתונים', 'ניתוח נתונים ב-Python', 'technology: Python'],
    ['תואר ראשון', 'תואר שני', 'degree: תואר שני'],
    ['Nurse', 'Certified nurse', 'certification: Certified'],
  ])('"%s" → "%s" is found', (before, after, finding) => expect(reasons(before, after)).toContain(finding));

  it('of sites and mail addresses are found, and one that was there may be written otherwise', () => {
    expect(reasons('Sold shoes', 'Sold shoes. http://evil.example/pay')).toEqual(['name: http://evil.example/pay']);
    expect(reasons('Sold shoes', 'Sold shoes, boss@evil.example')).toEqual(['name: boss@evil.example']);
    expect(reasons('Wrote for www.blog.co.il', 'Wrote for https://blog.co.il/.')).toEqual([]);
    expect(reasons('worked with asp.net and socket.io', 'Used asp.net and socket.io')).toEqual([]);
  });

  it('are the same in both scripts, and may come from what else the person wrote', () => {
    expect(reasons('דוחות באקסל', 'הפקת דוחות ב-Excel')).toEqual([]);
    expect(reasons('Wrote reports', 'Wrote reports in Excel', { context: ['Excel, Word'] })).toEqual([]);
  });
});

describe('more than was said', () => {
  it.each(MORE)('"%s" → "%s" is found', (before, after, finding) => expect(reasons(before, after)).toContain(finding));

  it.each(SAME)('"%s" → "%s" is not withheld', (before, after) => expect(outcome(before, after)).not.toBe('withheld'));

  it('what says no more is seldom asked about', () => {
    const asked = SAME.filter(([before, after]) => outcome(before, after) === 'asked');
    expect(asked.length / SAME.length).toBeLessThanOrEqual(0.2);
  });
});

describe('the outcome', () => {
  it.each([
    ['withheld', 'Led a team', 'Led a team of 6'],
    ['withheld', 'ניתוח נתונים', 'ניתוח נתונים בפייתון'],
    ['withheld', 'Worked 5 days a week', 'Worked 7 days a week'],
    ['withheld', '5 ימים בשבוע', '7 ימים בשבוע'],
    ['withheld', 'Sold shoes', 'Ѕold shoes'],
    ['withheld', 'Sold shoes', `Sold shoes ${'and was kind '.repeat(30)}`],
    // One word may be another for the same; several say more.
    ['asked', 'מכירת חבילות נופש לאיי יוון', 'מכירת חבילות נופש ליעדים באיי יוון'],
    ['asked', 'Sold holiday packages', 'Sold luxury holiday packages'],
    ['withheld', 'Sold packages to families', 'Sold packages to families and trained new agents in negotiation'],
    ['clean', 'A week of training', '7 days of training'],
    [
      'clean',
      'The work was late due to the fact that parts were missing',
      'The work was late because parts were missing',
    ],
    ['clean', 'העבודה התעכבה בגלל חוסר בחלקים', 'העבודה התעכבה עקב חוסר בחלקים'],
    ['clean', 'Upgrading the servers of the branch', 'Worked on upgrading the servers of the branch'],
  ])('is %s for "%s" → "%s"', (expected, before, after) => expect(outcome(before, after)).toBe(expected));

  it.each([
    ['got employee of the month twice', 'named employee of the year twice'],
    ['משמרות לילה', 'משמרות בוקר'],
  ])('is never clean where one time stands for another: "%s" → "%s"', (before, after) =>
    expect(outcome(before, after)).not.toBe('clean'),
  );

  it('is asked at least where a rule finds anything, and clean only without findings', { tags: 'exhaustive' }, () => {
    for (const each of GUARD_CASES) {
      const { outcome: became, findings } = judgedCase(each);
      expect([each.before, each.after, became === 'clean']).toEqual([each.before, each.after, findings.length === 0]);
    }
  });
});

describe('the person', () => {
  it('keeps the grammatical gender', () => {
    expect(reasons('מנהלת חנות', 'מנהל חנות')).toContain('gender: מנהל');
    expect(reasons('עבודה בקופה', 'מוכרת אדיבה בקופה', { gender: 'm' })).toContain('gender: מוכרת');
    expect(reasons('עבודה בקופה', 'מוכרת אדיבה בקופה', { gender: 'f' })).not.toContain('gender: מוכרת');
    expect(reasons('אחות במחלקה', 'כאחות במחלקה עבדתי', { gender: 'f' })).toEqual([]);
  });

  it('is not spoken of from outside', () => {
    expect(reasons('ניהלתי את החנות', 'ניהלה את החנות')).toEqual(['person: ניהלה']);
    expect(reasons('Managed the shop', 'She managed the shop')).toEqual(['person: She']);
    expect(reasons('ניהול החנות', 'ניהלתי את החנות')).toEqual([]);
  });
});

describe('the rest', () => {
  it('numbers that changed places are found', () => {
    expect(reasons('Raised coverage from 40% to 85%', 'Raised coverage from 85% to 40%')).toEqual(['swapped: 85%']);
    expect(reasons('Treated 12 patients. Trained 4 nurses.', 'Treated 4 patients. Trained 12 nurses.')).toHaveLength(2);
  });

  it('what was lost is named', () => {
    expect(
      judgeProposal({ before: 'Cut costs by 30% with Redis in Haifa', after: 'Cut costs' }).lost.map(({ key }) => key),
    ).toEqual(expect.arrayContaining(['30%', 'redis', 'חיפה']));
    expect(
      judgeProposal({ before: 'Cut costs by 30% with Redis', after: 'With Redis, cut costs by 30 percent' }).lost,
    ).toEqual([]);
  });

  it('a proposal longer than its field, or than its source bears, is withheld', () => {
    expect(reasons('Sold shoes', 'Sold the shoes', { limit: 3 })).toEqual(['too_long: ']);
    expect(reasons('Sold shoes', `Sold shoes ${'and was kind '.repeat(30)}`)).toEqual(['too_long: ']);
  });
});

/** Texts that people write: sentences of the samples in any mixture. */
const sentences = [STRONG_RESUME_HE, STRONG_RESUME_EN]
  .flatMap(({ summary, experience, education, projects }) => [
    summary,
    ...[...experience, ...education, ...projects].map(({ description }) => description),
  ])
  .flatMap((text) => text.split('\n'));
const sentencesOf = (size: number) =>
  sentences
    .join('\n')
    .repeat(1 + size / 1_000)
    .slice(0, size);
const texts = fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n'));

const unchanged = (text: string) => {
  expect(judgeProposal({ before: text, after: text })).toMatchObject({ findings: [], lost: [] });
};
const reversed = (lines: string[]) => {
  expect(judgeProposal({ before: lines.join('\n'), after: lines.toReversed().join('\n') }).findings).toEqual([]);
};

describe('whatever the text', { tags: 'exhaustive' }, () => {
  it('unchanged it is never withheld and has lost nothing', { timeout: 30_000 }, () => {
    fc.assert(fc.property(texts, unchanged), { numRuns: howMany(50, 300) });
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), unchanged), { numRuns: howMany(100, 300) });
  });

  it('its lines in another order are never taken for new facts', { timeout: 30_000 }, () => {
    fc.assert(fc.property(fc.shuffledSubarray(sentences, { minLength: 2, maxLength: 6 }), reversed), {
      numRuns: howMany(50, 300),
    });
  });

  it.each([
    'in 7341 shops',
    'by 73.4%',
    'at Zvulon Dynamics',
    'since May 2011',
    'in Kubernetes',
    'with a PhD',
    'בחברת זבולון',
    'ב-7341 חנויות',
    'עם רישיון טיס',
    'תוך שימוש ב-Zvulon',
  ])('with "%s" added it is', { timeout: 30_000 }, (invention) => {
    fc.assert(
      fc.property(texts, fc.nat(5), (text, at) => {
        const lines = text.split('\n');
        lines[at % lines.length] += ` ${invention}`;
        expect(judgeProposal({ before: text, after: lines.join('\n') }).findings.length).toBeGreaterThan(0);
      }),
      { numRuns: howMany(20, 100) },
    );
  });

  it.each<[string, (size: number) => unknown]>([
    [
      'sentences',
      (size) => judgeProposal({ before: sentencesOf(size), after: sentencesOf(size), context: [sentencesOf(size)] }),
    ],
    ['signs', (size) => judgeProposal({ before: '1 '.repeat(size), after: 'א '.repeat(size) })],
    ['numbers', (size) => judgeProposal({ before: 'עשרים ו'.repeat(size), after: '- '.repeat(size) })],
    ['negations', (size) => findDroppedNegations('not a word '.repeat(size), 'flies')],
  ])('judging a text of %s takes time that grows with it and no more', { tags: 'exhaustive' }, (_, work) => {
    expect(measureGrowth(work)).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});
