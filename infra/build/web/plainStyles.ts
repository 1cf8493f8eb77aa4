import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Gives the styles of templates to the browser without their comments, which are two fifths of them: 2.7 KB gzipped of
 * the builder. They are texts there, which Vite takes as they are.
 */
export function plainStyles(): Plugin {
  return {
    name: 'korot:plain-styles',
    enforce: 'pre',
    load: {
      filter: { id: /\.css\?raw$/ },
      async handler(id) {
        const file = id.slice(0, -'?raw'.length);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(withoutComments(await readFile(file, 'utf8')))}`;
      },
    },
  };
}

/** No text of our styles holds the signs of a comment. */
export const withoutComments = (css: string): string =>
  css
    .replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/\n{2,}/g, '\n');
