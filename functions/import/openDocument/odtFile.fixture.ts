import { strToU8, zipSync } from 'fflate';

const NAMESPACES = [
  ...['office', 'text', 'table', 'style'].map((name) => [name, `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`]),
  ['draw', 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'],
  ['fo', 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'],
  ['svg', 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0'],
  ['xlink', 'http://www.w3.org/1999/xlink'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

interface OdtExtras {
  /** Styles of the content. */
  readonly styles?: string;
  /** Styles of pages. */
  readonly pages?: string;
  /** Headers and footers. */
  readonly repeated?: string;
  readonly doctype?: string;
}

/** Returns an OpenDocument text file with this body and other parts. */
export const odtFile = (
  body: string,
  { styles = '', pages = '', repeated = '', doctype = '' }: OdtExtras = {},
): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `${doctype}<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles>` +
        `<office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(
      `<office:document-styles ${NAMESPACES}><office:automatic-styles>${pages}</office:automatic-styles>` +
        `<office:master-styles><style:master-page>${repeated}</style:master-page></office:master-styles>` +
        '</office:document-styles>',
    ),
  });
