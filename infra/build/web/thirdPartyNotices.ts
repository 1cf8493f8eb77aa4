import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { NOTICES_FILE } from '../../../shared/site/staticPages.ts';
import { PRODUCT } from '../../../shared/site/product.ts';
import { FONTS } from '../../../shared/templates/fonts.ts';

const MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** The folder from which Vite names the files of assets. */
const WEB = fileURLToPath(new URL('../../../web/', import.meta.url));

/** A package that the site contains a part of, and the licence in the package's files. */
export interface Notice {
  /** `react 19.3.1 (MIT)` */
  readonly name: string;
  readonly licence: string | undefined;
  /** The text of its licence file, or its manifest's entry if it has none. */
  readonly text: string;
  readonly isStated: boolean;
}

/** The rest is about packages that the package bundled for itself, not about those in our site. */
const OF_ITS_TOOLS = /\n#+ Licenses of bundled dependencies[\s\S]*/;

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]+)?$/i;
/** In fonts' packages one file is about the package's code and another about the font. */
const FONT_LICENCE_FILE = /^(?:LICENSE_FONT|OFL(?:\.txt)?)$/i;

/**
 * Writes the licences of everything that the site's scripts and styles are made of, and of every typeface that the site
 * and the PDFs carry, into {@link NOTICES_FILE}: from the modules that are really in the bundle. Throws where a package
 * does not say.
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_, bundle) {
      const folders = new Set(
        [...modulesOf(bundle), ...workerModules]
          .filter((id) => id.includes(`${sep}node_modules${sep}`) && !id.startsWith('\0'))
          .map((id) => packageFolder(id)),
      );
      // Code that Vite adds between the chunks comes from no module.
      folders.add(join(MODULES, 'vite'));
      this.emitFile({
        type: 'asset',
        fileName: NOTICES_FILE,
        source: noticesText(spelledOut([...folders].map((folder) => readNotice(folder, LICENCE_FILE))), fontNotices()),
      });
    },
  };
}

/** Vite builds the script of a worker apart, and before the bundle that starts it. */
const workerModules = new Set<string>();

/** Remembers what the scripts of workers are made of, for {@link thirdPartyNotices}. */
export const workerNotices = (): Plugin => ({
  name: 'worker-notices',
  generateBundle(_, bundle) {
    for (const module of modulesOf(bundle)) workerModules.add(module);
  },
});

const modulesOf = (bundle: Rolldown.OutputBundle): readonly string[] =>
  Object.values(bundle).flatMap((chunk) =>
    chunk.type === 'chunk' ? chunk.moduleIds : chunk.originalFileNames.map((file) => resolve(WEB, file)),
  );

/** Returns the notices of every typeface that is cut to files here. */
export function fontNotices(): Notice[] {
  const packages = new Set(Object.values(FONTS).map((font) => font.package));
  return [...packages].map((name) => readNotice(join(MODULES, '@expo-google-fonts', name), FONT_LICENCE_FILE));
}

/** The folder of the package that a module belongs to: the nearest one that has a name and a version. */
function packageFolder(id: string): string {
  for (let folder = dirname(id.split('?')[0] ?? id); folder.includes('node_modules'); folder = dirname(folder)) {
    if (!existsSync(join(folder, 'package.json'))) continue;
    const { name, version } = readManifest(folder);
    if (name !== undefined && version !== undefined) return folder;
  }
  throw new Error(`${id} belongs to no package`);
}

interface PackageManifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly repository?: string | { readonly url?: string };
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;

function readNotice(folder: string, files: RegExp): Notice {
  const { name, version, license, author, repository } = readManifest(folder);
  const texts = readdirSync(folder)
    .filter((file) => files.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').replace(OF_ITS_TOOLS, '').trim());
  if (texts.length === 0 && license === undefined) throw new Error(`${name} says nothing about its licence`);
  const by = typeof author === 'string' ? author : author?.name;
  const from = typeof repository === 'string' ? repository : repository?.url;
  const named = by === undefined ? `Licensed under ${license}` : `Licensed under ${license}, by ${by}`;
  const stated = from === undefined ? named : `${named}: ${from}`;
  return {
    name: `${name} ${version}${license === undefined ? '' : ` (${license})`}`,
    licence: license,
    text: texts.join('\n\n') || stated,
    isStated: texts.length === 0,
  };
}

/**
 * With the words of the licence where a package only names it: those of the longest text that another one has of the
 * same.
 */
function spelledOut(notices: readonly Notice[]): Notice[] {
  const wordsOf = (licence: string | undefined) =>
    notices
      .filter((notice) => !notice.isStated && notice.licence === licence)
      .map(({ text }) => text)
      .toSorted((a, b) => b.length - a.length)[0];
  return notices.map((notice) => {
    const words = notice.isStated ? wordsOf(notice.licence) : undefined;
    return words === undefined ? notice : { ...notice, text: `${notice.text}\n\n${words}` };
  });
}

const RULE = '-'.repeat(78);

/** Each text once, below the names of those it is about. */
function noticesText(packages: readonly Notice[], fonts: readonly Notice[]): string {
  const part = (title: string, notices: readonly Notice[]) => {
    const byText = Map.groupBy(
      notices.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      ({ text }) => text,
    );
    return [
      title,
      ...[...byText].map(([text, those]) => `${RULE}\n${those.map(({ name }) => name).join('\n')}\n${RULE}\n\n${text}`),
    ].join('\n\n');
  };
  const parts = [
    `${PRODUCT.name.en}: third-party notices`,
    part('Software in the pages of this site', packages),
    part('Typefaces in the pages of this site and in the PDFs made with it', fonts),
  ];
  return `${parts.join('\n\n')}\n`;
}
