import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Compiles the message files to ICU syntax trees while building, so that the parser (7 KB) stays out of
 * the browser. A message that is not valid ICU fails the build with its file and id.
 */
export function compileMessagesPlugin(): Plugin {
  return {
    name: 'korot:messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/lib\/i18n\/messages\/(?:he|en)\/[a-z-]+\.json$/ },
      handler: (code, file) => ({
        code: JSON.stringify(compileMessages(JSON.parse(code) as Record<string, string>, file)),
        map: null,
      }),
    },
  };
}

/** Message texts by id to syntax trees by id. Throws, with file and id, on invalid ICU text. */
export function compileMessages(texts: Readonly<Record<string, string>>, file: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        return [id, parse(text)];
      } catch (error) {
        throw new Error(`${file}: ${id}: ${(error as Error).message}`, { cause: error });
      }
    }),
  );
}
