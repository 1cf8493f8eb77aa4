import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { misdrawnOn } from './drawn-order.ts';
import { setUpBrowser } from './worker.ts';

let browser: Browser;
setUpBrowser((shared) => (browser = shared));

/** In a Hebrew page, as it is written and as it is drawn. */
const WRONG = [
  '<p><b>+3</b></p>',
  '<p>יתרה: +15 קרדיטים</p>',
  '<p>טלפון +972-50-123-4567</p>',
  '<p>הקובץ קורות חיים 2022.docx</p>',
  '<p>Check Point Ltd.</p>',
  '<span class="chip">(Node.js)</span>',
  '<p dir="ltr">חברת ארז בע"מ.</p>',
  '<p dir="ltr">מנהלת מוצר ב-Wix בתל אביב</p>',
  '<bdi>01/2021 – היום</bdi>',
  '<input value="Check Point Ltd.">',
  '<input value="שלום!" dir="ltr">',
  '<bdi>Lumio בע"מ</bdi>',
  '<p>\u2068PDF, Word או צילום\u2069, עד 10 MB</p>',
];
const RIGHT = [
  '<p><b><bdi dir="ltr">+3</bdi></b></p>',
  '<p>טלפון <bdi dir="ltr">+972-50-123-4567</bdi></p>',
  '<p>הקובץ <bdi>קורות חיים \u20662022.docx\u2069</bdi></p>',
  '<p dir="auto">Check Point Ltd.</p>',
  '<bdi>(Node.js)</bdi>',
  '<p>מחיר: 36 ₪, 40% פחות, בשנים 2019 – 2021 (Wix).</p>',
  '<p>Google לא מאפשרת להתחבר ב־Safari.</p>',
  '<p><bdi dir="ltr">01/2021 – היום</bdi></p>',
  '<p style="visibility: hidden">+3</p>',
  '<input value="Check Point Ltd." dir="auto">',
  '<input value="noa@example.com" dir="ltr">',
  '<bdi dir="rtl">Lumio בע"מ</bdi>',
  '<p>\u2067PDF, Word או צילום\u2069, עד 10 MB</p>',
  '<bdi>Java, Go</bdi>',
];

it('texts that are drawn in another order than they are read are found, and no others', async () => {
  const page = await browser.newPage();
  const faultsIn = async (content: string) => {
    await page.setContent(`<html lang="he" dir="rtl"><body>${content}</body></html>`);
    return (await misdrawnOn(page)).length;
  };
  for (const content of WRONG) expect.soft(await faultsIn(content), content).toBe(1);
  for (const content of RIGHT) expect.soft(await faultsIn(content), content).toBe(0);
  await page.close();
});
