import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { AccountTests } from './account-page.ts';
import type { Visitor, VisitorOptions } from './account-site.ts';
import { sessionOf } from './session-of.ts';

/** A file of the corpus: `pdf/maya-chrome-2col.pdf`. */
export const corpus = (name: string) => fileURLToPath(new URL(`../data/import-corpus/${name}`, import.meta.url));

/** Returns the true content of a file of the corpus. */
export async function readGroundTruth(name: string): Promise<{ readonly fullName: string; readonly email: string }> {
  const { truth } = JSON.parse(await readFile(corpus(`truth/${name}.json`), 'utf8')) as {
    truth: { personalInfo: { fullName: string; email: string } };
  };
  return truth.personalInfo;
}

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A résumé with private details, an entry nobody can be sure of and a language without a level. */
const UNSURE = `<!doctype html><html lang="he" dir="rtl"><meta charset="utf-8">
<body style="font: 11pt Arimo, sans-serif"><h1 style="font-size: 24pt">נועה ברק</h1>
<p>noa.barak@example.co.il | 052-7654321 | חיפה</p>
<p>ת.ז.: 012345674</p><p>תאריך לידה: 12.03.1985</p>
<h2>ניסיון תעסוקתי</h2>
<p><b>גלים</b><br><b>שקד ושות׳</b></p><p>2019 – 2023</p><ul>
<li>הקמת מערך חדש מאפס</li><li>ניהול צוות של שמונה עובדים בשלושה סניפים בצפון הארץ</li>
<li>הטמעת מערכת חדשה לניהול המלאי, וקיצור זמני האספקה בשליש</li></ul>
<h2>השכלה</h2><p><b>תואר ראשון במדעי המחשב</b>, אוניברסיטת חיפה, 2010 – 2013</p>
<h2>שפות</h2><p>ספרדית</p>`;

async function print(browser: Browser, html: string, name: string): Promise<UploadedFile> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    return { name, mimeType: 'application/pdf', buffer: await page.pdf({ format: 'A4' }) };
  } finally {
    await page.close();
  }
}

/** A scan of a certificate, on a separate page. */
const CERTIFICATE =
  '<canvas width="60" height="80" style="display: block; break-before: page; width: 600px; height: ' +
  '800px"></canvas><script>document.querySelector("canvas").getContext("2d").fillRect(10, 10, 20, ' +
  '20)</script>';

/** The same with a job that names no employer. */
export const unsurePdf = (browser: Browser): Promise<UploadedFile> =>
  print(browser, UNSURE.replace('<b>גלים</b><br><b>שקד ושות׳</b>', '<b>מנהלת מחסן</b>') + CERTIFICATE, 'נועה ברק.pdf');

/** The same without bullets, with a period in words of its own. */
export const unclearPdf = (browser: Browser): Promise<UploadedFile> =>
  print(
    browser,
    UNSURE.replace('2019 – 2023', 'בין 2019 לבין 2023')
      .replace('<ul>', '<ul style="list-style: none">')
      .replaceAll('b>', 'i>'),
    'נועה ברק.pdf',
  );

/** The same with a photograph of noise in it, so that it is larger than a request may be. */
export function largePdf(browser: Browser): Promise<UploadedFile> {
  const noise = `<canvas width="1300" height="1150" style="width: 300px"></canvas><script>
    const canvas = document.querySelector('canvas'), context = canvas.getContext('2d');
    const image = context.createImageData(1300, 1150);
    for (let at = 0; at < image.data.length; at += 1) image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(image, 0, 0);
  </script>`;
  return print(browser, UNSURE + noise, 'large.pdf');
}

/** As a camera notes them: the picture lies on its side, and where it was taken. */
const CAMERA_NOTES = Buffer.concat([
  Buffer.from('Exif\0\0MM\0*\0\0\0\u0008\0\u0002', 'latin1'),
  Buffer.from('010e000200000006000000260112000300000001000600000000000048616966610000', 'hex'),
]);

/** A picture as the camera of a phone held upright stores it: on its side, with a note of that and of the place. */
export async function phonePicture(page: Page, png: Uint8Array, name: string): Promise<UploadedFile> {
  const side = await page.evaluate(async (bytes) => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.height, image.width];
    const context = canvas.getContext('2d');
    context?.rotate(-Math.PI / 2);
    context?.drawImage(image, -image.width, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, Buffer.from(png).toString('base64'));
  const jpeg = Buffer.from(side, 'base64');
  const notes = Buffer.concat([Buffer.from([0xff, 0xe1, 0, CAMERA_NOTES.length + 2]), CAMERA_NOTES]);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg.subarray(0, 2), notes, jpeg.subarray(2)]) };
}

export const slot = (page: Page) => page.locator('.upload-slot');
export const review = (page: Page) => page.locator('.review');

/** Somebody who is signed in and opens the builder at once. */
export async function memberAtBuilder(
  people: AccountTests,
  address = '',
  options: VisitorOptions = {},
): Promise<Visitor> {
  const storageState = await sessionOf(people.site.url, { email: people.newEmail(), name: 'Dana' });
  return people.open({ ...options, storageState }, `/builder${address}`);
}

/** Opens the import from the builder's menu. */
export async function openImport(page: Page): Promise<void> {
  await page.locator('.more > .icon-button').click();
  await page.locator('.more-item:nth-of-type(3)').click();
  await slot(page).waitFor();
}

export async function choose(page: Page, file: string | UploadedFile | UploadedFile[]): Promise<void> {
  await slot(page).locator('input[type=file]').setInputFiles(file);
}

/** Drops a file from outside onto the slot. */
export async function drop(page: Page, { name, mimeType, buffer }: UploadedFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ bytes, fileName, type }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], fileName, { type }));
      return data;
    },
    { bytes: buffer.toString('base64'), fileName: name, type: mimeType },
  );
  for (const event of ['dragenter', 'dragover', 'drop'])
    await slot(page).dispatchEvent(event, { dataTransfer: transfer });
}

/**
 * Everything that is ever written under `importedResumeData`, every address of the page, and every step that was shown,
 * in order.
 */
export async function watchHandOver(page: Page) {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname + new URL(frame.url()).search));
  await page.evaluate(() => {
    const written: string[] = [];
    const steps: string[] = [];
    Object.assign(globalThis, { written, steps });
    const set: (key: string, value: string) => void = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key === 'importedResumeData') written.push(value);
      set.call(this, key, value);
    };
    new MutationObserver(() => {
      const step = document.querySelector('.import-steps [aria-current=step] .import-step-name')?.textContent;
      if (step && steps.at(-1) !== step) steps.push(step);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const read = (name: 'written' | 'steps') =>
    page.evaluate((key) => (globalThis as unknown as Record<string, string[]>)[key] ?? [], name);
  return { addresses, written: () => read('written'), steps: () => read('steps') };
}

/** The job of an import that goes on where the page is loaded again; null if none is kept. */
export function storedJobId(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('korot');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const request = opening.result.transaction('drafts').objectStore('drafts').get('import.kept') as IDBRequest<
      { under?: { job?: string } } | undefined
    >;
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    opening.result.close();
    return request.result?.under?.job ?? null;
  });
}
