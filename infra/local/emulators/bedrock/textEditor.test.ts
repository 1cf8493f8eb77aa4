import { describe, expect, it } from 'vitest';
import { judgeProposal } from '../../../../shared/improve/guard/guard.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../../shared/resume/samples.fixture.ts';
import { GUARD_CASES } from '../../../../test/tools/guard-cases.ts';
import { everyNth } from '../../../../test/support/exhaustive.ts';
import { editText } from './textEditor.ts';

describe('the local editor', () => {
  it.each([
    ['I was responsible for managing a team of 6', 'Managed a team of 6'],
    ['I was asked to organise the move', 'Organised the move'],
    ['I wrote reports on a daily basis in order to help', 'Wrote reports daily to help'],
    ['I sold shoes. I was very polite', 'Sold shoes. I was polite.'],
    ['הייתי אחראית על ניהול צוות של 6 עובדים', 'ניהלתי צוות של 6 עובדים'],
    ['הייתי אחראי על פיתוח המערכת', 'פיתחתי את המערכת'],
    ['אני כתבתי דוחות', 'כתבתי דוחות'],
    ['עזרתי ללקוחות מאוד מרוצים', 'סייעתי ללקוחות מרוצים'],
    ['Built dashboards', 'Built dashboards'],
    ['I have lots of experience with lots of tools', 'I have lots of experience with many tools'],
    ['מוכרת חרוצה ומאוד אדיבה, עובדת באופן שוטף עם מלאי', 'מוכרת חרוצה ואדיבה, עובדת באופן שוטף עם מלאי'],
    ['הפקתי דוחות באופן יומיומי', 'הפקתי דוחות מדי יום'],
  ])('makes of "%s" "%s"', (text, better) => expect(editText(text)).toBe(better));

  it('puts first what answers the job', () => {
    expect(editText('Sold shoes\nWrote Python scripts', 'We need Python developers who wrote scripts')).toBe(
      'Wrote Python scripts\nSold shoes',
    );
  });

  it('does not improve what it has improved', () => {
    for (const { before } of GUARD_CASES) expect(editText(editText(before))).toBe(editText(before));
  });

  it(
    'invents nothing and changes no gender, over every source of the set and the samples',
    { tags: 'exhaustive' },
    () => {
      const sources = [
        ...everyNth(2, GUARD_CASES).map(({ before, gender }) => ({ before, gender })),
        ...[STRONG_RESUME_EN, STRONG_RESUME_HE]
          .flatMap(({ summary, experience }) => [summary, ...experience.map(({ description }) => description)])
          .map((before) => ({ before, gender: undefined })),
      ];
      for (const { before, gender } of sources)
        expect(judgeProposal({ before, after: editText(before), gender })).toMatchObject({ findings: [], lost: [] });
      expect(sources.filter(({ before }) => editText(before) !== before).length).toBeGreaterThan(10);
    },
  );
});
