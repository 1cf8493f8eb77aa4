import { describe, expect, it } from 'vitest';
import { LANGUAGES, textDirection, type Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { everyNth } from '../support/exhaustive.ts';
import { markedLines } from '../tools/mixed-lines.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** Addresses longer than any line, and lists of skills whose brackets hold spaces. */
function longResume(language: Language): ResumeData {
  const sample = language === 'he' ? SAMPLE_HE : SAMPLE_EN;
  const [job] = sample.experience as [ResumeData['experience'][0]];
  const [project] = sample.projects as [ResumeData['projects'][0]];
  const path = 'how-we-split-our-monolith-in-nine-months-and-what-we-learned-on-the-way';
  return {
    ...sample,
    // One of them is in letters of its own, which would have typefaces loaded again for each language.
    languages: [],
    personalInfo: {
      ...sample.personalInfo,
      email: 'noa-dana.barak-levi-of-the-north@consulting-for-everybody.example.co.il',
      linkedin: 'linkedin.com/in/noa-dana-barak-levi-of-the-north-and-of-the-south-8b1a22',
      website: 'https://barak-levi-and-partners-architecture.example.com/portfolio/since-2019',
    },
    experience: [{ ...job, description: `https://engineering.example.com/blog/2019/${path}\nnoa.barak@example.com` }],
    projects: [{ ...project, url: `https://github.com/barak-levi/${path}` }],
    skills: [
      'AWS (EC2, S3)',
      'Kafka (Streams, Connect)',
      'Helm (charts, hooks)',
      'SAP (MM, EWM)',
      'Go',
      'Lean (5S, VSM)',
    ]
      .concat(['Figma', 'Excel (Power Query, VBA)', 'SQL (window functions)', 'Python (pandas, NumPy)'])
      .concat(['AutoCAD (2D, 3D)', 'Adobe (Illustrator, InDesign)', 'Java (Spring, Quarkus)', 'C (MISRA, AUTOSAR)'])
      .map((name, at) => ({ id: `skill-${at}`, name })),
  };
}

/** Hyphens within a word that a line ends behind, each with the letters around it; skills in more lines than one. */
async function badLineEnds() {
  return sheet.page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll('.contact-email, .contact-linkedin, .contact-website, .entry-url, .bullet'),
    ];
    const hyphens = texts.flatMap((text) => {
      const letters: { letter: string; top: number }[] = [];
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let at = 0; at < node.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          letters.push({ letter: node.data.charAt(at), top: range.getBoundingClientRect().top });
        }
      }
      return letters.flatMap(({ letter, top }, at) => {
        const next = letters[at + 1];
        const isBroken = letter === '-' && next !== undefined && next.letter !== ' ' && next.top > top + 4;
        const around = letters.slice(Math.max(0, at - 8), at + 8);
        return isBroken ? [around.map((one) => one.letter).join('')] : [];
      });
    });
    const skills = [...document.querySelectorAll<HTMLElement>('.skill')].filter((skill) => {
      const range = document.createRange();
      range.selectNodeContents(skill);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) < Math.min(...tops) + 4) return false;
      const list = getComputedStyle(skill.parentElement as Element);
      skill.style.whiteSpace = 'nowrap';
      const { paddingInlineStart, paddingInlineEnd, marginInlineEnd } = getComputedStyle(skill);
      const [start = 0, end = 0, margin = 0] = [paddingInlineStart, paddingInlineEnd, marginInlineEnd].map(
        Number.parseFloat,
      );
      const width = range.getBoundingClientRect().width + start + end;
      // It may be in a cell of a grid.
      if (skill.offsetWidth < width - 1) return false;
      return width + margin < Number.parseFloat(list.inlineSize) - 2 * Number.parseFloat(list.paddingInlineStart);
    });
    return { hyphens, skills: skills.map((skill) => skill.textContent) };
  });
}

/** Lines of a person's, two to five in one, in jobs of eight: each ends elsewhere. */
function writtenResume(language: Language): ResumeData {
  const sample = language === 'he' ? SAMPLE_HE : SAMPLE_EN;
  const [job] = sample.experience as [ResumeData['experience'][0]];
  const lines = markedLines().filter(
    ({ direction, text }) => direction === textDirection(language) && text.length > 20,
  );
  const texts = Array.from({ length: 48 }, (_, at) => {
    const from = (3 * at) % (lines.length - 5);
    return lines
      .slice(from, from + 2 + (at % 4))
      .map(({ text }) => text)
      .join(', ');
  });
  return {
    ...sample,
    experience: Array.from({ length: 6 }, (_, at) => ({
      ...job,
      id: `exp-${at}`,
      description: texts.slice(8 * at, 8 * at + 8).join('\n'),
    })),
  };
}

/** Texts of more than one line, and how many of them have a last line of one word. */
async function lastLines(): Promise<{ texts: number; single: number }> {
  return sheet.page.evaluate(() => {
    const counts = [...document.querySelectorAll('.bullet, .text')].map((text) => {
      const lines: { middle: number; words: number }[] = [];
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const box = [...range.getClientRects()].at(-1);
          const middle = box ? box.top + box.height / 2 : 0;
          const last = lines.at(-1);
          if (last && Math.abs(last.middle - middle) < 5) last.words += 1;
          else lines.push({ middle, words: 1 });
        }
      }
      return lines;
    });
    const texts = counts.filter((lines) => lines.length > 1);
    return { texts: texts.length, single: texts.filter((lines) => lines.at(-1)?.words === 1).length };
  });
}

describe('lines of every template', () => {
  it.each(LANGUAGES)('end a text with one word in at most one of ten: %s', async (language) => {
    const all = { texts: 0, single: 0 };
    for (const { id } of everyNth(4, TEMPLATES)) {
      // oxlint-disable-next-line no-await-in-loop -- one page lays out one after the other
      await sheet.lay({ ...writtenResume(language), ...newestChoice(id) });
      // oxlint-disable-next-line no-await-in-loop
      const { texts, single } = await lastLines();
      all.texts += texts;
      all.single += single;
    }
    expect(all.texts).toBeGreaterThan(60);
    expect(all.single / all.texts, JSON.stringify(all)).toBeLessThan(0.1);
  });

  it.each(TEMPLATES)(
    'end behind no hyphen of an address, and within no skill that a line holds: $id',
    async ({ id }) => {
      for (const language of LANGUAGES) {
        // oxlint-disable-next-line no-await-in-loop -- one page lays out one after the other
        await sheet.lay({ ...longResume(language), ...newestChoice(id) });
        // oxlint-disable-next-line no-await-in-loop
        expect(await badLineEnds(), language).toEqual({ hyphens: [], skills: [] });
      }
    },
  );
});
