import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MORE, SAME } from '../../../test/data/guard/claims.ts';
import { MISJUDGED_PAIRS, misjudgedFile, misjudgedPairs } from '../../../test/eval/misjudged.ts';
import { everyNth, howMany } from '../../../test/support/exhaustive.ts';
import { measureGrowth, MAX_LINEAR_GROWTH } from '../../../test/support/growth.ts';
import { GUARD_CASES } from '../../../test/tools/guard-cases.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../resume/samples.fixture.ts';
import { judgeProposal, readProposal } from './guard.ts';
import { findDroppedNegations } from './negations.ts';
import type { Proposal } from './proposal.ts';
import { GUARD_RULES } from './rules.ts';
import { languageOf } from './script.ts';

const reasons = (before: string, after: string, rest: Partial<Proposal> = {}) =>
  judgeProposal({ before, after, ...rest }).findings.map(({ reason, text }) => `${reason}: ${text}`);
const judged = (before: string, after: string, language: 'he' | 'en') =>
  judgeProposal({ before, after, language }).findings.filter(({ reason }) => reason === 'language').length;
const lost = (before: string, after: string) => judgeProposal({ before, after }).lost.map(({ key }) => key);
const outcome = (before: string, after: string) => judgeProposal({ before, after }).outcome;

describe('each rule of the floor', () => {
  it.each(GUARD_RULES)('$name: finds what its row says, at its words, and lets the other pass', (rule) => {
    const [before, after, words, entry] = rule.finds;
    const held = rule.find(
      readProposal({ before, after, context: entry === undefined ? [] : [entry], language: languageOf(before) }),
    );
    expect(held.map(({ text }) => text)).toContain(words);
    for (const { text, index } of held) expect(after.slice(index, index + text.length)).toBe(text);
    const [source, proposal] = rule.passes;
    expect(rule.find(readProposal({ before: source, after: proposal, language: languageOf(source) }))).toEqual([]);
  });

  it('has a name of its own', () => {
    expect(new Set(GUARD_RULES.map(({ name }) => name)).size).toBe(GUARD_RULES.length);
  });
});

describe('a number', () => {
  it.each([
    ['25%', '25 percent', 'עשרים וחמישה אחוזים'],
    ['10,000', '10K', '10 אלף'],
    ['1,200', '1.200', '1200'],
    ['2x', 'doubled', 'הכפלתי'],
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
    ['Came second', 'Came 1st', 'number: 1st'],
  ])('that is new in "%s" → "%s" is found', (before, after, finding) =>
    expect(reasons(before, after)).toContain(finding),
  );

  it('within a name is no number, and 1st is first', () => {
    expect(reasons('Wrote ES6 for B2B', 'Wrote ES6 for B2B clients of ours')).not.toContain('number: 6');
    expect(reasons('Won first place', 'Won 1st place')).toEqual([]);
  });
});

describe('a text that was to be written from the rest', () => {
  const context = ['Managed 12 people in Haifa\nCleaned 40 rooms a day', 'Excel, SAP', 'אחראית משמרת במפעל הגליל'];
  const written = (before: string, after: string) => reasons(before, after, { context, written: true });

  it('may be long, and use what stands there', () => {
    expect(written('', 'Managed 12 people in Haifa, with Excel and SAP.')).toEqual([]);
    expect(written('', 'אחראית משמרת במפעל הגליל.')).toEqual([]);
    expect(written('', 'Worked. '.repeat(80)).some((reason) => reason.startsWith('too_long'))).toBe(true);
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
    ['עבדתי בבנק', 'עבדתי בחברת אלפא', 'name: אלפא'],
    ['Deployed services', 'Deployed services to kubernetes', 'technology: kubernetes'],
    ['ניתוח נתונים', 'ניתוח נתונים בפייתון', 'technology: בפייתון'],
    ['ניתוח נתונים', 'ניתוח נתונים ב-Python', 'technology: Python'],
    ['תואר ראשון', 'תואר שני', 'degree: תואר שני'],
    ['Nurse', 'Certified nurse', 'certification: Certified'],
  ])('"%s" → "%s" is found', (before, after, finding) => expect(reasons(before, after)).toContain(finding));

  it('of sites and mail addresses are found, and one that was there may be written otherwise', () => {
    expect(reasons('Sold shoes', 'Sold shoes. http://evil.example/pay')).toContain('name: http://evil.example/pay');
    expect(reasons('Sold shoes', 'Sold shoes, boss@evil.example')).toContain('name: boss@evil.example');
    expect(reasons('Wrote for www.blog.co.il', 'Wrote for https://blog.co.il/.')).toEqual([]);
    expect(reasons('worked with asp.net and socket.io', 'Used asp.net and socket.io')).toEqual([]);
  });

  it('are the same in both scripts, and may come from what else the person wrote', () => {
    expect(reasons('דוחות באקסל', 'הפקת דוחות ב-Excel')).not.toContain('technology: Excel');
    expect(reasons('Wrote reports', 'Wrote reports in Excel', { context: ['Excel, Word'] })).toEqual([]);
    // Spelled-out abbreviations, which the learned guard reported.
    expect(outcome('Prepared P&L and VAT reports', 'Prepared profit and loss and value added tax reports')).toBe(
      'clean',
    );
    expect(outcome('אחות במלר"ד', 'אחות במלר"ד')).toBe('clean');
  });
});

describe('the language', () => {
  it('is the one that was asked for, or that the line was in', () => {
    expect(judged('ניהלתי צוות של מוכרים בחנות', 'Managed a sales team in the shop', 'he')).toBe(1);
    expect(judged('ניהלתי צוות של מוכרים בחנות', 'Managed a sales team in the shop', 'en')).toBe(0);
    expect(judged('Managed a sales team there', 'ניהלתי צוות של מוכרים', 'en')).toBe(1);
    expect(judged('Managed a sales team there', 'Managed the sales team', 'he')).toBe(0);
    expect(
      judged(
        'פיתוח ב-React, Node.js, TypeScript ו-PostgreSQL',
        'פיתחתי ב-React, Node.js, TypeScript ו-PostgreSQL',
        'he',
      ),
    ).toBe(0);
  });
});

describe('more than was said', () => {
  it.each(MORE)('"%s" → "%s" is found at those words', (before, after, finding) => {
    const words = finding.slice(finding.indexOf(': ') + 2);
    const from = after.indexOf(words);
    const findings = judgeProposal({ before, after }).findings;
    expect(
      findings.filter(({ index, text }) => index < from + words.length && from < index + text.length),
      JSON.stringify(findings),
    ).not.toEqual([]);
  });

  it.each(SAME)('"%s" → "%s" is not withheld', (before, after) => expect(outcome(before, after)).not.toBe('withheld'));

  it('what says no more is seldom asked about', () => {
    const asked = SAME.filter(([before, after]) => outcome(before, after) === 'asked');
    expect(asked.length / SAME.length).toBeLessThanOrEqual(0.3);
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
    expect(reasons('ניהלה את החנות. הדרכה של עובדים', 'הובילה את החנות. הדריכה עובדים').join()).not.toContain('person');
    expect(reasons('ניהלתי את החנות', 'ניהלה את החנות')).toContain('person: ניהלה');
    expect(reasons('אחריות על החנות', 'ניהלה את החנות')).toContain('person: ניהלה');
    expect(reasons('Managed the shop', 'She managed the shop')).toContain('person: She');
    expect(reasons('ניהול החנות', 'ניהלתי את החנות')).toEqual([]);
  });
});

describe('the rest', () => {
  it('numbers that changed places are found', () => {
    expect(reasons('Raised coverage from 40% to 85%', 'Raised coverage from 85% to 40%')).toEqual(['swapped: 85%']);
    expect(reasons('Treated 12 patients. Trained 4 nurses.', 'Treated 4 patients. Trained 12 nurses.')).toHaveLength(2);
  });

  it('a denial may be an absence, and one that the source has is not new', () => {
    expect(reasons('כשהאחראית לא הייתה החלפתי אותה', 'החלפתי את האחראית בהיעדרה')).not.toContain('negation: החלפתי');
    expect(reasons('Led shifts when the sister was not there', 'Led shifts in the sister’s absence')).toEqual([]);
    expect(reasons('כתיבה מאפס נעשתה בידי המתכנת', 'הכתיבה מאפס נעשתה בידי המתכנת')).toEqual([]);
    expect(reasons('2 תאונות', 'אפס תאונות')).toContain('negation: אפס');
  });

  it('what was lost is named', () => {
    expect(lost('Cut costs by 30% with Redis in Haifa', 'Cut costs')).toEqual(
      expect.arrayContaining(['30%', 'redis', 'חיפה']),
    );
    expect(lost('Cut costs by 30% with Redis', 'With Redis, cut costs by 30 percent')).toEqual([]);
  });

  it('a proposal longer than its field, or than its source bears, is withheld from where it is too long', () => {
    expect(judgeProposal({ before: 'Sold shoes', after: 'Sold the shoes', limit: 8 }).findings).toEqual([
      { reason: 'too_long', sure: true, text: 'shoes', index: 9 },
    ]);
    expect(outcome('Sold shoes', `Sold shoes ${'and was kind '.repeat(30)}`)).toBe('withheld');
  });
});

describe('over sets that others made', () => {
  // Row by row, because a share of correct rows hardly changes when one row does.
  it.each(MISJUDGED_PAIRS)('%s: what is judged otherwise than by its author is what its file says', (set) => {
    expect(misjudgedPairs(set)).toBe(readFileSync(misjudgedFile('guard/pairs', set), 'utf8'));
  });

  it('whatever is found stands in the proposal, at its place', { tags: 'exhaustive' }, () => {
    for (const { before, after, gender } of everyNth(2, GUARD_CASES)) {
      const { findings, outcome: became } = judgeProposal({ before, after, gender });
      expect(became === 'clean').toBe(findings.length === 0);
      for (const { text, index } of findings) {
        expect(text).not.toBe('');
        expect(after.slice(index, index + text.length)).toBe(text);
      }
    }
  });
});

/** Texts as people write them: random mixtures of sentences from the samples. */
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
  it('unchanged it is never withheld and has lost nothing', () => {
    fc.assert(fc.property(texts, unchanged), { numRuns: howMany(50, 300) });
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), unchanged), { numRuns: howMany(100, 300) });
  });

  it('its lines in another order are never taken for new facts', () => {
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
  ])('with "%s" added it is', (invention) => {
    fc.assert(
      fc.property(texts, fc.nat(5), (text, at) => {
        const lines = text.split('\n');
        lines[at % lines.length] += ` ${invention}`;
        const after = lines.join('\n');
        const from = after.indexOf(` ${invention}`);
        // Exactly the invented words are certain findings.
        const sure = judgeProposal({ before: text, after }).findings.filter((finding) => finding.sure);
        expect(sure.length).toBeGreaterThan(0);
        for (const { index } of sure) expect(index >= from && index < from + invention.length + 1).toBe(true);
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
