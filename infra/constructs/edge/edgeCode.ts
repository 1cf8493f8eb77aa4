import { readFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../shared/platform/language.ts';
import { LINK_ENDPOINTS, LINK_FORM } from '../../../shared/site/linkPaths.ts';
import { STATIC_PAGES } from '../../../shared/site/staticPages.ts';

/** Values of the tables that a function needs: it runs where nothing can be imported. */
const INJECTED_VARIABLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'links.js': { LINK_ENDPOINTS, LINK_FORM },
  'pages.js': { PAGES: STATIC_PAGES.map(({ path }) => path), LANGUAGES, DEFAULT_LANGUAGE },
};

/** The code of a function that runs at the edge, by its file in this folder. */
export function edgeCode(file: string): string {
  const variables = Object.entries(INJECTED_VARIABLES[file] ?? {}).map(
    ([name, value]) => `var ${name} = ${JSON.stringify(value)};\n`,
  );
  return variables.join('') + readFileSync(new URL(file, import.meta.url), 'utf8');
}
