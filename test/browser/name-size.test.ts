import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import { choiceOf } from '../../shared/templates/catalogue.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { treeToHtml, type TreeElement } from '../../shared/templates/document/tree.ts';
import { NAME_SIZES } from '../../shared/templates/pagination/fit.ts';
import type * as FitName from '../../shared/templates/pagination/fitName.ts';
import { EXHAUSTIVE, howMany } from '../support/exhaustive.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { sampleOf, setUpSheetPage } from './sheet-page.ts';

declare global {
  interface Window {
    FitName: typeof FitName;
  }
}

const sheet = setUpSheetPage();
let script: string;

beforeAll(async () => {
  const built = await build({
    entryPoints: [fileURLToPath(new URL('../../shared/templates/pagination/fitName.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'FitName',
    footer: { js: 'window.FitName = FitName;' },
    target: 'chrome120',
  });
  script = built.outputFiles[0]?.text ?? '';
});

const PARTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ann', 'Alexander', 'Volodymyrskyi', 'Smith-Jones', 'de', 'Wilhelmina', 'Mary-Jane', 'O’Neill', 'AVATAR', 'Li'],
  he: ['נועה', 'אלכסנדרה', 'בן־דוד', 'כהן-לוי', 'ולדימירסקי', 'Alexander', 'מרים', 'אל', 'שרה־לאה-רבקה', 'יו'],
};

/** From a short name to eight long ones, with words that no line holds, and heads with and without a title. */
const namesIn = (language: Language) =>
  fc.record({
    name: fc
      .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PARTS[language]) }, fc.string({ maxLength: 40 })), {
        minLength: 1,
        maxLength: 9,
      })
      .map((parts) => parts.join(' ')),
    headline: fc.constantFrom('', 'Nurse'),
    spacing: fc.constantFrom('', 'large', 'tight-3'),
  });

const CASES = TRIED_VERSIONS.flatMap((template, index) =>
  LANGUAGES.filter((_, at) => EXHAUSTIVE || at === index % LANGUAGES.length).map((language) => ({
    template,
    language,
    title: `${template.id} ${template.version}, ${language}`,
  })),
);

describe('the size of a name', () => {
  // Before, each size was tried in turn whenever a letter was typed. What is ruled out by widths must be the same.
  it.each(CASES)('[PDF-05] is that of trying all of them, whatever size it had: $title', async (tried) => {
    const resume = { ...sampleOf(tried.language), ...choiceOf(tried.template) };
    await sheet.lay(resume);
    await sheet.page.evaluate(script);
    const heads = fc
      .sample(namesIn(tried.language), { numRuns: howMany(24, 120), seed: 42 })
      .map(({ name, headline, spacing }) => {
        const { children } = buildResumeDocument({
          ...resume,
          headline,
          personalInfo: { ...resume.personalInfo, fullName: name },
        });
        return { name, spacing, html: treeToHtml(children[0] as TreeElement) };
      });
    const { found, chosen } = await sheet.page.evaluate(tryNames, { heads, sizes: NAME_SIZES });
    expect(found.filter(({ old, now }) => old !== now)).toEqual([]);
    // Not all alike: names that need no size, some, and the smallest.
    expect(chosen).toBeGreaterThan(2);
  });
});

interface TriedNames {
  readonly heads: readonly { readonly name: string; readonly spacing: string; readonly html: string }[];
  readonly sizes: typeof NAME_SIZES;
}

/** Runs in the page: for each name the size of trying all, and what it gets from each size that it may have had. */
function tryNames({ heads, sizes }: TriedNames) {
  const { fitName, linesOfName, setNameSize } = window.FitName;
  const article = document.querySelector('.resume') as HTMLElement;
  const found: { name: string; from: string; old: string; now: string }[] = [];
  for (const { name, spacing, html } of heads) {
    (document.querySelector('.head') as Element).outerHTML = html;
    article.setAttribute('data-spacing', spacing);
    const text = document.querySelector('h1');
    const linesAt = (size?: (typeof sizes)[number]) => {
      setNameSize(article, size);
      return text ? linesOfName(text) : 1;
    };
    let [old, fewest]: [string, number] = ['own', linesAt()];
    for (const size of fewest === 1 ? [] : sizes) {
      if (size > '3' && fewest <= 2) break;
      const lines = linesAt(size);
      if (lines < fewest && (lines <= 2 || size === sizes.at(-1))) [old, fewest] = [size, lines];
      if (fewest === 1) break;
    }
    for (const from of [undefined, ...sizes]) {
      setNameSize(article, from);
      const now = fitName(article) ?? 'own';
      const set = document.querySelector('.name')?.getAttribute('data-name-size') ?? 'own';
      found.push({ name, from: from ?? 'own', old, now: now === set ? now : `${now}, but set ${set}` });
    }
  }
  return { found, chosen: new Set(found.map(({ old }) => old)).size };
}
