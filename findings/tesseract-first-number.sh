#!/bin/bash
# A Hebrew line that begins with a number, as a line of a résumé with its years does: Tesseract gives only the last
# figure of that number, here in four lines of four, and calls itself sure (64 to 96 of 100). The other numbers of the
# line are right, and so is the same number at the end of a line. In two of the four the box of the one figure is as wide
# as the whole number: that, and not the sureness, tells that something is missing.
. "$(dirname "$0")/lib.sh"
packages tesseract.js@7.0.0 @tesseract.js-data/heb@1.0.0 @napi-rs/canvas@1.0.11 @expo-google-fonts/heebo@0.4.2
check <<'E2'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { createWorker } from 'tesseract.js';

GlobalFonts.registerFromPath('node_modules/@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf', 'Heebo');
/** A line as it is printed at 300 dots an inch, 11 points. */
function picture(line) {
  const canvas = createCanvas(1600, 160);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1600, 160);
  Object.assign(context, { fillStyle: 'black', font: '46px Heebo', direction: 'rtl', textAlign: 'right' });
  context.fillText(line, 1550, 100);
  return canvas.toBuffer('image/png');
}
const worker = await createWorker('heb', 1, {
  langPath: 'node_modules/@tesseract.js-data/heb/4.0.0_best_int',
  cacheMethod: 'none',
});
async function read(line) {
  const { data } = await worker.recognize(picture(line), {}, { blocks: true });
  const words = data.blocks.flatMap((block) => block.paragraphs.flatMap((p) => p.lines.flatMap((l) => l.words)));
  const width = ({ bbox }) => bbox.x1 - bbox.x0;
  console.log('   ', words.map((word) => `${word.text} (sure ${Math.round(word.confidence)}, ${width(word)} wide)`).join(', '));
  return data.text.match(/\d+/g);
}
for (const [line, ...numbers] of [
  ['2016 - 2019 מנהלת פרויקטים', '6', '2019'],
  ['2003 - 2007 לימודי תואר ראשון', '3', '2007'],
  ['2012 עד 2016 מורה למתמטיקה', '2', '2016'],
  ['1998 שירות צבאי', '8'],
  ['מנהלת פרויקטים 2016 - 2019', '2016', '2019'],
])
  says(line, await read(line), numbers);
await worker.terminate();
E2
