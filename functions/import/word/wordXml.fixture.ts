import { strToU8, zipSync, type Zippable } from 'fflate';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"';

/** Returns a part of a Word file with this content. */
export const part = (name: string, content: string) =>
  strToU8(`<?xml version="1.0"?><w:${name} ${NAMESPACES}>${content}</w:${name}>`);

/** Kinds of parts by their names. */
const KINDS = /^word\/(styles|numbering|settings|header|footer|footnotes|endnotes)\d*\.xml$/;
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns a part of relations. */
export const relationsXml = (
  relations: readonly { readonly id: string; readonly kind: string; readonly target: string }[],
) =>
  strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations
      .map(({ id, kind, target }) => {
        const mode = /^[a-z]+:/.test(target) ? ' TargetMode="External"' : '';
        return `<Relationship Id="${id}" Type="${RELATION}/${kind}" Target="${target}"${mode}/>`;
      })
      .join('')}</Relationships>`,
  );

/** Relations of the document besides its usual parts, by id: kind and target. */
export type Relations = Readonly<Record<string, readonly [kind: string, target: string]>>;

/**
 * Returns a Word file of a body and other parts, with the relations between them. Headers and footers are on each page.
 */
export function word(body: string, parts: Zippable = {}, relations: Relations = {}): Uint8Array {
  const usual = Object.keys(parts).flatMap((path, at) => {
    const kind = KINDS.exec(path)?.[1];
    return kind === undefined ? [] : [{ id: `part${at}`, kind, target: path.slice('word/'.length) }];
  });
  const repeated = usual
    .filter(({ kind }) => kind === 'header' || kind === 'footer')
    .map(({ id, kind }) => `<w:${kind}Reference w:type="default" r:id="${id}"/>`);
  const more = Object.entries(relations).map(([id, [kind, target]]) => ({ id, kind, target }));
  return zipSync({
    '_rels/.rels': relationsXml([{ id: 'main', kind: 'officeDocument', target: 'word/document.xml' }]),
    'word/_rels/document.xml.rels': relationsXml([...usual, ...more]),
    'word/document.xml': part('document', `<w:body>${body}<w:sectPr>${repeated.join('')}</w:sectPr></w:body>`),
    ...parts,
  });
}

/** Returns a run of text, and a paragraph of runs, with their properties. */
export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

export const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

/** Returns a heading: bold, larger, with space above it. */
export const bold = (text: string) =>
  p(run(text, '<w:b/><w:bCs/><w:sz w:val="26"/><w:szCs w:val="26"/>'), '<w:spacing w:before="240"/>');

/** Returns an item of the list that {@link NUMBERING} defines. */
export const bullet = (text: string) => p(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

export const NUMBERING = part(
  'numbering',
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="·"/></w:lvl>' +
    '</w:abstractNum>' +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
);

/** A tab, a field mark, and a field instruction. */
export const TAB = '<w:r><w:tab/></w:r>';
export const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
export const says = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
