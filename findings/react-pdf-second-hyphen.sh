#!/bin/bash
# Hebrew joins "in" and "to" to a foreign word by a hyphen: "ב-AWS". @react-pdf/renderer cuts a text where its script
# changes before it looks for places to break, and takes each cut for a place within a word that it may hyphenate. At the
# end of a line it writes a second hyphen, "ב--" and "AWS" below, on the page and in its text, whatever the language; the
# rule of Unicode is not to break there at all (LB21a). "full-stack" and "תל-אביב" stay whole, so that neither an English
# nor a Hebrew page shows it. A hyphenation callback that leaves words whole changes nothing, as it is asked for "ב-" and
# for "AWS"; a maqaf and a word joiner neither. hyphenationPenalty={10000} keeps the word together, and the others too.
. "$(dirname "$0")/lib.sh"
packages @react-pdf/renderer@4.9.0 react@19.3.1 @hyzyla/pdfium@2.1.13 @expo-google-fonts/heebo@0.4.2
check <<'E2'
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as element } from 'react';

Font.register({ family: 'Heebo', src: 'node_modules/@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf' });
const pdfium = await PDFiumLibrary.init();
/** The lines of a text in a column that its last word just does not fit into. */
async function lines(text, width, options) {
  const direction = /\p{Script=Hebrew}/u.test(text) ? 'rtl' : 'ltr';
  const style = { fontFamily: 'Heebo', fontSize: 14, direction };
  const column = element(View, { style: { width } }, element(Text, { style, ...options }, text));
  const file = await pdfium.loadDocument(
    new Uint8Array(await renderToBuffer(element(Document, null, element(Page, { style: { padding: 20 } }, column)))),
  );
  const read = file.getPage(0).getText();
  file.destroy();
  return read.split('\r\n').map((line) => line.trim());
}
says('עבודה ב-AWS', await lines('עבודה ב-AWS', 75), ['עבודה ב--', 'AWS']);
says('פיתוח ב-JavaScript', await lines('פיתוח ב-JavaScript', 110), ['פיתוח ב--', 'JavaScript']);
says('ידע ב־Python, with a maqaf', await lines('ידע ב־Python', 75), ['ידע ב־-', 'Python']);
says('with a word joiner', await lines('עבודה ב-\u2060AWS', 75), ['עבודה ב--', 'AWS']);
const asked = [];
const asItIs = (word) => asked.push(word) && [word];
says('with a callback', await lines('עבודה ב-AWS', 75, { hyphenationCallback: asItIs }), ['עבודה ב--', 'AWS']);
says('  which was asked for', asked.filter((word) => word.trim() !== ''), ['עבודה', 'ב-', 'AWS']);
says('with a penalty', await lines('עבודה ב-AWS', 75, { hyphenationPenalty: 10_000 }), ['עבודה', 'ב-AWS']);
says('תל-אביב', await lines('בעיר תל-אביב', 75), ['בעיר', 'תל-אביב']);
says('full-stack', await lines('Senior full-stack', 90), ['Senior', 'full-stack']);
process.exit();
E2
