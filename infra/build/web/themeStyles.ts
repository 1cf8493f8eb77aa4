import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface ThemeOptions {
  /** The `cssText` of `createTheme(...)`: every token as a custom property. */
  readonly cssText: string;
  /** Amplify UI components whose style sheets are used, for example `button`. */
  readonly components: readonly string[];
  /** Folder whose style sheets may name tokens too. */
  readonly styles: string;
}

const require = createRequire(import.meta.url);

/**
 * Serves `virtual:theme.css`: the style sheets of the Amplify UI components in use, and of the theme's
 * 1,900 tokens those that anything reads. At run time the theme provider would write the tokens into an
 * inline style element, which the content security policy refuses.
 */
export function themeStyles(options: ThemeOptions): Plugin {
  return {
    name: 'korot:theme',
    resolveId: { filter: { id: /^virtual:theme\.css$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /virtual:theme\.css$/ },
      handler() {
        const sheets = options.components.map((name) =>
          readFileSync(require.resolve(`@aws-amplify/ui-react/styles/${name}.layer.css`), 'utf8'),
        );
        const ownSheets = readdirSync(options.styles, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.css'))
          .map((file) => readFileSync(join(options.styles, file), 'utf8'));
        const tokens = usedTokens(options.cssText, [...sheets, ...ownSheets].join('\n'));
        return ['@layer base, amplify;', tokens, ...sheets].join('\n');
      },
    },
  };
}

/** The theme's rules with only those custom properties that `styles` reads, directly or through another token. */
export function usedTokens(cssText: string, styles: string): string {
  const declaration = /(--amplify-[\w-]+)\s*:\s*([^;]+);/g;
  const readsOf = new Map<string, string[]>();
  for (const [, name = '', value = ''] of cssText.matchAll(declaration)) {
    readsOf.set(name, [...(readsOf.get(name) ?? []), ...findTokenNames(value)]);
  }
  const used = new Set<string>();
  const visit = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    readsOf.get(name)?.forEach(visit);
  };
  findTokenNames(styles).forEach(visit);
  return cssText
    .replaceAll(declaration, (whole, name: string) => (used.has(name) ? whole : ''))
    .replaceAll(/\n\s*\n+/g, '\n');
}

function findTokenNames(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--amplify-[\w-]+)/g)].map(([, name]) => name as string);
}
