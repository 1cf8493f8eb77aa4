import type { Language } from '../../shared/platform/language.ts';
import { PRODUCT } from '../../shared/site/product.ts';
import { sanitizeText } from '../../shared/resume/sanitizeText.ts';
import { escapeHtml } from '../../shared/templates/document/tree.ts';
import { toEmbeddedElement } from './embeddedResume.ts';
import type { PdfEdit } from './pdfEdit.ts';
import { encodePdfText } from './pdfFile.ts';

/** Metadata of a document. */
export interface PdfMetadata {
  readonly title: string;
  /** Absent if the résumé has no name. */
  readonly author?: string;
  readonly language: Language;
  readonly created: Date;
  /** The embedded résumé (decision 7); absent if the person does not want it. */
  readonly carried?: unknown;
}

/** Namespace of the embedded data: a name, not an address. */
export const NAMESPACE = 'urn:korot:resume:1#';

/** Metadata in the form of the file, prepared before the pages are finished. */
export interface SerializedMetadata {
  readonly information: string;
  readonly xmp: Buffer;
}

export function serializeMetadata(metadata: PdfMetadata): SerializedMetadata {
  const packet = Buffer.from(xmpPacket(metadata), 'utf8');
  return {
    information: informationDictionary(metadata),
    xmp: Buffer.concat([
      Buffer.from(`<</Type /Metadata\n/Subtype /XML\n/Length ${packet.length}>> stream\n`),
      packet,
      Buffer.from('\nendstream'),
    ]),
  };
}

/**
 * Adds the metadata to a document: XMP, and the older information dictionary with the same content instead of the
 * browser's. Viewers then show the title instead of the file name.
 */
export function addMetadata(edit: PdfEdit, { information, xmp }: SerializedMetadata): void {
  const { catalog, info } = edit.file;
  const source = edit.read(catalog);
  const preferences = source.includes('/DisplayDocTitle') ? '' : '\n/ViewerPreferences <</DisplayDocTitle true>>';
  edit.set(catalog, source.replace(/>>$/, `\n/Metadata ${edit.add(xmp)} 0 R${preferences}>>`));
  edit.set(info, information);
}

function informationDictionary({ title, author, created }: PdfMetadata): string {
  const date = `(D:${created.toISOString().slice(0, 19).replace(/\D/g, '')}+00'00')`;
  const entries = [
    `/Title ${encodePdfText(title)}`,
    ...(author === undefined ? [] : [`/Author ${encodePdfText(author)}`]),
    `/Creator ${encodePdfText(PRODUCT.name.en)}`,
    '/Producer (Skia/PDF)',
    `/CreationDate ${date}`,
    `/ModDate ${date}`,
  ];
  return `<<${entries.join('\n')}>>`;
}

/** XML allows no control characters, not even escaped. */
const escapeXml = (text: string) => escapeHtml(sanitizeText(text));

const XMP_NAMESPACES = Object.entries({
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  korot: NAMESPACE,
})
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

function xmpPacket({ title, author, language, created, carried }: PdfMetadata): string {
  const date = created.toISOString().replace(/\.\d+Z$/, 'Z');
  const dates = `<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>`;
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${XMP_NAMESPACES}>`,
    '<dc:format>application/pdf</dc:format>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    author === undefined ? '' : `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreatorTool>${PRODUCT.name.en}</xmp:CreatorTool>${dates}`,
    '<pdf:Producer>Skia/PDF</pdf:Producer>',
    carried === undefined ? '' : toEmbeddedElement(carried),
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}
