import { CONFIDENCE_THRESHOLDS } from '../../../shared/upload/confidence.ts';
import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { TextLine } from '../page/textLine.ts';
import { resumeFromLines } from './resumeFromLines.ts';
import { jobsInSentences } from './sentenceJobs.ts';

const told = (...texts: readonly string[]) =>
  jobsInSentences(texts.map((text) => line(text))).map(
    ({ title, company, period }) => `${title} | ${company} | ${period.start} – ${period.current ? 'now' : period.end}`,
  );

describe('jobs in sentences', () => {
  it.each([
    [
      'From 2011 to 2014 I worked as a ferryman at Harbour Trust, where I fell in twice.',
      'ferryman | Harbour Trust | 2011 – 2014',
    ],
    ['Between 2011 and 2014 I was a net maker for the Anchor Works.', 'net maker | Anchor Works | 2011 – 2014'],
    ['At Anchor Works I served as a net maker from 2011 to 2014.', 'net maker | Anchor Works | 2011 – 2014'],
    ['I have been a beekeeper with Hollow Tree since May 2019.', 'beekeeper | Hollow Tree | 2019-05 – now'],
    ['בין 2011 ל-2014 עבדתי כדבוראי במשק הצפון.', 'דבוראי | משק הצפון | 2011 – 2014'],
    ['מאז 2019 אני עובדת כמדריכת שיט אצל מועדון הנמל, ונהנית.', 'מדריכת שיט | מועדון הנמל | 2019 – now'],
    ['משנת 2011 עד 2014 הייתי דבוראית ורכזת שדה מטעם משק הצפון.', 'דבוראית ורכזת שדה | משק הצפון | 2011 – 2014'],
    ['משנת 2011 עד 2014 הייתי דבוראית במשק הצפון בחיפה.', 'דבוראית | משק הצפון | 2011 – 2014'],
    ['מאז 2019 ועד היום אני עורכת שיט בהוצאת "נמל".', 'עורכת שיט | הוצאת "נמל" | 2019 – now'],
  ])('%s', (sentence, job) => {
    expect(told(sentence)).toEqual([job]);
  });

  it('are told over several lines, and two by one sentence', () => {
    expect(
      told(
        'I learned to mend nets early. I worked as a net maker at Anchor',
        'Works from 2011 to 2014 and then as a ferryman at Harbour Trust since',
        '2014. It is a fine life.',
      ),
    ).toEqual(['net maker | Anchor Works | 2011 – 2014', 'ferryman | Harbour Trust | 2014 – now']);
  });

  it.each([
    'She worked as a ferryman at Harbour Trust from 2011 to 2014.',
    'I worked as a ferryman at Harbour Trust.',
    'I grew as a person at Harbour Trust from 2011 to 2014.',
    'I worked by the sea from 2011 to 2014.',
    'עבדתי כל השנים במשק הצפון מ-2011 עד 2014.',
    'Ferryman at Harbour Trust, 2011 to 2014',
  ])('are not made of: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

const read = (lines: readonly TextLine[]) => {
  const found = resumeFromLines(lines, [], 'ltr');
  if ('error' in found) throw new Error(found.error);
  return found;
};

describe('a letter', () => {
  const LETTER = [
    line('Mira Castellan', { bold: true, size: 18 }),
    line('mira.c@example.org'),
    line('Dear Hiring Manager,', { gap: 40 }),
    line('From 2015 to 2021 I worked as a beekeeper at Hollow Tree Honey,', { gap: 28 }),
    line('where I kept sixty hives. Before that I was a ferryman with'),
    line('Harbour Trust from 2011 to 2015.'),
    line('I would be glad to show you my hives.', { gap: 28 }),
    line('Sincerely,', { gap: 28 }),
    line('Mira Castellan'),
  ];
  it('has the jobs of its sentences, never sure, and each sentence is still said', () => {
    const { resumeData, confidence, unplaced } = read(LETTER);
    expect(resumeData.experience.map(({ title, company }) => [title, company])).toEqual([
      ['beekeeper', 'Hollow Tree Honey'],
      ['ferryman', 'Harbour Trust'],
    ]);
    expect(confidence).toMatchObject({ 'experience.0.title': 0.5, 'experience.1.company': 0.5 });
    const said = [resumeData.summary, ...unplaced].join(' ');
    for (const words of ['sixty hives', 'glad to show you', 'Sincerely']) expect(said).toContain(words);
    expect(resumeData.skills).toEqual([]);
    expect(resumeData.headline ?? '').toBe('');
  });

  it('has no other jobs than those that it tells in full, where it tells several', () => {
    const words = 'A retired ferryman since 2022, Mira now asks for some hours a week';
    const { resumeData } = read([...LETTER.slice(0, 3), line(words, { gap: 28 }), ...LETTER.slice(3)]);
    expect(resumeData.experience.map(({ title }) => title)).toEqual(['beekeeper', 'ferryman']);
  });

  it('leaves a résumé its own jobs, and what its sentences tell above them is asked about', () => {
    const jobs = [
      line('Experience', { bold: true, size: 14, gap: 30 }),
      line('Net maker, Anchor Works Ltd, 2007 – 2011'),
      line('Cook, Blue Door Restaurant, 2003 – 2007'),
    ];
    const { resumeData, confidence } = read([...LETTER.slice(0, 7), ...jobs]);
    const names = resumeData.experience.map(({ title, company }) => [title, company]);
    expect(names.slice(-2)).toEqual([
      ['Net maker', 'Anchor Works Ltd'],
      ['Cook', 'Blue Door Restaurant'],
    ]);
    const ofSentences = resumeData.experience
      .slice(0, -2)
      .flatMap((_, at) => [confidence[`experience.${at}.title`] ?? 0, confidence[`experience.${at}.company`] ?? 0]);
    expect(Math.max(0, ...ofSentences)).toBeLessThan(CONFIDENCE_THRESHOLDS.sure);
  });
});
