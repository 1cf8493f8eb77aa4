import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** Addresses that are longer than any line, wherever one stands, and lists of skills whose brackets hold spaces. */
function longResume(language: Language): ResumeData {
  const sample = language === 'he' ? SAMPLE_HE : SAMPLE_EN;
  const [job] = sample.experience as [ResumeData['experience'][0]];
  const [project] = sample.projects as [ResumeData['projects'][0]];
  const path = 'how-we-split-our-monolith-in-nine-months-and-what-we-learned-on-the-way';
  return {
    ...sample,
    // One of them is in letters of its own, which would have typefaces loaded anew for each language.
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
      // It may stand in a cell of a grid.
      if (skill.offsetWidth < width - 1) return false;
      return width + margin < Number.parseFloat(list.inlineSize) - 2 * Number.parseFloat(list.paddingInlineStart);
    });
    return { hyphens, skills: skills.map((skill) => skill.textContent) };
  });
}

describe('lines of every template', () => {
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
