/**
 * `node test/engines/pictures.ts [template …]` sets the pages of each installed engine beside the PDF's, one picture
 * for each page in `.build/engines/pages`, to be looked at: a résumé of some pages, in both languages.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, loadImage, type Canvas, type Image } from '@napi-rs/canvas';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { buildTemplates, TEMPLATE_ASSETS_FOLDER } from '../../infra/build/templates.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { A4_PAGE } from '../../shared/templates/page.ts';
import type { PrintedBreaks } from '../../shared/templates/pagination/layOutPage.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { launchBrowser } from '../browser/launch.ts';
import { printShown, showSheets } from '../tools/print-pdf.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import type { EnginePage } from './enginePage.ts';
import { ENGINES } from './engines.ts';
import { ENGINES_FOLDER, missingText } from './engineSuite.ts';
import { servePreview } from './previewSite.ts';
import { showPdfBreaks } from './showPdfBreaks.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';

/** Of the paper: a whole page then fits into a window. */
const SCALE = 0.75;
const WIDTH = Math.round(A4_PAGE.widthPx * SCALE);
const HEIGHT = Math.round(A4_PAGE.heightPx * SCALE);
const LABEL_HEIGHT = 28;

interface Printed {
  readonly name: string;
  readonly resume: ResumeData;
  readonly breaks: PrintedBreaks;
  readonly count: number;
  /** By page, the pictures beside each other: the PDF's first. */
  readonly columns: { readonly label: string; readonly pages: readonly (Image | Canvas)[] }[];
}

const templates = process.argv.length > 2 ? process.argv.slice(2) : ['classic', 'professional', 'timeline'];
const folder = join(ENGINES_FOLDER, 'pages');
await mkdir(folder, { recursive: true });
await buildTemplates();
// The system may have no font at all.
GlobalFonts.registerFromPath(join(TEMPLATE_ASSETS_FOLDER, 'fonts/arimo-400.woff2'), 'Label');
const site = await servePreview();
const printed = await printAll();
for (const engine of ENGINES) {
  const program = engine.find();
  if (program === undefined) process.stderr.write(`!! ${missingText(engine)}. NOT shown.\n`);
  // oxlint-disable-next-line no-await-in-loop -- one at a time
  else await showIn(engine.name, await engine.start(program));
}
await site.close();
for (const { name, columns, count } of printed)
  for (let page = 0; page < count; page += 1) {
    const picture = createCanvas(columns.length * (WIDTH + 12), HEIGHT + LABEL_HEIGHT);
    const paint = picture.getContext('2d');
    paint.fillStyle = '#888';
    paint.fillRect(0, 0, picture.width, picture.height);
    paint.font = '18px Label';
    for (const [at, { label, pages }] of columns.entries()) {
      const image = pages[page];
      paint.fillStyle = '#fff';
      paint.fillText(`${label}${image ? '' : ': no such page'}`, at * (WIDTH + 12) + 8, 20);
      if (image) paint.drawImage(image, at * (WIDTH + 12), LABEL_HEIGHT, WIDTH, HEIGHT);
    }
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(join(folder, `${name}-${page + 1}.png`), picture.toBuffer('image/png'));
  }
process.stdout.write(`${folder}\n`);

async function printAll(): Promise<Printed[]> {
  const browser = await launchBrowser();
  const paper = await browser.newPage();
  const library = await PDFiumLibrary.init();
  const all: Printed[] = [];
  for (const templateId of templates)
    for (const sample of [SAMPLE_HE, SAMPLE_EN]) {
      const resume = { ...lengthenResume(sample, 2), ...newestChoice(templateId) };
      // oxlint-disable no-await-in-loop -- one sheet of paper
      const breaks = await showSheets(paper, resume);
      const file = await library.loadDocument(await printShown(paper));
      const pages: Canvas[] = [];
      for (const page of file.pages()) {
        const { data, width, height } = await page.render({ scale: (SCALE * 96) / 72, render: 'bitmap' });
        const canvas = createCanvas(width, height);
        const image = canvas.getContext('2d').createImageData(width, height);
        image.data.set(data);
        canvas.getContext('2d').putImageData(image, 0, 0);
        pages.push(canvas);
      }
      // oxlint-enable no-await-in-loop
      const name = `${templateId}-${sample === SAMPLE_HE ? 'he' : 'en'}`;
      all.push({ name, resume, breaks, count: pages.length, columns: [{ label: 'PDF', pages }] });
    }
  library.destroy();
  await browser.close();
  return all;
}

async function showIn(label: string, browser: { open(): Promise<EnginePage>; close(): Promise<void> }): Promise<void> {
  const page = await browser.open();
  const shots = await mkdtemp(join(tmpdir(), 'engine-shots-'));
  await page.goTo(site.url);
  await page.until(() => 'preview' in window && Boolean(window.preview), undefined, 'the preview');
  await page.evaluate((scale: number) => window.preview.setZoom(scale), SCALE);
  for (const { resume, breaks, count, columns } of printed) {
    // oxlint-disable no-await-in-loop -- one window
    await page.evaluate(showPdfBreaks, { resume, breaks });
    const pages: (Image | Canvas)[] = [];
    for (let number = 1; number <= count; number += 1) {
      const box = await page.evaluate(boxOfPage, number);
      if (!box) continue;
      await page.screenshot(join(shots, 'shot.png'));
      const shot = await loadImage(await readFile(join(shots, 'shot.png')));
      const factor = shot.width / box.window;
      const canvas = createCanvas(WIDTH, HEIGHT);
      const [left, top, width, height] = [box.left, box.top, box.width, box.height].map((px) => px * factor) as [
        number,
        number,
        number,
        number,
      ];
      canvas.getContext('2d').drawImage(shot, left, top, width, height, 0, 0, WIDTH, HEIGHT);
      pages.push(canvas);
    }
    // oxlint-enable no-await-in-loop
    columns.push({ label, pages });
  }
  await page.close();
  await browser.close();
  await rm(shots, { recursive: true, force: true });
}

/** Brings a page of the preview into view, and tells where it is. Runs in the page. */
async function boxOfPage(number: number) {
  window.preview.goToPage(number);
  for (let frame = 0; frame < 3; frame += 1)
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(requestAnimationFrame);
  const root = document.querySelector('#host')?.shadowRoot;
  const box = root?.querySelectorAll('.leaf')[number - 1]?.getBoundingClientRect();
  return box && { left: box.left, top: box.top, width: box.width, height: box.height, window: innerWidth };
}
