import { readFileSync, globSync } from 'node:fs';

/** Folders whose functions take what a person wrote, or what a stranger's file says. */
const FOLDERS = [
  'functions/import/**/*.ts',
  'shared/{contacts,dates,improve,platform,resume,templates,text,upload}/**/*.ts',
  'functions/{contact,improve,placeholder,platform/bedrock}/**/*.ts',
  'functions/pdf/{readingOrder,structure}/*.ts',
  'functions/pdf/*.ts',
];
/** Readers of XML refuse a text without tags at once; what they take is bounded (file/untrustedXml.ts). */
const NO_TEXTS = ['functions/import/**/*Xml.ts'];

/** A function that is exported, whose one parameter that it needs is a text. */
const TEXT_FUNCTION = new RegExp(
  [
    String.raw`^export (?:`,
    String.raw`function (?<declared>\w+)\(\w+: string(?:\)|, \w+(?:\?:|: [\w ]+ =)[^)]*\)): (?!asserts|Promise)`,
    String.raw`|const (?<written>\w+) = \(\w+: string\)`,
    String.raw`|const (?<typed>\w+): \(\w+: string\) =>`,
    String.raw`)`,
  ].join(''),
  'gm',
);

export interface TextFunction {
  /** `shared/resume/dates.ts parseDate`. */
  readonly name: string;
  readonly load: () => Promise<(text: string) => unknown>;
}

/**
 * Every exported function of these folders that takes a text, found in the sources: a new one is among them by itself.
 */
export function listTextFunctions(): TextFunction[] {
  return globSync(FOLDERS, { exclude: NO_TEXTS })
    .filter((file) => !/\.(?:test|fixture)\.ts$|\.d\.ts$/.test(file))
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(TEXT_FUNCTION)].map(({ groups = {} }) => {
        const exported = groups['declared'] ?? groups['written'] ?? groups['typed'] ?? '';
        return {
          name: `${file} ${exported}`,
          load: async () => {
            const module = (await import(`../../${file}`)) as Readonly<Record<string, (text: string) => unknown>>;
            const found = module[exported];
            if (typeof found !== 'function') throw new Error(`${file} has no function ${exported}`);
            return found;
          },
        };
      }),
    );
}
