import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { repairResume } from '../../shared/resume/repairResume.ts';
import { fromJsonResume } from '../../shared/resume/jsonResumeImport.ts';
import { UPLOAD_FORMATS } from '../../shared/upload/uploadFormats.ts';
import { sanitizeHtml } from '../pdf/sanitizeHtml.ts';
import { ARCHIVE_EN, toArchive } from './linkedIn/archive.fixture.ts';
import { parseHtml } from './html/parseHtml.ts';
import { importText } from './textImport.ts';
import { p, run, word } from './word/wordXml.fixture.ts';

/** Names that every object has, so that a plain look-up finds them in every table. */
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
/** A name that is in no table. */
const UNKNOWN = 'zzz';

const LINES = ['Maya Cohen', 'maya@korot.example', 'Experience', 'Cook, Korot, 2019 - 2023'];
const NAMESPACE = 'urn:oasis:names:tc:opendocument:xmlns';

const odt = (name: string) =>
  zipSync({
    mimetype: strToU8(UPLOAD_FORMATS.odt.mediaTypes[0]),
    'content.xml': strToU8(
      `<office:document-content xmlns:office="${NAMESPACE}:office:1.0" xmlns:text="${NAMESPACE}:text:1.0" ` +
        `xmlns:fo="${NAMESPACE}:xsl-fo-compatible:1.0" xmlns:style="${NAMESPACE}:style:1.0" xmlns:x="${name}">` +
        `<office:automatic-styles><style:style style:name="${name}" style:family="paragraph">` +
        `<style:text-properties fo:font-size="12${name}"/></style:style></office:automatic-styles>` +
        '<office:body><office:text>' +
        LINES.map((line) => `<text:p text:style-name="${name}">${line}<text:${name}/><x:${name}/></text:p>`).join('') +
        '</office:text></office:body></office:document-content>',
    ),
  });

/** Files that contain the name wherever the format has keywords. */
const FILES: Readonly<Record<string, (name: string) => Uint8Array>> = {
  // A control word consists only of letters.
  rtf: (name) => {
    const word = name.replaceAll('_', '');
    return strToU8(`{\\rtf1\\ansi ${LINES.join(`\\${word} \\par `)}\\${word}1 {\\*\\${word} x}}`);
  },
  docx: (name) =>
    word(
      LINES.map((line) =>
        p(`${run(line)}<w:${name}/><w:r><w:${name} w:${name}="1"/></w:r>`, `<w:pStyle w:val="${name}"/>`),
      ).join(''),
    ),
  odt,
  linkedin: (name) =>
    toArchive({
      ...ARCHIVE_EN,
      [`${name}.csv`]: `${name}\n1\n`,
      'Positions.csv': `${name},Company Name,Title\n&${name};,Korot,Cook\n`,
    }),
};

const withoutIds = (value: unknown) =>
  JSON.stringify(value, (key, inside: unknown) => (key === 'id' ? undefined : inside));

/** A résumé's data, and a page, that contain the name where they have keywords. */
const dataWith = (word: string) =>
  JSON.parse(
    `{"${word}":{"a":"b"},"templateId":"${word}","language":"${word}","design":{"${word}":1,"font":"${word}"},` +
      `"sectionOrder":["${word}"],"sectionTitles":{"${word}":"x"},` +
      `"languages":[{"language":"Hebrew","level":"${word}"}]}`,
  ) as unknown;

const pageWith = (word: string) =>
  `<${word.replaceAll('_', '')} ${word}="1">x</${word.replaceAll('_', '')}>` +
  `<p style="${word}:1px;width:2${word};color:${word};margin:var(--${word})">y</p>` +
  `<style>.${word}{${word}:${word};width:3${word}}</style>`;

describe.each(NAMES)('%s is a word like any other that no table has', (name) => {
  it.each(Object.keys(FILES))('in a file: %s', async (format) => {
    const [known, unknown] = await Promise.all([
      importText(FILES[format]?.(name) as Uint8Array),
      importText(FILES[format]?.(UNKNOWN) as Uint8Array),
    ]);
    expect('error' in unknown).toBe(false);
    expect(withoutIds(known).replaceAll(name, UNKNOWN)).toBe(withoutIds(unknown));
  });

  it('as a key, a template, a language, a level and a code of a résumé’s data', () => {
    for (const read of [repairResume, (value: unknown) => fromJsonResume(value, parseHtml)])
      expect(withoutIds(read(dataWith(name))).replaceAll(name, UNKNOWN)).toBe(withoutIds(read(dataWith(UNKNOWN))));
    expect({}).not.toHaveProperty('a');
  });

  it('as an element, an attribute, a property, a unit and a variable of a page to be printed', () => {
    const clean = (word: string) =>
      JSON.stringify(sanitizeHtml(pageWith(word), () => false))
        .replaceAll(word.toLowerCase(), UNKNOWN)
        .replaceAll(word, UNKNOWN);
    expect(clean(name)).toBe(clean(UNKNOWN));
  });
});
