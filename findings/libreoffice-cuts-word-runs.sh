#!/bin/bash
# Word sets a line by its runs: signs and figures of a run without w:rtl stay together from the left, so "C++" and a
# phone with +972 are whole within Hebrew. LibreOffice throws the runs of a Word file away and cuts them anew by the
# algorithm of Unicode for the line: opened and saved, "C++" is "C" and a right-to-left "++", and the plus of the number is
# a right-to-left run. Its own picture does not change by that; the file, which Word sets by its runs, is another one.
. "$(dirname "$0")/lib.sh"
packages @matbee/libreoffice-converter@2.7.2 fflate@0.8.3
(cd "$work" && ln -s node_modules/@matbee/libreoffice-converter/wasm wasm)
check <<'E2'
import { convertDocument } from '@matbee/libreoffice-converter';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const OPEN = 'http://schemas.openxmlformats.org';
const run = (text) => {
  const direction = /\p{Script=Hebrew}/u.test(text) ? '<w:rPr><w:rtl/></w:rPr>' : '';
  return `<w:r>${direction}<w:t xml:space="preserve">${text}</w:t></w:r>`;
};
const PARAGRAPHS = [['ידע ב', 'C++'], ['טלפון ', '+972-52-555-0134'], ['2018 – 2021']];
const file = zipSync({
  '[Content_Types].xml': strToU8(
    `<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="rels" ContentType="application/` +
      'vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="' +
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  '_rels/.rels': strToU8(
    `<Relationships xmlns="${OPEN}/package/2006/relationships"><Relationship Id="r1" Type="${OPEN}/officeDocument/` +
      '2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  ),
  'word/document.xml': strToU8(
    `<w:document xmlns:w="${OPEN}/wordprocessingml/2006/main"><w:body>` +
      PARAGRAPHS.map((runs) => `<w:p><w:pPr><w:bidi/></w:pPr>${runs.map(run).join('')}</w:p>`).join('') +
      '</w:body></w:document>',
  ),
});
/** The runs of each paragraph; those with w:rtl behind an arrow. */
function runsOf(bytes) {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml']);
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:r>(.*?)<w:t[^>]*>([^<]*)/gs)].map(([, look, text]) =>
      /<w:rtl(?: w:val="(?:1|true)")?\/>/.test(look) ? `←${text}` : text,
    ),
  );
}
says('as written', runsOf(file), [['←ידע ב', 'C++'], ['←טלפון ', '+972-52-555-0134'], ['2018 – 2021']]);
const { data } = await convertDocument(file, { inputFormat: 'docx', outputFormat: 'docx' });
says('as LibreOffice saves it', runsOf(data), [
  ['←ידע ב', 'C', '←++'],
  ['←טלפון ', '←+', '972-52-555-0134'],
  ['2018', '← – ', '2021'],
]);
process.exit();
E2
