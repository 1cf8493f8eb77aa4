/**
 * Sixteen people in two languages and all templates (`test/data/sweep` says whom no rule was made for): pages, blank
 * feet, last lines of one word, cut words, and whether the preview has the lines of what is printed.
 * `node test/bench/sweep.ts [template …]` tells each.
 */
import { pathToFileURL } from 'node:url';
import { buildTemplates } from '../../infra/build/templates.ts';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { A4_PAGE } from '../../shared/templates/page.ts';
import { launchBrowser } from '../browser/launch.ts';
import { openPreview, showResume } from '../tools/preview-page.ts';
import { showSheets } from '../tools/print-pdf.ts';
import { quantile, type Bench } from './bench.ts';
import { sweepResumes } from './sweep/people.ts';
import { readSheets } from './sweep/readSheets.ts';

const MAX_LONELY = 10;
/** Of the last page. */
const MIN_FILL = 0.2;
/** Letters are measured here, and boxes where a page is filled. */
const MAX_SHORT = 5;

async function sweep(ids: readonly string[]) {
  await buildTemplates();
  const browser = await launchBrowser();
  const [print, preview] = [await browser.newPage(), await browser.newPage()];
  await openPreview(preview);
  const pageHeight = A4_PAGE.heightPx;
  const rows = [];
  for (const id of ids)
    for (const language of LANGUAGES)
      for (const person of sweepResumes(language)) {
        const resume = { ...person, ...newestChoice(id) };
        // oxlint-disable no-await-in-loop -- one page of each kind
        await showSheets(print, resume);
        const printed = await print.evaluate(readSheets, { host: '', pageHeight });
        await showResume(preview, resume);
        const seen = await preview.evaluate(readSheets, { host: '#host', pageHeight });
        // oxlint-enable no-await-in-loop
        const isSame = JSON.stringify(seen.sheets) === JSON.stringify(printed.sheets);
        rows.push({ id, language, name: person.personalInfo.fullName, ...printed, isSame });
      }
  await browser.close();
  return rows;
}

const bench: Bench = async () => {
  const rows = await sweep(TEMPLATES.map(({ id }) => id));
  const all = `of ${rows.length} documents`;
  const feet = rows.flatMap(({ feet: each }) => each.slice(0, -1));
  return [
    ...LANGUAGES.map((language) => {
      const own = rows.filter((row) => row.language === language);
      const texts = own.reduce((sum, row) => sum + row.texts, 0);
      const lonely = own.reduce((sum, row) => sum + row.lonely.length, 0);
      const measure = `last lines of one word, ${language}, of ${texts} texts of several lines`;
      return { measure, value: (100 * lonely) / texts, unit: '%', bar: MAX_LONELY };
    }),
    { measure: `words on two lines ${all}`, value: rows.flatMap(({ cut }) => cut).length, unit: '', bar: 0 },
    { measure: `texts beyond a sheet ${all}`, value: rows.flatMap(({ beyond }) => beyond).length, unit: '', bar: 0 },
    { measure: `pages ${all}`, value: rows.reduce((sum, { sheets }) => sum + sheets.length, 0), unit: '' },
    {
      measure: `last pages under a fifth ${all}`,
      value: rows.filter(({ sheets, fill }) => sheets.length > 1 && fill < MIN_FILL).length,
      unit: '',
      bar: MAX_SHORT,
    },
    { measure: 'blank foot of a page that is not the last, median', value: quantile(feet), unit: 'mm' },
    { measure: 'the same, largest', value: Math.max(0, ...feet), unit: 'mm' },
    {
      measure: `previews with other lines ${all}`,
      value: rows.filter(({ isSame }) => !isSame).length,
      unit: '',
      bar: 0,
    },
  ];
};
export default bench;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const ids = process.argv.length > 2 ? process.argv.slice(2) : TEMPLATES.map(({ id }) => id);
  for (const { id, language, name, sheets, texts, lonely, cut, feet, fill, beyond, isSame } of await sweep(ids)) {
    const shape = `${sheets.length} p, last ${Math.round(fill * 100)} %, feet ${feet.map(Math.round).join(' ')}`;
    console.log(`${id} ${language} ${name}: ${shape}, ${lonely.length}/${texts} ${isSame ? '' : 'OTHER LINES '}`);
    for (const [what, words] of Object.entries({ lonely, cut, beyond }))
      if (words.length > 0) console.log(`  ${what}: ${words.join(' | ')}`);
  }
}
