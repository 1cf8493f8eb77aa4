import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { LANGUAGES, textDirection } from '../../shared/platform/language.ts';
import { isolateBidiRuns } from '../../shared/templates/bidi/isolate.ts';
import { choiceOf, newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { toDisplayText } from '../../shared/templates/document/context.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { blindLines, markedLines } from '../tools/mixed-lines.ts';
import { printPdf, showSheets } from '../tools/print-pdf.ts';
import { PRINTED_PARTS, readPrintedSizes, richResume } from '../tools/printed-sizes.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { createOverflowingResume } from '../tools/overflowing-resume.ts';
import { characterOrder } from '../tools/visual-order.ts';
import { sampleOf, setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** Texts that stand outside their column, and pairs of texts that lie over each other. */
async function misplaced(): Promise<string[]> {
  return sheet.page.evaluate(() => {
    const lines: { box: DOMRect; element: Element; text: string }[] = [];
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('.resume') as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement as Element;
      const column = (element.closest('.main, .side, .head') as Element).getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.left < column.left - 1 || box.right > column.right + 1)
          found.push(`outside: ${node.data.slice(0, 30)}`);
        lines.push({ box, element, text: node.data.slice(0, 30) });
      }
    }
    lines.forEach(({ box, element, text }, index) => {
      for (const other of lines.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (element !== other.element && across > 2 && down > Math.min(box.height, other.box.height) / 2)
          found.push(`over each other: ${text} / ${other.text}`);
      }
    });
    return [...new Set(found)];
  });
}

/** The characters of each paragraph of a summary as they stand on one line, from left to right, without spaces. */
async function charactersFromTheLeft(): Promise<string[]> {
  return sheet.page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll<HTMLElement>('.section-summary .text')];
    for (const line of paragraphs) line.style.whiteSpace = 'nowrap';
    return paragraphs.map((line) => {
      const drawn: { character: string; x: number }[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data } = walker.currentNode as Text;
        for (let at = 0; at < data.length; at += 1) {
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + 1);
          const { left, right } = range.getBoundingClientRect();
          if (data.charAt(at).trim() !== '') drawn.push({ character: data.charAt(at), x: left + right });
        }
      }
      return drawn
        .sort((one, other) => one.x - other.x)
        .map(({ character }) => character)
        .join('');
    });
  });
}

/** How many lines each element of a selector takes. */
async function linesOf(selector: string): Promise<number[]> {
  return sheet.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
      }),
    selector,
  );
}

/** Of two versions beside each other, one is tried in Hebrew and the other in English. */
const languagesOf = (index: number) => LANGUAGES.filter((_, at) => EXHAUSTIVE || at === index % LANGUAGES.length);

describe.each(TRIED_VERSIONS.map((template, index) => ({ ...template, index })))('$style', (template) => {
  const choice = choiceOf(template);

  it.each(languagesOf(template.index))(
    'keeps every text in its column and apart from the others, however long it is (%s)',
    async (language) => {
      await sheet.lay({ ...createOverflowingResume(language), ...choice });
      expect(await misplaced()).toEqual([]);
    },
  );

  it('holds a range of numbers together wherever the line ends', async () => {
    const summary = Array.from(
      { length: 24 },
      (_, index) =>
        'The words before it, to the end of the line and on. '.repeat(3).slice(0, 70 + 3 * index) +
        ' 2019–2022, 09:00-17:00',
    ).join('\n');
    await sheet.lay({ ...createBlankResume(), ...choice, language: 'en', summary });
    const lines = await linesOf('.unbroken');
    // Two ranges in each, and both as the last words.
    expect(lines).toHaveLength(72);
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  it('draws no marks before numbers that were pasted with the text', async () => {
    const [job] = SAMPLE_HE.experience as [ResumeData['experience'][0]];
    await sheet.lay({
      ...createBlankResume(),
      ...choice,
      language: 'he',
      experience: [
        { ...job, description: '1. אחת\n2. שתיים' },
        { ...job, id: 'exp-8', description: 'אחת\nשתיים' },
      ],
    });
    const marks = await sheet.page.evaluate(() =>
      [...document.querySelectorAll('.bullets > li')].map(
        (item) => getComputedStyle(item, '::before').content === 'none',
      ),
    );
    expect(marks).toEqual([true, true, false, false]);
  });

  it('draws the same digits beside Hebrew letters as beside none', async () => {
    await sheet.lay({ ...SAMPLE_HE, ...choice });
    const widths = await sheet.page.evaluate(() =>
      ['.name', '.heading', '.entry-title', '.entry-dates', '.text', '.contact'].map((selector) => {
        const { fontFamily, fontWeight } = getComputedStyle(document.querySelector(selector) as Element);
        const probe = document.createElement('span');
        probe.style.cssText = `position: absolute; white-space: pre; font: ${fontWeight} 100px ${fontFamily}`;
        document.body.append(probe);
        const widthOf = (text: string) => {
          probe.textContent = text;
          return probe.getBoundingClientRect().width;
        };
        return { selector, alone: widthOf('0123456789'), beside: widthOf('א 0123456789') - widthOf('א ') };
      }),
    );
    for (const { selector, alone, beside } of widths) expect(beside / alone, selector).toBeCloseTo(1, 2);
  });

  it('has the mark of a bullet in the line of its first letters, however long its first word is', async () => {
    const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(3);
    await sheet.lay({
      ...createBlankResume(),
      ...choice,
      language: 'he',
      experience: [
        {
          ...job,
          description: [
            `${word} end`,
            `**${word}**`,
            `${word}: סוף`,
            `a/${word}`,
            `example.com/${word}`,
            `ב־${word}`,
            'x',
          ].join('\n'),
        },
      ],
    });
    const heights = await sheet.page.evaluate(() =>
      [...document.querySelectorAll('.bullets > li')].map((item) => {
        const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        range.setStart(walker.nextNode() as Text, 0);
        range.setEnd(walker.currentNode, 1);
        return Math.round(range.getBoundingClientRect().top - item.getBoundingClientRect().top);
      }),
    );
    expect(heights).toHaveLength(7);
    expect(new Set(heights)).toEqual(new Set([heights[6]]));
  });

  it('breaks a job between its bullets rather than leave a page half empty', async () => {
    const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
    const description = Array.from(
      { length: 50 },
      (_, index) => `Bullet ${index} of a job that has room on a page`,
    ).join('\n');
    await showSheets(sheet.page, {
      ...createBlankResume(),
      ...choice,
      language: 'en',
      summary: 'Line\n'.repeat(25),
      experience: [{ ...job, description }],
    });
    const pages = await sheet.page.evaluate(() =>
      [...document.querySelectorAll('.sheet')].map(({ textContent }) => textContent),
    );
    expect(pages[0]).toMatch(/Northgate.*Bullet 1 of/);
    expect(pages[1]).toMatch(/^Bullet \d/);
  });

  // The samples come last: where one has letters of another script, the page has other typefaces.
  it.each(languagesOf(template.index))('writes usual dates on one line (%s)', async (language) => {
    await sheet.lay({ ...sampleOf(language), ...choice });
    expect(new Set(await linesOf('.entry-dates'))).toEqual(new Set([1]));
  });

  it.each(languagesOf(template.index))('sets what stands under a name in its own size (%s)', async (language) => {
    await sheet.lay({ ...sampleOf(language), ...choice, headline: 'Nurse' });
    const heights = await sheet.page.evaluate(() =>
      [null, '3', '7'].map((size) => {
        if (size !== null) document.querySelector('.name')?.setAttribute('data-name-size', size);
        const range = document.createRange();
        return ['.person', '.headline'].map((selector) => {
          range.selectNodeContents(document.querySelector(selector) as Element);
          return range.getBoundingClientRect().height;
        });
      }),
    );
    const [[name = 0, line = 0] = [], ...smaller] = heights;
    for (const [smallName, sameLine] of smaller) {
      expect(smallName).toBeLessThan(0.75 * name);
      expect(sameLine).toBeCloseTo(line, 0);
    }
  });
});

/** Points. What is read line after line is larger than what is looked up. */
const SMALLEST = { any: 9, text: 10, bullet: 10 } as const;

describe.each(TEMPLATES.map((template, index) => ({ ...template, index })))('the newest $id', (template) => {
  const arranged = template.columns === 2 ? [undefined, ['experience', 'projects', 'summary']] : [undefined];

  it.each(languagesOf(template.index))(
    '[PDF-05] prints no text under 9 pt, and descriptions in 10 pt at least (%s)',
    async (language) => {
      for (const beside of arranged) {
        // oxlint-disable-next-line no-await-in-loop -- one page shows one after the other
        await showSheets(sheet.page, { ...richResume(language, beside), ...choiceOf(template) });
        // oxlint-disable-next-line no-await-in-loop
        const sizes = await readPrintedSizes(sheet.page);
        expect(new Set(sizes.map(({ part }) => part))).toEqual(new Set(PRINTED_PARTS));
        const smallest = (part: string) => SMALLEST[part as keyof typeof SMALLEST] ?? SMALLEST.any;
        expect(sizes.filter(({ part, points }) => points < smallest(part))).toEqual([]);
      }
    },
  );
});

describe('mixed lines', () => {
  it.each(LANGUAGES)('are drawn in the order that the bidi algorithm gives them (%s)', async (language) => {
    const direction = textDirection(language);
    const lines = [...markedLines(), ...blindLines()]
      .filter((line) => line.direction === direction)
      .map(({ text }) => toDisplayText(text));
    expect(lines.length).toBeGreaterThan(150);
    await sheet.lay({ ...createBlankResume(), templateId: 'classic', language, summary: lines.join('\n') });
    expect(await charactersFromTheLeft()).toEqual(
      lines.map((text) => characterOrder(isolateBidiRuns(text, direction), direction).replace(/\s/g, '')),
    );
  });
});

describe('civic 2', () => {
  it('closes its box at the top of each page too', async () => {
    const library = await PDFiumLibrary.init();
    const file = await library.loadDocument(
      await printPdf(sheet.page, { ...lengthenResume(SAMPLE_EN), templateId: 'civic', templateVersion: 2 }),
    );
    const scale = 2;
    const { data, width } = (await [...file.pages()][1]?.render({ scale, render: 'bitmap' })) ?? {
      data: new Uint8Array(),
      width: 0,
    };
    file.destroy();
    library.destroy();
    // The first row of the page with anything on it: dark from side to side.
    const dark = (row: number) =>
      Array.from({ length: width }, (_, x) => (data[(row * width + x) * 4] ?? 255) < 200).filter(Boolean).length;
    const rows = Array.from({ length: 60 * scale }, (_, row) => dark(row));
    expect(rows.find((count) => count > 0)).toBeGreaterThan(width * 0.8);
  });

  it('starts every row of contacts at the edge of the name', async () => {
    await sheet.lay({ ...createOverflowingResume('en'), templateId: 'civic', templateVersion: 2 });
    const starts = await sheet.page.evaluate(() =>
      [...document.querySelectorAll('.name, .contact')].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return { cell: element.getBoundingClientRect().left, text: range.getBoundingClientRect().left };
      }),
    );
    const edge = Math.min(...starts.map(({ cell }) => cell));
    const firsts = starts.filter(({ cell }) => cell < edge + 2).map(({ text }) => Math.round(text));
    expect(firsts.length).toBeGreaterThan(2);
    expect(new Set(firsts)).toEqual(new Set(firsts.slice(0, 1)));
  });
});

describe('editorial', () => {
  it('has what its display face lacks, or draws wrongly, drawn by the face of its text', async () => {
    await sheet.lay({
      ...createBlankResume(),
      language: 'he',
      ...newestChoice('editorial'),
      personalInfo: { ...createBlankResume().personalInfo, fullName: '״½' },
    });
    const [shown, wanted] = await sheet.page.evaluate(() => {
      const name = document.querySelector('.name') as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(name);
      const before = range.getBoundingClientRect().width;
      name.style.fontFamily = 'Assistant';
      return [before, range.getBoundingClientRect().width];
    });
    expect(shown).toBe(wanted);
  });
});
