import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Puts the check for old browsers into the site's page, before its modules: an ordinary deferred script in the oldest
 * syntax, since a browser that is too old may read neither a module nor any other syntax that this build writes.
 *
 * @param source Path of `web/oldBrowser.ts`.
 */
export function oldBrowserCheck(source: string): Plugin {
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    filename: source,
    isModule: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es5', minify: { compress: true, mangle: { toplevel: true } } },
    minify: true,
  });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const fileName = `assets/old-browser-${hash}.js`;
  return {
    name: 'korot:old-browser',
    apply: 'build',
    generateBundle() {
      if (this.environment.config.consumer !== 'server') this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) =>
        path.endsWith('index.html')
          ? html.replace('<meta charset="utf-8" />', `$&\n    <script defer src="/${fileName}"></script>`)
          : html,
    },
  };
}
