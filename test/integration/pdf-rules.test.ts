import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMetadata, serializeMetadata } from '../../functions/pdf/metadata.ts';
import { PdfEdit } from '../../functions/pdf/pdfEdit.ts';
import { parsePdf } from '../../functions/pdf/pdfFile.ts';
import { findPages, putInReadingOrder } from '../../functions/pdf/readingOrder/reorderPages.ts';
import { buildTemplates } from '../../infra/build/templates.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { PHOTO } from '../../shared/resume/photo.fixture.ts';
import { setPhoto } from '../../shared/resume/photoFiles.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { launchBrowser } from '../browser/launch.ts';
import { printPdf } from '../tools/print-pdf.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  await buildTemplates();
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(() => browser?.close());

/** Types of PDF 1.7 (ISO 32000-1, 14.8.4) that a résumé may have. */
const STANDARD = new Set(
  'Document Part Art Sect Div P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Span Quote Link Figure NonStruct'.split(' '),
);

/** The objects of a finished file, as they are written. */
async function objectsOf(resume: ResumeData) {
  const edit = new PdfEdit(parsePdf(await printPdf(page, resume)));
  expect(await putInReadingOrder(edit)).toEqual([]);
  const { fullName: title } = resume.personalInfo;
  addMetadata(
    edit,
    serializeMetadata({ title, author: title, language: resume.language ?? 'en', created: new Date(0) }),
  );
  const numbers = new Set([...edit.objects.numbers, ...edit.changed.keys()]);
  const isThere = (number: number) => !edit.changed.has(number) || edit.changed.get(number) !== undefined;
  const all = [...numbers].filter(isThere).map((number) => edit.read(number));
  const kind = (pattern: RegExp) => all.filter((source) => pattern.test(source));
  /** What an object refers to by this name. */
  const refer = (source: string, name: string) =>
    edit.read(Number(new RegExp(String.raw`/${name} (\d+) 0 R`).exec(source)?.[1]));
  return {
    all,
    kind,
    refer,
    catalog: edit.read(edit.file.catalog),
    pages: findPages(edit).map((each) => edit.read(each)),
  };
}

/** Dressed with what has rules of its own: a photograph, a link over several words, a passage of the other language. */
const dressed = (sample: ResumeData, id: string): ResumeData => {
  const [job, ...others] = sample.experience as [ResumeData['experience'][0]];
  const other = sample.language === 'he' ? 'Moved to a cloud' : 'ניהול צוות';
  const description = `**מודגש** and *slanted* [a link](https://example.com/one-two)\n${other}`;
  const experience = [{ ...job, description }, ...others];
  return setPhoto({ ...sample, ...newestChoice(id), experience }, PHOTO);
};

// functions/pdf/structure/README.md names what is held here.
describe.each(TEMPLATES.map(({ id }, index) => ({ id, sample: index % 2 === 0 ? SAMPLE_HE : SAMPLE_EN })))(
  'a file of $id holds the rules of PDF/UA that its README names',
  ({ id, sample }) => {
    it('[PDF-05] of the document, its pages, tags, fonts, links and pictures', async () => {
      const { all, kind, refer, catalog, pages } = await objectsOf(dressed(sample, id));
      expect(catalog).toMatch(/\/MarkInfo <<[^<>]*\/Marked true/);
      expect(catalog).toMatch(new RegExp(String.raw`/Lang \(${sample.language}`));
      expect(catalog).toContain('/DisplayDocTitle true');
      expect(catalog).toMatch(/\/Metadata \d+ 0 R/);
      expect(all.join('\n')).not.toMatch(/\/Direction \/|\/JavaScript|\/JS |\/Encrypt|\/Suspects true/);
      for (const each of pages)
        expect(each).toMatch(/\/Tabs \/S[^]*\/StructParents \d|\/StructParents \d[^]*\/Tabs \/S/);

      const elements = kind(/\/Type \/StructElem/);
      const mapped = /\/RoleMap <<([^<>]*)>>/.exec(kind(/\/Type \/StructTreeRoot/)[0] ?? '')?.[1] ?? '';
      const types = new Set(elements.map((source) => /\/S \/(\w+)/.exec(source)?.[1] ?? ''));
      expect([...types].filter((type) => !STANDARD.has(type) && !mapped.includes(`/${type} /`))).toEqual([]);
      expect(types).toContain('H1');
      expect(elements.filter((source) => source.includes('/S /H1'))).toHaveLength(1);
      const figures = elements.filter((source) => source.includes('/S /Figure'));
      expect(figures.length).toBeGreaterThanOrEqual(1);
      for (const figure of figures) expect(figure).toMatch(/\/Alt [(<]/);
      const languages = elements.map((source) => /\/Lang \((\w\w)/.exec(source)?.[1]).filter(Boolean);
      expect(languages).toContain(sample.language === 'he' ? 'en' : 'he');

      const links = kind(/\/Subtype \/Link/);
      expect(links.length).toBeGreaterThan(1);
      for (const link of links)
        expect(link).toMatch(/\/StructParent \d+[^]*\/Contents [(<]|\/Contents [(<][^]*\/StructParent \d/);

      // A face whose glyphs are drawings of the page's own has no file.
      const described = kind(/\/Subtype \/CIDFontType/).map((source) => refer(source, 'FontDescriptor'));
      expect(described.length).toBeGreaterThan(0);
      for (const descriptor of described) expect(descriptor).toContain('/FontFile');
      const fonts = kind(/\/Subtype \/(?:Type0|Type3)\b/);
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toMatch(/\/ToUnicode \d+ 0 R/);
    });
  },
);
