import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkPageAssets } from '../../shared/templates/linkPage.ts';
import type { Template } from '../../shared/templates/catalogue.ts';

/** Placeholder of a file in a head. A head contains no text of a résumé. */
const FILE_REFERENCE = /korot-file\(([\w./-]+)\)/g;
const toReference = (file: string) => `korot-file(${file})`;

/** Most heads that are kept, each up to 300 KB. */
const MAX_HEADS = 100;

/**
 * The built files of the templates. They change only with a release. One head, 130 KB with its fonts, serves all
 * résumés of a look, so it is built once; until then pages contain placeholders.
 */
export class TemplateAssets {
  readonly #folder: string;
  readonly #files = new Map<string, string>();
  readonly #heads = new Map<string, string>();

  /** `folder` is the output of `infra/build/templates.ts`. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The script that lays out a document in a page (`shared/templates/pagination/layOutPage.ts`). */
  get layOutScript(): string {
    return this.#read('layOutPage.js');
  }

  /** Returns placeholders for the files of a template version. */
  referencesFor({ style }: Pick<Template, 'style'>): LinkPageAssets {
    return {
      baseCss: toReference('base.css'),
      linkCss: toReference('linkPage.css'),
      styleCss: toReference(`styles/${style}.css`),
      fontUrl: ({ file }) => toReference(`fonts/${file}`),
    };
  }

  /**
   * Returns a head with files in place of placeholders, the same string for the same head. Throws if one is missing.
   */
  inlineFiles(head: string): string {
    let filled = this.#heads.get(head);
    if (filled === undefined) {
      filled = head.replace(FILE_REFERENCE, (_, file: string) => this.#read(file));
      // Custom typefaces make many looks, so the oldest head is dropped and built again on demand.
      if (this.#heads.size >= MAX_HEADS) this.#heads.delete(this.#heads.keys().next().value as string);
      this.#heads.set(head, filled);
    }
    return filled;
  }

  /** Fonts are inlined, which is 13 ms faster than answering requests; so no request is ever allowed. */
  #read(file: string): string {
    let text = this.#files.get(file);
    if (text === undefined) {
      const path = join(this.#folder, file);
      text = file.endsWith('.woff2')
        ? `data:font/woff2;base64,${readFileSync(path, 'base64')}`
        : readFileSync(path, 'utf8');
      this.#files.set(file, text);
    }
    return text;
  }
}
