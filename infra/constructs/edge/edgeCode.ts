import { readFileSync } from 'node:fs';
import { STATIC_PAGES } from '../../../shared/site/staticPages.ts';

/** What a function knows of the tables: it runs where nothing can be imported. */
const INJECTED_CODE: Readonly<Record<string, string>> = {
  'pages.js': `var PAGES = ${JSON.stringify(STATIC_PAGES.map(({ path }) => path))};\n`,
};

/** The code of a function that runs at the edge, by its file in this folder. */
export function edgeCode(file: string): string {
  return (INJECTED_CODE[file] ?? '') + readFileSync(new URL(file, import.meta.url), 'utf8');
}
