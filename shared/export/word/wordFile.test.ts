import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anyResume } from '../../resume/anyResume.fixture.ts';
import { createLetter, toLetterDocument } from '../../resume/letter.ts';
import { letterFrame } from '../../resume/letterWords.ts';
import { createBlankResume } from '../../resume/blankResume.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../resume/samples.fixture.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { choiceOf, newestChoice, TEMPLATE_VERSIONS } from '../../templates/catalogue.ts';
import { buildResumeDocument } from '../../templates/document/document.ts';
import { treeToText } from '../../templates/document/tree.ts';
import { SAMPLE_EN } from '../../templates/samples/en.ts';
import { SAMPLE_HE } from '../../templates/samples/he.ts';
import { isolateBidiRuns } from '../../templates/bidi/isolate.ts';
import { blindLines, markedLines, withoutSpaces } from '../../../test/tools/mixed-lines.ts';
import { characterOnlyOrder, cutByCharacters, wordOrder } from '../../../test/tools/word-order.ts';
import { EXHAUSTIVE, howMany } from '../../../test/support/exhaustive.ts';
import { TRIED_VERSIONS } from '../../../test/support/triedVersions.ts';
import { readWordDesign } from './wordDesign.ts';
import { paragraphsOf, textOf, wordParts } from './wordParts.fixture.ts';
import { toWordRuns } from './wordRuns.ts';
import { toPieces } from '../blocks.ts';

const source = (path: string) => readFileSync(new URL(`../../templates/${path}`, import.meta.url), 'utf8');
const cssOf = (id: string) => source('base.css') + source(`styles/${id}.css`);
const CLASSIC = cssOf('classic');

type Part = Readonly<Record<string, string>>;
const partsOf = (resume: ResumeData, css = CLASSIC) => wordParts(resume, css);

const HEBREW_LETTER = /[\u05d0-\u05ea]/;
const LATIN_LETTER = /[A-Za-z]/;

/** What is wrong for a reader of Hebrew; empty if nothing is. */
function faultsOf(parts: Part, direction: 'rtl' | 'ltr'): string[] {
  const [xml = '', styles = ''] = [parts['word/document.xml'], parts['word/styles.xml']];
  const faults: string[] = [];
  const paragraphs = [...paragraphsOf(xml), ...paragraphsOf(parts['word/footer1.xml'])];
  for (const { bidi, runs } of paragraphs) {
    if (bidi !== (direction === 'rtl')) faults.push('a paragraph of the other direction');
    for (const { rtl, text } of runs) {
      if (!rtl && HEBREW_LETTER.test(text)) faults.push(`Hebrew without rtl: ${text}`);
      if (rtl && LATIN_LETTER.test(text)) faults.push(`Latin with rtl: ${text}`);
    }
  }
  // Where there is one for Latin, there is the same for Hebrew; a run has no look of its own but by its style.
  for (const look of (styles + xml).matchAll(/<w:rPr>[\s\S]*?<\/w:rPr>/g)) {
    const [properties] = look;
    for (const [own, complex] of [
      ['<w:b', '<w:bCs'],
      ['<w:sz', '<w:szCs'],
    ] as const) {
      const read = (tag: string) => new RegExp(`${tag}(?: w:val="(\\w+)")?/>`).exec(properties)?.slice(0, 2);
      if (read(own)?.[1] !== read(complex)?.[1] || (read(own) === undefined) !== (read(complex) === undefined))
        faults.push(`${own} without ${complex}: ${properties}`);
    }
    if (properties.includes('<w:rFonts') && !properties.includes('w:cs'))
      faults.push(`no font for Hebrew: ${properties}`);
  }
  const defaults = /<w:docDefaults>[\s\S]*?<\/w:docDefaults>/.exec(styles)?.[0] ?? '';
  for (const needed of ['<w:rFonts', '<w:szCs', 'w:bidi="he-IL"'])
    if (!defaults.includes(needed)) faults.push(`no ${needed}`);
  if (/<w:jc w:val="(?:left|right)"/.test(xml + styles)) faults.push('a side of the page, which a paragraph turns');
  if (xml.includes('<w:bidi/><w:docGrid') !== (direction === 'rtl')) faults.push('direction of the section');
  return faults;
}

/** The words of the tree, as they stand in its text. */
const wordsOf = (text: string) =>
  text
    .split(/[\s|·,]+/)
    .filter((word) => word !== '')
    .toSorted();

const runsOf = async (summary: string, language: 'he' | 'en') => {
  const parts = await partsOf({ ...createBlankResume(), language, summary });
  return paragraphsOf(parts['word/document.xml'])
    .at(-1)
    ?.runs.map(({ text, rtl }) => `${rtl ? '<' : '>'}${text}`);
};

/** Paragraphs with their page properties for Word. */
const flows = async (templateId: string, of: ResumeData) =>
  paragraphsOf((await partsOf({ ...of, ...newestChoice(templateId) }))['word/document.xml']).map((paragraph) => ({
    text: textOf(paragraph),
    flow: ['pageBreakBefore', 'keepNext', 'keepLines'].filter((name) => paragraph.xml.includes(`<w:${name}/>`)),
  }));

/** Lines of entries' heads. */
const heads = async (resume: ResumeData, id: string) =>
  paragraphsOf((await partsOf({ ...resume, ...newestChoice(id) }, cssOf(id)))['word/document.xml'])
    .filter(({ style }) => style === 'Heading2' || style === 'EntryDetails')
    .map(textOf);

/** Margin in mm, line height, and spaces above sections and entries in points. */
const spaces = (id: string, spacing?: 'tight-2' | 'tight-3', properties = {}) => {
  const design = readWordDesign(cssOf(id), properties, {}, spacing);
  return [design.marginBlock / 56.7, design.lineHeight, design.sectionSpace, design.entrySpace].map(
    (value) => Math.round(value * 10) / 10,
  );
};

const WRITTEN = [
  [SAMPLE_HE, 'rtl'],
  [STRONG_RESUME_HE, 'rtl'],
  [SAMPLE_EN, 'ltr'],
  [STRONG_RESUME_EN, 'ltr'],
] as const;

describe('a Word file', () => {
  // Either résumé of each language by turns.
  it.each(
    TRIED_VERSIONS.map((template, index) => ({
      ...template,
      resumes: WRITTEN.filter((_, at) => EXHAUSTIVE || (at + index) % 2 === 0),
    })),
  )(
    'of $style is right for Hebrew and Latin, with all of its text',
    { tags: 'exhaustive' },
    async ({ resumes, ...template }) => {
      for (const [resume, direction] of resumes) {
        const styled = { ...resume, ...choiceOf(template) };
        const parts = await partsOf(styled, cssOf(template.style));
        expect(faultsOf(parts, direction)).toEqual([]);
        const text = paragraphsOf(parts['word/document.xml']).map(textOf).join('\n');
        const heading = template.contacts === 'side' ? (direction === 'rtl' ? 'פרטי קשר' : 'Contact') : '';
        expect([...wordsOf(text), ...wordsOf(heading)].toSorted()).toEqual(
          wordsOf(treeToText(buildResumeDocument(styled))),
        );
      }
    },
  );

  it('has headings, lists, dates after a tab, links, and says whose it is', async () => {
    const parts = await partsOf(SAMPLE_HE);
    const paragraphs = paragraphsOf(parts['word/document.xml']);
    const styled = (style: string) => paragraphs.filter((paragraph) => paragraph.style === style).map(textOf);
    expect(styled('Title')).toEqual([SAMPLE_HE.personalInfo.fullName]);
    expect(styled('Heading1')).toEqual([
      'תקציר',
      'ניסיון תעסוקתי',
      'השכלה',
      'פרויקטים',
      'שירות צבאי',
      'מיומנויות',
      'שפות',
    ]);
    expect(styled('Heading2')[0]).toBe('מנהלת מוצר בכירה\t03/2021 – היום');
    expect(paragraphs.filter(({ isListed }) => isListed).map(({ style }) => style)).toEqual(
      styled('ListBullet').map(() => 'ListBullet'),
    );
    for (const style of ['Title', 'Heading1', 'Heading2'])
      expect(parts['word/styles.xml']).toContain(`w:styleId="${style}"`);
    expect(parts['word/document.xml']).toContain('HYPERLINK &quot;mailto:noa.barak@example.com&quot;');
    for (const property of ['<dc:title>נועה ברק<', '<dc:creator>נועה ברק<', '<dc:language>he-IL<'])
      expect(parts['docProps/core.xml']).toContain(property);
    expect(parts['docProps/core.xml']).toMatch(/^<\?xml .*<dc:language>he-IL<\/dc:language><\/cp:coreProperties>$/s);
    expect(paragraphsOf(parts['word/footer1.xml']).map(textOf)).toEqual(['נועה ברק · ']);
    expect(paragraphsOf(parts['word/footer2.xml']).map(textOf).join('')).toBe('');
    expect(parts['word/document.xml']).toContain('<w:titlePg/>');
  });

  it('has the organization in the line of its title where its template has, unless that is too long', async () => {
    const [job] = SAMPLE_HE.experience as [ResumeData['experience'][0]];
    const long = { ...job, company: `${job.company} – ${'קבוצת חברות לתוכנה ולשירותים '.repeat(3).trim()}` };
    const jobs = { ...SAMPLE_HE, education: [], projects: [], customSections: [], experience: [job, long] };
    expect(await heads(jobs, 'compact')).toEqual([
      `${job.title}  ·  ${job.company}, ${job.location}\t03/2021 – היום`,
      `${job.title}\t03/2021 – היום`,
      `${long.company}, ${job.location}`,
    ]);
    expect(await heads({ ...jobs, experience: [job] }, 'classic')).toEqual([
      `${job.title}\t03/2021 – היום`,
      `${job.company}, ${job.location}`,
    ]);
  });

  it('sets signs and numbers in the direction of the phrase they belong to', async () => {
    expect(await runsOf('ידע ב־C++, ו־.NET בצוות', 'he')).toEqual([
      '<ידע ב־',
      '>C++\u200e',
      '<, ו־',
      '>\u200e.NET',
      '< בצוות',
    ]);
    expect(await runsOf('עבודה עם React Native ו־Python 3.', 'he')).toEqual([
      '<עבודה עם ',
      '>React Native',
      '< ו־',
      '>Python 3',
      '<.',
    ]);
    expect(await runsOf('Worked at כרמל לוגיסטיקה, Haifa', 'en')).toEqual([
      '>Worked at ',
      '<כרמל לוגיסטיקה',
      '>, Haifa',
    ]);
  });

  it('sets a line alike by its runs, by its characters, and by the runs that LibreOffice cuts of them', () => {
    const wrong = { byRuns: 0, byCharacters: 0, cutAnew: 0 };
    const lines = [...markedLines(), ...blindLines()];
    for (const { text, direction, visual } of lines) {
      const runs = toWordRuns(toPieces(isolateBidiRuns(text, direction), direction), direction);
      const wanted = visual.map(withoutSpaces);
      const isWrong = (order: string) => (wanted.includes(withoutSpaces(order)) ? 0 : 1);
      wrong.byRuns += isWrong(wordOrder(runs, direction));
      wrong.byCharacters += isWrong(characterOnlyOrder(runs, direction));
      wrong.cutAnew += isWrong(wordOrder(cutByCharacters(runs, direction), direction));
    }
    // Runs in a run of the other direction (an English sentence with a Hebrew name in a Hebrew line), and, cut again,
    // numbers of Hebrew words in an English line: only embeddings would hold them, which readers skip with their words.
    expect(lines.length).toBeGreaterThan(900);
    expect(wrong).toEqual({ byRuns: 10, byCharacters: 10, cutAnew: 31 });
  });

  it('has phone, e-mail and links as they are, in runs of the paragraph itself, without marks', async () => {
    for (const [resume, direction] of [
      [SAMPLE_HE, 'rtl'],
      [SAMPLE_EN, 'ltr'],
    ] as const) {
      const { phone, email, linkedin } = resume.personalInfo;
      const parts = await partsOf({ ...resume, personalInfo: { ...resume.personalInfo, phone: `+972 ${phone}` } });
      const [, contacts] = paragraphsOf(parts['word/document.xml']).filter(({ style }) => style !== 'Subtitle');
      const texts = contacts?.runs.map(({ text }) => text);
      expect(texts).toEqual(
        expect.arrayContaining([`+972 ${phone}`, email, linkedin.replace(/^https:\/\/(?:www\.)?/, '')]),
      );
      expect(parts['word/document.xml']).not.toContain('<w:hyperlink');
      expect(contacts?.bidi).toBe(direction === 'rtl');
    }
  });

  it('sets the dates of a job held today from the right, and periods of numbers from the left', async () => {
    const [first, second] = SAMPLE_HE.experience;
    const experience = [first, second].flatMap((job) => (job ? [{ ...job, title: 'DevOps' }] : []));
    const xml = (await partsOf({ ...SAMPLE_HE, experience }))['word/document.xml'];
    const orders = paragraphsOf(xml)
      .filter(({ style }) => style === 'Heading2')
      .slice(0, 2)
      .map(({ runs }) => runs.map(({ rtl, text }) => ({ text, rightToLeft: rtl })))
      .map((runs) => [wordOrder(runs, 'rtl'), characterOnlyOrder(runs, 'rtl')].map((order) => order.split('\t')));
    expect(orders.flat().map(([dates]) => dates)).toEqual([
      'םויה – 03/2021',
      'םויה – 03/2021',
      '01/2018 – 02/2021',
      '01/2018 – 02/2021',
    ]);
  });

  it('has the marks of a description, for Hebrew and Latin letters alike', async () => {
    const parts = await partsOf({ ...SAMPLE_HE, summary: 'ניהלתי **צוות C++** *חדש*, [כאן](https://example.com/a)' });
    const xml = paragraphsOf(parts['word/document.xml']).find((one) => textOf(one).startsWith('ניהלתי'))?.xml ?? '';
    const runs = [...xml.matchAll(/<w:r>([\s\S]*?)<\/w:r>/g)].map(([, run = '']) => run);
    const withText = (text: string) => runs.filter((run) => run.includes(`>${text}<`)).join('');
    expect([withText('צוות '), withText('C++')].map((run) => /<w:b\/><w:bCs\/>/.test(run))).toEqual([true, true]);
    expect(withText('חדש')).toMatch(/<w:i\/><w:iCs\/>/);
    expect(withText('כאן')).toContain('<w:u ');
    expect(withText('ניהלתי ')).not.toMatch(/<w:[biu][ /]/);
    expect(parts['word/document.xml']).toContain('HYPERLINK &quot;https://example.com/a&quot;');
  });

  it('breaks its pages where the person wants it, and not within an entry that is kept together', async () => {
    const kept = SAMPLE_HE.experience[1]?.id ?? '';
    const resume = { ...SAMPLE_HE, pageStarts: ['education', 'skills', 'summary'], keptEntries: [kept] };
    const one = await flows('classic', resume);
    const starting = (all: Awaited<ReturnType<typeof flows>>) =>
      all.filter(({ flow }) => flow.includes('pageBreakBefore')).map(({ text }) => text);
    // The first section has nothing before it; in two columns a sidebar begins no page.
    expect(starting(one)).toEqual(['השכלה', 'מיומנויות']);
    expect(starting(await flows('professional', resume))).toEqual(['השכלה']);
    const whole = one.filter(({ flow }) => flow.includes('keepLines'));
    // Title, organization and three lines.
    expect([whole.at(0)?.text, whole.length]).toEqual(['מנהלת מוצר\t01/2018 – 02/2021', 5]);
    expect(whole.map(({ flow }) => flow.includes('keepNext'))).toEqual([true, true, true, true, false]);
    expect((await flows('classic', SAMPLE_HE)).flatMap(({ flow }) => flow)).toEqual([]);
  });

  it('counts by itself where a list was pasted with numbers, each list from its first', async () => {
    const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
    const descriptions = ['1. one\n2. two', 'א) אחת\nב) שתיים', '1. three\n2. four'];
    const parts = await partsOf({
      ...createBlankResume(),
      language: 'en',
      experience: descriptions.map((description, at) => ({ ...job, id: `exp-${at}`, description })),
    });
    const listed = paragraphsOf(parts['word/document.xml']).filter(({ isListed }) => isListed);
    expect(listed.map(textOf)).toEqual(['one', 'two', 'אחת', 'שתיים', 'three', 'four']);
    const lists = listed.map(({ xml }) => /<w:numId w:val="(\d+)"/.exec(xml)?.[1]);
    expect(new Set([lists[0], lists[2], lists[4]]).size).toBe(3);
    expect(parts['word/numbering.xml']).toContain('<w:lvlText w:val="%1)"/>');
    expect(parts['word/numbering.xml']).toContain('<w:numFmt w:val="hebrew1"/>');
  });

  it('any résumé becomes a file whose text is well formed', { tags: 'exhaustive' }, async () => {
    await fc.assert(
      fc.asyncProperty(anyResume, async (resume) => {
        const xml = (await partsOf(resume))['word/document.xml'] ?? '';
        expect(xml).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\ufffe\uffff]|&(?!(?:amp|lt|gt|quot|apos);)/u);
        expect(xml.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
        expect(xml.match(/<w:p>/g)?.length ?? 0).toBe(xml.match(/<\/w:p>/g)?.length ?? 0);
      }),
      { numRuns: howMany(12, 50) },
    );
  });
});

describe('a cover letter in Word', () => {
  it.each([
    ['he', SAMPLE_HE, 'הנדון: מועמדות לתפקיד QA', ['end', 'center', 'end', 'end']],
    ['en', SAMPLE_EN, 'Re: Application for the position of QA', []],
  ] as const)(
    'has the lines of the page in their order, set as %s letters are',
    async (language, resume, subject, jc) => {
      const letter = { ...createLetter(resume, '2026-11-28'), position: 'QA', body: 'One **two**\nthree' };
      const parts = await partsOf(toLetterDocument(resume, letter));
      expect(faultsOf(parts, language === 'he' ? 'rtl' : 'ltr')).toEqual([]);
      const paragraphs = paragraphsOf(parts['word/document.xml']);
      const texts = paragraphs.map(textOf);
      const { date, greeting, closing } = letterFrame(letter, language);
      const order = language === 'he' ? [greeting, subject] : [subject, greeting];
      const { fullName } = resume.personalInfo;
      expect(texts.slice(-7)).toEqual([date, ...order, 'One two', 'three', closing, fullName]);
      expect(texts[0]).toBe(fullName);
      expect(paragraphs.slice(-7).flatMap(({ xml }) => /<w:jc w:val="(\w+)"/.exec(xml)?.[1] ?? [])).toEqual(jc);
    },
  );
});

const paperOf = (paper?: 'a4' | 'letter') => {
  const { pageWidth, pageHeight } = readWordDesign(CLASSIC, {}, paper && { paper });
  return [pageWidth, pageHeight].map((twips) => Math.round((twips / 1440) * 254));
};

describe('the look that a Word file takes over', () => {
  it.each(TEMPLATE_VERSIONS.flat())('$style says its colours, sizes and margins', ({ style }) => {
    const design = readWordDesign(cssOf(style));
    for (const color of [design.ink, design.quiet, design.accent, design.name.color, design.heading.color])
      expect(color).toMatch(/^[\da-f]{6}$/);
    expect(design.name.size).toBeGreaterThanOrEqual(20);
    expect(design.heading.size).toBeGreaterThanOrEqual(design.bodySize);
    expect(design.bodySize).toBeGreaterThanOrEqual(9.5);
    expect(design.marginInline).toBeGreaterThanOrEqual(600);
    // White text stands on a colour alone.
    for (const { color, background } of [design.name, design.heading, design.entryTitle, design.dates])
      if (color === 'ffffff') expect(background).toMatch(/^[\da-f]{6}$/);
  });

  it('has the margins, the lines and the spaces of its template, as close as the sheet is set', () => {
    expect(spaces('compact')).toEqual([10, 1.3, 9.6, 5.7]);
    expect(spaces('compact', 'tight-2')).toEqual([8.8, 1.3, 6.7, 4]);
    expect(spaces('compact', 'tight-3')).toEqual([8.2, 1.2, 5.3, 3.1]);
    expect(spaces('professional')).toEqual([13, 1.5, 14.7, 9.6]);
    const roomy = { '--design-leading': '1.2', '--design-margin-block': '20mm', '--design-entry-space': '1.5' };
    expect(spaces('compact', undefined, roomy)).toEqual([20, 1.6, 9.6, 8.5]);
  });

  it('is on the paper of the design, in tenths of a millimetre', () => {
    expect([paperOf(), paperOf('a4'), paperOf('letter')]).toEqual([
      [2100, 2970],
      [2100, 2970],
      [2159, 2794],
    ]);
  });

  it.each(TEMPLATE_VERSIONS.flat())(
    'writes headings in a style of the person’s own as the page has it: $style',
    ({ style }) => {
      const headingOf = (headingStyle: 'plain' | 'underline' | 'box') =>
        readWordDesign(cssOf(style), {}, { headingStyle }).heading;
      const { color } = headingOf('plain');
      expect(color).not.toBe('ffffff');
      expect([headingOf('plain').rule, headingOf('plain').background]).toEqual([undefined, undefined]);
      expect([headingOf('underline').rule, headingOf('underline').background]).toEqual(['below', undefined]);
      expect(headingOf('box')).toMatchObject({ color: 'ffffff', background: color });
    },
  );
});
