/** Prints the pages of this folder: `node test/data/import-turned/make.ts`. */
import { writeFileSync } from 'node:fs';
import { launchBrowser } from '../../browser/launch.ts';
import { PAGES, TEXTS } from './pages.ts';

const browser = await launchBrowser();
const page = await browser.newPage();
for (const [language, texts] of Object.entries(TEXTS))
  for (const [name, body] of Object.entries(PAGES)) {
    await page.setContent(
      `<!doctype html><html lang="${language}" dir="${texts.dir}"><meta charset="utf-8">` +
        `<style>@page{size:A4;margin:14mm}` +
        `body{font:10.5pt/1.4 'DejaVu Sans';margin:0 30px}p{margin:2px 0}h1{margin:0;font-size:20pt}` +
        `h2{font-size:13pt;margin:14px 0 4px}</style><body>${body(texts)}</body></html>`,
    );
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    writeFileSync(new URL(`pdf/${language}-${name}.pdf`, import.meta.url), pdf);
  }
await browser.close();
