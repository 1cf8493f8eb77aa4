import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { LANGUAGE_FACTS, textDirection, type Language } from '../../platform/language.ts';
import { dictionary } from '../../platform/ownProperty.ts';

/** Parts of the package that lack what Word needs, as the library leaves them. */
const EDITS: Readonly<Record<string, (xml: string, language: Language) => string>> = {
  // The section's direction: where its columns, page numbers and footers begin.
  'word/document.xml': (xml, language) =>
    textDirection(language) === 'rtl' ? xml.replace('<w:docGrid', '<w:bidi/><w:docGrid') : xml,
  'docProps/core.xml': (xml, language) =>
    xml.replace(
      '</cp:coreProperties>',
      `<dc:language>${LANGUAGE_FACTS[language].locale}</dc:language></cp:coreProperties>`,
    ),
};

/** Writes into a package what the library does not. */
export function finishWordPackage(packed: ArrayBuffer, language: Language): Uint8Array<ArrayBuffer> {
  const files = dictionary(unzipSync(new Uint8Array(packed)));
  for (const [path, edit] of Object.entries(EDITS)) {
    const file = files[path];
    if (file === undefined) throw new Error(`a Word file without ${path}`);
    files[path] = strToU8(edit(strFromU8(file), language));
  }
  return zipSync(files, { level: 6 });
}
