import { inflateSync } from 'node:zlib';
import { PDFiumLibrary, type PDFiumLibrary as Library } from '@hyzyla/pdfium';
import { sample } from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEmbeddedResume } from '../../functions/pdf/embeddedResume.ts';
import { addMetadata, serializeMetadata } from '../../functions/pdf/metadata.ts';
import { parsePdf, readStream } from '../../functions/pdf/pdfFile.ts';
import { eachOperator } from '../../functions/pdf/readingOrder/operators.ts';
import { putInReadingOrder } from '../../functions/pdf/readingOrder/reorderPages.ts';
import { buildTemplates } from '../../infra/build/templates.ts';
import { anyResume } from '../../shared/resume/anyResume.fixture.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { measureReadingOrder } from '../bench/reading-order.ts';
import { launchBrowser } from '../browser/launch.ts';
import { printPdf } from '../tools/print-pdf.ts';

let browser: Browser;
let page: Page;
let library: Library;

beforeAll(async () => {
  await buildTemplates();
  [browser, library] = await Promise.all([launchBrowser(), PDFiumLibrary.init()]);
  page = await browser.newPage();
});

afterAll(async () => {
  library?.destroy();
  await browser?.close();
});

/** What the browser printed, and the same in reading order. */
async function both(resume: ResumeData): Promise<readonly [before: Buffer, after: Buffer]> {
  const before = await printPdf(page, resume);
  return [before, putInReadingOrder(parsePdf(before)).bytes];
}

/** The bits of every page, 144 to the inch. */
async function pixels(pdf: Buffer): Promise<Buffer[]> {
  const file = await library.loadDocument(pdf);
  const pages: Buffer[] = [];
  for (const each of file.pages()) pages.push(Buffer.from((await each.render({ scale: 2, render: 'bitmap' })).data));
  file.destroy();
  return pages;
}

/** What a reader finds around the text: structure, links, outline, language. */
async function around(pdf: Buffer): Promise<unknown> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  const pages: unknown[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const each = await file.getPage(number);
    pages.push({ tree: await each.getStructTree(), notes: await each.getAnnotations() });
  }
  const { info } = await file.getMetadata();
  const result = { pages, info, outline: await file.getOutline(), marks: await file.getMarkInfo() };
  await task.destroy();
  return result;
}

/** Every operator of every page but the marks themselves, with the tag that it stands under. */
function tagged(pdf: Buffer): string[] {
  const file = parsePdf(pdf);
  const seen: string[] = [];
  for (const [, number] of pdf.toString('latin1').matchAll(/\/Contents (\d+) 0 R/g)) {
    const content = inflateSync(readStream(file, Number(number)).data);
    const open: (string | undefined)[] = [];
    eachOperator(content, (name, start, end) => {
      const source = content.toString('latin1', start, end);
      if (name === 'BDC' || name === 'BMC') open.push(/\/MCID \d+|\/Artifact/.exec(source)?.[0]);
      else if (name === 'EMC') open.pop();
      else seen.push(`${open.findLast((tag) => tag !== undefined) ?? ''} ${source}`);
    });
  }
  return seen;
}

describe('a PDF in reading order', () => {
  it.each(
    TEMPLATES.flatMap(
      ({ id }) =>
        [
          [id, SAMPLE_HE],
          [id, SAMPLE_EN],
        ] as const,
    ),
  )('looks the same and has the same tags, links and outline: %s', async (templateId, sampled) => {
    const [before, after] = await both({ ...sampled, templateId });
    // The Hebrew of a sample is what there is to put into order.
    expect(after.equals(before)).toBe(false);
    expect(after.length).toBeLessThan(before.length * 1.01);
    const [was, is] = [await pixels(before), await pixels(after)];
    expect(is.length).toBe(was.length);
    expect(is.every((bits, index) => bits.equals(was[index] as Buffer))).toBe(true);
    expect(tagged(after)).toEqual(tagged(before));
    expect(await around(after)).toEqual(await around(before));
  });

  it('looks the same and has the same tags for any résumé, whatever signs it holds', async () => {
    for (const [index, resume] of sample(anyResume, { numRuns: 16, seed: 20_260 }).entries()) {
      const [before, after] = await both({
        ...resume,
        templateId: TEMPLATES[index % TEMPLATES.length]?.id ?? 'classic',
      });
      const [was, is] = [await pixels(before), await pixels(after)];
      expect(is.length).toBe(was.length);
      expect(is.every((bits, at) => bits.equals(was[at] as Buffer))).toBe(true);
      expect(tagged(after)).toEqual(tagged(before));
      expect(await around(after)).toEqual(await around(before));
    }
  });

  it('carries its data as before', async () => {
    const [, after] = await both(SAMPLE_HE);
    const pdf = addMetadata(
      parsePdf(after),
      serializeMetadata({ title: 'x', language: 'he', created: new Date(0), carried: SAMPLE_HE }),
    );
    expect(readEmbeddedResume(pdf)).toEqual(JSON.parse(JSON.stringify(SAMPLE_HE)));
  });

  // What was reached; without it: pdf.js 3, PDFium 16, pdftotext 8 of 38 in Hebrew.
  it('is read by each reader as well as it has been', async () => {
    const least = {
      he: { 'pdf.js': 21, PDFium: 17, pdftotext: 8 },
      en: { 'pdf.js': 18, PDFium: 16, pdftotext: 16 },
    } as const;
    for (const { template, language, reader, whole, broken } of await measureReadingOrder(['classic', 'compact'])) {
      expect(whole, `${template}, ${language}, ${reader}: ${broken.join(' | ')}`).toBeGreaterThanOrEqual(
        least[language][reader as keyof typeof least.he],
      );
    }
  });
});
