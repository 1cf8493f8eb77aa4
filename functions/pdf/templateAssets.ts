import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkPageAssets } from '../../shared/templates/linkPage.ts';
import type { Template } from '../../shared/templates/catalogue.ts';

/** Stands for a file in a page that is not filled in yet. No résumé's text is in a head. */
const FILE_REFERENCE = /korot-file\(([\w./-]+)\)/g;
const toReference = (file: string) => `korot-file(${file})`;

/** Heads that are kept, of up to 300 KB each. */
const MAX_HEADS = 100;

/**
 * The built files of the templates. They change with a release only, and one head of a page, 130 KB with its fonts,
 * serves all résumés of a look: it is built once, and pages are written with references.
 */
export class TemplateAssets {
  readonly #folder: string;
  readonly #files = new Map<string, string>();
  readonly #heads = new Map<string, string>();

  /** `folder` is what `infra/build/templates.ts` has made. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What lays a document out in a page (`shared/templates/pagination/layOutPage.ts`). */
  get layOutScript(): string {
    return this.#read('layOutPage.js');
  }

  /** References to what the page of a version of a template is put together from. */
  referencesFor({ style }: Pick<Template, 'style'>): LinkPageAssets {
    return {
      baseCss: toReference('base.css'),
      linkCss: toReference('linkPage.css'),
      styleCss: toReference(`styles/${style}.css`),
      fontUrl: ({ file }) => toReference(`fonts/${file}`),
    };
  }

  /**
   * A head with its files in place of the references: the very same text for the same head. Throws when one is missing.
   */
  inlineFiles(head: string): string {
    let filled = this.#heads.get(head);
    if (filled === undefined) {
      filled = head.replace(FILE_REFERENCE, (_, file: string) => this.#read(file));
      // Typefaces of a person's own make many looks: the oldest is built again when it is asked for.
      if (this.#heads.size >= MAX_HEADS) this.#heads.delete(this.#heads.keys().next().value as string);
      this.#heads.set(head, filled);
    }
    return filled;
  }

  /** Fonts are inlined in the page: 13 ms faster than answering a request, and no request is ever allowed. */
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
