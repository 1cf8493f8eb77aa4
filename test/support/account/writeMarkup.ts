import { strToU8, zipSync } from 'fflate';
import type { MadeBlock, MadeDocument, MadeText } from './madeDocument.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const LEVELS = [0, 1, 2] as const;

const ODT_NAMES =
  ['office', 'text', 'table', 'style']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ') +
  ' xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"' +
  ' xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"';

export function writeOdt({ header, footer, countsPages, blocks }: MadeDocument): Uint8Array {
  const deleted: string[] = [];
  const runs = (texts: readonly MadeText[]) =>
    texts
      .map(({ text, bold, href, unseen }) => {
        const shown = escaped(text).replaceAll(/ {2,}/g, ({ length }) => ` <text:s text:c="${length - 1}"/>`);
        if (unseen === 'deleted') {
          deleted.push(
            `<text:changed-region><text:deletion><text:p>${shown}</text:p></text:deletion></text:changed-region>`,
          );
          return '<text:change text:change-id="c"/>';
        }
        if (unseen === 'hidden') return `<text:span text:style-name="Hidden">${shown}</text:span>`;
        const look = bold ? `<text:span text:style-name="B">${shown}</text:span>` : shown;
        return href === undefined ? look : `<text:a xlink:href="${escaped(href)}">${look}</text:a>`;
      })
      .join(' ');
  const toXml = (block: MadeBlock): string => {
    switch (block.kind) {
      case 'row': {
        const cells = block.cells.map(
          (text) => `<table:table-cell><text:p>${escaped(text)}</text:p></table:table-cell>`,
        );
        return `<table:table><table:table-row>${cells.join('')}</table:table-row></table:table>`;
      }
      case 'box':
        return (
          `<text:p><draw:frame><draw:text-box><text:p>${runs(block.texts)}</text:p></draw:text-box>` +
          `</draw:frame></text:p>`
        );
      case 'noted':
        return (
          `<text:p>${runs(block.texts)}<text:note text:note-class="footnote">` +
          `<text:note-citation>1</text:note-citation>` +
          `<text:note-body><text:p>${escaped(block.note)}</text:p></text:note-body></text:note></text:p>`
        );
      case 'item': {
        const inner = `<text:p>${runs(block.texts)}</text:p>`;
        return LEVELS.slice(0, block.level + 1).reduce(
          (xml) => `<text:list><text:list-item>${xml}</text:list-item></text:list>`,
          inner,
        );
      }
      case 'heading':
        return `<text:h text:outline-level="2">${runs(block.texts)}</text:h>`;
      case 'line':
        return `<text:p>${runs(block.texts)}</text:p>`;
    }
  };
  const body = blocks.map(toXml).join('');
  const counted = countsPages ? '<text:p>Page <text:page-number>1</text:page-number></text:p>' : '';
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content ${ODT_NAMES}><office:automatic-styles>` +
        '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>' +
        '<style:style style:name="Hidden" style:family="text">' +
        '<style:text-properties text:display="none"/></style:style>' +
        `</office:automatic-styles><office:body><office:text>` +
        `<text:tracked-changes>${deleted.join('')}</text:tracked-changes>` +
        `${body}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(
      `<office:document-styles ${ODT_NAMES}><office:master-styles><style:master-page><style:header>` +
        `<text:p>${escaped(header)}</text:p></style:header><style:footer>` +
        `<text:p>${escaped(footer)}</text:p>${counted}` +
        '</style:footer></style:master-page></office:master-styles></office:document-styles>',
    ),
  });
}

const rtfText = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
    .map((code) => {
      const char = String.fromCharCode(code);
      if ('\\{}'.includes(char)) return `\\${char}`;
      return code < 128 ? char : `\\u${code > 32_767 ? code - 65_536 : code}?`;
    })
    .join('');

export function writeRtf({ header, footer, countsPages, blocks }: MadeDocument): Uint8Array {
  const runs = (texts: readonly MadeText[]) =>
    texts
      .map(({ text, bold, href, unseen }) => {
        const shown = `${rtfText(text)} `;
        if (unseen !== undefined) return `{\\${unseen === 'hidden' ? 'v' : 'deleted'} ${shown}}`;
        const look = bold ? `{\\b ${shown}}` : shown;
        // What a link shows is marked by AbiWord as what only some programs know.
        const mark = text.length % 2 === 0 ? '\\*' : '';
        return href === undefined ? look : `{\\field{\\*\\fldinst HYPERLINK "${href}"}{${mark}\\fldrslt ${look}}}`;
      })
      .join('');
  const toRtf = (block: MadeBlock): string => {
    switch (block.kind) {
      case 'row':
        return (
          `\\trowd${block.cells.map((_, at) => `\\cellx${(at + 1) * 2_000}`).join('')}` +
          `${block.cells.map((text) => `\\pard\\intbl ${rtfText(text)}\\cell`).join('')}\\row\\pard `
        );
      case 'box':
        return `{\\shp{\\*\\shpinst{\\shptxt \\pard ${runs(block.texts)}\\par}}}\\par `;
      case 'noted':
        return `\\pard ${runs(block.texts)}{\\super 1}{\\*\\footnote \\pard ${rtfText(block.note)}}\\par `;
      case 'item':
        return `\\pard{\\listtext\\f2 \\'b7\\tab}\\ls1\\ilvl${block.level} ${runs(block.texts)}\\par `;
      case 'heading':
      case 'line':
        return `\\pard ${block.kind === 'heading' ? '\\outlinelevel1\\b\\fs28 ' : ''}${runs(block.texts)}\\par\\plain `;
    }
  };
  return Buffer.from(
    '{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1{\\fonttbl{\\f0 Times;}{\\f2\\fcharset2 Symbol;}}' +
      `{\\header \\pard ${rtfText(header)}\\par}` +
      `{\\footer \\pard ${rtfText(footer)}\\par ${countsPages ? 'Page \\chpgn\\par' : ''}}` +
      `${blocks.map(toRtf).join('\n')}}`,
    'latin1',
  );
}

export function writeHtml({ header, footer, blocks }: MadeDocument): Uint8Array {
  const runs = (texts: readonly MadeText[]) =>
    texts
      .map(({ text, bold, href, unseen }) => {
        if (unseen !== undefined)
          return `<span ${unseen === 'hidden' ? 'style="display:none"' : 'hidden'}>${escaped(text)}</span>`;
        const look = bold ? `<b>${escaped(text)}</b>` : escaped(text);
        return href === undefined ? look : `<a href="${escaped(href)}">${look}</a>`;
      })
      .join(' ');
  const toTags = (block: MadeBlock): string => {
    switch (block.kind) {
      case 'row':
        return `<table><tr>${block.cells.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr></table>`;
      case 'item': {
        const list = block.isNumbered ? 'ol' : 'ul';
        return (
          `<${list}>`.repeat(block.level + 1) + `<li>${runs(block.texts)}</li>` + `</${list}>`.repeat(block.level + 1)
        );
      }
      case 'noted':
        return `<p>${runs(block.texts)}</p><aside>${escaped(block.note)}</aside>`;
      case 'box':
      case 'heading':
      case 'line':
        return block.kind === 'heading' ? `<h2>${runs(block.texts)}</h2>` : `<div>${runs(block.texts)}</div>`;
    }
  };
  return strToU8(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Untitled</title><style>p{color:red}</style></head><body>` +
      `<header>${escaped(header)}</header>${blocks.map(toTags).join('\n')}<footer>${escaped(footer)}<` +
      `/footer></body></html>`,
  );
}
