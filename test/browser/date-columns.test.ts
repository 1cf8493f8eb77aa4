import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeDesign } from '../../shared/resume/design.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, templateOf, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { treeToHtml } from '../../shared/templates/document/tree.ts';
import { fontFaceCss, requiredFonts } from '../../shared/templates/html.ts';
import { fontUrl, readBaseCss, readTemplateStyle } from '../tools/template-assets.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** Dates as people write them, each a start and an end; where the end is `now` the job goes on. */
const WRITTEN: Readonly<Record<Language, readonly (readonly [start: string, end?: string])[]>> = {
  he: [
    ['1.9.2019', '31.12.2024'],
    ['1.9.2019', 'now'],
    ['1 בספטמבר 2019', '31 בדצמבר 2024'],
    ['ספטמבר 2019', 'now'],
    ['ספט׳ 2019', 'אוק׳ 2024'],
    ['קיץ 2019', 'חורף 2021'],
    ['תשע״ט', 'תשפ״ד'],
    ["תשפ''א"],
    ['אלול ה׳תשע״ט', 'ניסן ה׳תשפ״ד'],
    ['סמסטר א׳ תשפ״ג', 'סמסטר ב׳ תשפ״ד'],
    ['רבעון 3, 2019', 'רבעון 4, 2024'],
    ['Q3 2019', 'Q4 2024'],
    ['2024', 'צפוי 2026'],
    ['צפוי: יוני 2027'],
    ['שנות ה־90'],
    ['2019–2021, 2023–2024'],
    ['2019 (חצי משרה)', 'now'],
    ['כשלוש שנים וחצי, עם הפסקה של שנה לחופשת לידה ולהתמחות בירושלים'],
    ['מ־2019 לסירוגין, בין פרויקטים בארץ ובחו"ל, ברציפות מאז השתלמותי'],
    ['01/09/2019 – 31/12/2024'],
    ['Sept 2019', 'present'],
  ],
  en: [
    ['1.9.2019', '31.12.2024'],
    ['1 Sep. 2019', '31 Dec. 2024'],
    ['September 2019', 'November 2024'],
    ['Sept 2019', 'now'],
    ['September 1st, 2019', 'December 31st, 2024'],
    ['Summer 2019', 'Winter 2021'],
    ['Fall semester 2019', 'Spring semester 2021'],
    ['Q3 2019', 'Q4 2024'],
    ['Expected September 2027'],
    ['2024', 'Expected 2026'],
    ['expected 2026'],
    ['the 1990s'],
    ['2019–2021, 2023–2024'],
    ['2019 (part-time)', 'now'],
    ['About three and a half years, with a break of one year for postgraduate studies in Haifa'],
    ['On and off since 2019, between projects at home and abroad, continuously since graduation'],
    ['2019-09-01 – 2024-12-31'],
    ['תשע״ט', 'תשפ״ד'],
    ['ספטמבר 2019', 'now'],
  ],
};

/** Contents of a field for a month or a year, in every style of dates. */
const READ = [
  ['2019'],
  ['2019-09'],
  ['2019-09', '2024-12'],
  ['2019', 'now'],
  ['2019-09', 'now'],
  ['', '2024-02'],
] as const;

/** Designs that have least room: the largest type, the widest faces and margins, the narrowest sidebar. */
const DESIGNS: Readonly<Record<string, ResumeDesign>> = {
  'the template alone': {},
  'large type': { size: 12, dates: 'words', marginInline: 28, accent: '#ffd400', headings: 130, paper: 'letter' },
  'wide letters': { size: 12, fonts: 'plex', dates: 'short', marginInline: 28, sidebarWidth: 40, leading: 90 },
  'a narrow sidebar': { size: 12, fonts: 'openSans', dates: 'words', sidebarWidth: 25, marginInline: 28 },
};

const NAMES = {
  he: { title: 'מנהלת פרויקטים בכירה', company: 'מפעלי הצפון בע"מ', location: 'קריית שמונה' },
  en: { title: 'Senior Project Manager', company: 'Northern Works Ltd.', location: 'Kiryat Shmona' },
} as const;

/** Every date in a job, by turns with an employer and without; in a project, where the sidebar is narrow. */
function datedResume(templateId: string, language: Language, name: string): ResumeData {
  const design = DESIGNS[name];
  const entries = [...READ, ...WRITTEN[language]].map(([startDate, end = ''], index) => ({
    ...NAMES[language],
    ...(index % 3 === 2 && { company: '', location: '' }),
    id: `job-${index}`,
    startDate,
    endDate: end === 'now' ? '' : end,
    current: end === 'now',
    description: NAMES[language].company,
  }));
  return {
    ...createBlankResume(newestChoice(templateId)),
    ...(name === 'a narrow sidebar' && { sidebarSections: ['experience'] }),
    language,
    summary: NAMES[language].title,
    experience: entries,
    design,
  };
}

/** Lays all of them out in one page, each in a separate shadow root, with the typefaces of all. */
async function layBeside(resumes: readonly ResumeData[]): Promise<void> {
  const fonts = fontFaceCss([...new Set(resumes.flatMap((resume) => requiredFonts(resume)))], fontUrl);
  const documents = resumes.map((resume) => ({
    id: resume.templateId,
    css: `${readBaseCss()}\n${readTemplateStyle(templateOf(resume).style)}`,
    html: treeToHtml(buildResumeDocument(resume)),
  }));
  await sheet.page.setContent(`<!doctype html><meta charset="utf-8"><style>${fonts}</style>`);
  await sheet.page.evaluate(async (all) => {
    for (const { id, css, html } of all) {
      const host = document.createElement('section');
      host.id = id;
      host.attachShadow({ mode: 'open' }).innerHTML = `<style>${css}</style>${html}`;
      document.body.append(host);
    }
    // Laid out, they ask for the typefaces that they need.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, documents);
}

/**
 * What is wrong with the dates of all documents: letters out of their own box or their entry, over any other text, a
 * word broken that a line holds, an end of a period broken that a line holds, the first with its dash.
 */
const badDates = () =>
  sheet.page.evaluate(() => {
    interface Letter {
      readonly letter: string;
      readonly box: DOMRect;
    }
    const range = document.createRange();
    const lettersOf = (element: Element): Letter[] => {
      const letters: Letter[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let index = 0; index < node.length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          // The space at the end of a line has none.
          const box = [...range.getClientRects()].findLast(({ height }) => height > 0) ?? letters.at(-1)?.box;
          if (box) letters.push({ letter: node.data.charAt(index), box });
        }
      }
      return letters;
    };
    const middle = ({ box }: Letter) => box.top + box.height / 2;
    const isNextLine = (one: Letter, next: Letter) => Math.abs(middle(next) - middle(one)) > next.box.height / 2;
    /** Pieces of letters between what separates them, each with whether it stands on several lines. */
    const piecesOf = (letters: readonly Letter[], parts: RegExp) => {
      const text = letters.map(({ letter }) => letter).join('');
      return [...text.matchAll(parts)].map(({ 0: piece, index }) => {
        const own = letters.slice(index, index + piece.length).filter(({ letter }) => letter.trim() !== '');
        const isBroken = own.some((letter, at) => at > 0 && isNextLine(own[at - 1] as Letter, letter));
        const width = own.reduce((sum, { box }) => sum + box.width, 0) + 9 * (piece.split(' ').length - 1);
        return { piece, isBroken, width };
      });
    };
    return [...document.querySelectorAll('section')].flatMap(({ id, shadowRoot }) => {
      const texts = [...(shadowRoot as ShadowRoot).querySelectorAll('h1, h2, h3, .entry-org, .bullet, .entry-dates')];
      const boxes = texts.map((element) => {
        range.selectNodeContents(element);
        return { element, boxes: [...range.getClientRects()] };
      });
      const all = texts.filter((element) => element.matches('.entry-dates'));
      if (all.length === 0) return [`${id} has no dates`];
      return all.flatMap((dates) => {
        const letters = lettersOf(dates);
        const inked = letters.filter(({ letter }) => letter.trim() !== '');
        const faults: string[] = [];
        const own = dates.getBoundingClientRect();
        const entry = (dates.closest('.entry') as Element).getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(dates);
        const room = own.width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        for (const [name, box] of Object.entries({ own, entry }))
          if (inked.some(({ box: { left, right } }) => left < box.left - 1 || right > box.right + 1))
            faults.push(`stands out of its ${name} box`);
        const covers = (other: DOMRect) =>
          inked.some(
            ({ box }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.6 * box.height,
          );
        for (const other of boxes)
          if (other.element !== dates && other.boxes.some(covers)) faults.push(`covers ${other.element.className}`);
        for (const { piece, isBroken, width } of piecesOf(letters, /[^\s–]+/g))
          if (isBroken && width < room) faults.push(`breaks within ${piece}`);
        for (const { piece, isBroken, width } of piecesOf(letters, /\S.*?(?: –(?= )|$)/g))
          if (isBroken && width < room - 8) faults.push(`parts ${piece}`);
        return faults.map((fault) => `${id}: ${dates.textContent} ${fault}`);
      });
    });
  });

it.each(LANGUAGES.flatMap((language) => Object.keys(DESIGNS).map((design) => ({ language, design }))))(
  '[TPL-05] every form of date stands whole in its column: $language, $design',
  async ({ language, design }) => {
    await layBeside(TEMPLATES.map(({ id }) => datedResume(id, language, design)));
    expect(await badDates()).toEqual([]);
  },
);
