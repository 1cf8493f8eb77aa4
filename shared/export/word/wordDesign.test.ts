import { describe, expect, it } from 'vitest';
import { readWordDesign, type WordDesign } from './wordDesign.ts';

const MM = 1440 / 25.4;

/** What is read of a sheet. */
const read = <Value>(css: string, of: (design: WordDesign) => Value, properties = {}) =>
  of(readWordDesign(css, properties));

const marginOf = (css: string, properties = {}) =>
  Math.round(read(css, ({ marginInline }) => marginInline, properties) / MM);

const spacesOf = (css: string) =>
  read(css, ({ sectionSpace, entrySpace }) => [sectionSpace, entrySpace].map((space) => Math.round(space)));

describe('what Word takes over of a sheet', () => {
  it.each([
    ['.resume { font-size: 9.5pt }', 9.5],
    [".resume { font: 400 11pt/1.5 'Heebo' }", 11],
    ['.resume { font-size: calc(10pt * 1.1 * var(--scale)); --scale: 1.2 }', 13.2],
    ['.resume { font-size: max(9, 8.5)pt }', 9],
    ['.resume { font-size: calc(max(0.9, var(--scale, 1)) * 10pt) }', 10],
    ['.resume { }', 10],
  ])('is the size of its text, in points: %s', (css, size) => {
    expect(read(css, ({ bodySize }) => bodySize)).toBe(size);
  });

  it('is the size of a name or a heading also where its sheet says it with the font', () => {
    const css = ".name { font: 700 24pt 'Heebo' } .heading { font: 600 13pt 'Heebo' }";
    expect(read(css, ({ name, heading }) => [name.size, heading.size])).toEqual([24, 13]);
  });

  it('is the same of a sheet without blanks, as it is built', () => {
    const css = '.resume{color:#123456;--quiet:#234567;font-size:11pt}.name,.heading{color:#345678}';
    const { ink, quiet, bodySize, name, heading } = readWordDesign(css);
    expect([ink, quiet, bodySize, name.color, heading.color]).toEqual(['123456', '234567', 11, '345678', '345678']);
  });

  it.each([
    ['.resume { line-height: 1.6 }', 1.6],
    [".resume { font: 400 10pt / 1.55 'Heebo' }", 1.55],
    ['.resume { line-height: calc(1.4 * 1.1) }', 1.54],
    ['.resume { }', 1.4],
  ])('is the height of its lines: %s', (css, height) => {
    expect(read(css, ({ lineHeight }) => lineHeight)).toBe(height);
  });

  it.each([
    ['400', false],
    ['499', false],
    ['500', true],
    ['700', true],
  ])('is bold from a weight of 500 on: %s', (weight, isBold) => {
    expect(read(`.entry-title { font-weight: ${weight} }`, ({ entryTitle }) => entryTitle.isBold)).toBe(isBold);
  });

  it('are titles and headings in bold, and dates and a name not, where it says no weight', () => {
    const looks = read('.resume { font-size: 10pt }', ({ entryTitle, heading, dates, name }) => [
      [entryTitle, heading, dates, name].map(({ isBold }) => isBold),
      [entryTitle, heading, dates, name].map(({ size }) => size),
    ]);
    expect(looks).toEqual([
      [true, true, false, false],
      [10, 12, 10, 10],
    ]);
  });

  it('is a margin on which printers print, the person’s before the sheet’s', () => {
    expect(marginOf('.resume { --margin-inline: 20mm }')).toBe(20);
    expect(marginOf('.resume { --margin-inline: 12mm }')).toBe(12);
    // Columns of colour may go to the edge of a page.
    expect(marginOf('.resume { --margin-inline: 11mm }')).toBe(16);
    expect(marginOf('.resume { }')).toBe(16);
    expect(marginOf('.resume { --margin-inline: 20mm }', { '--design-margin-inline': '25mm' })).toBe(25);
  });

  it('are the spaces above sections and entries, its own where it says none', () => {
    expect(spacesOf('.resume { }')).toEqual([8, 6]);
    expect(spacesOf('.section { padding-block-start: 10mm } .entry + .entry { margin-block-start: 4mm }')).toEqual([
      28, 11,
    ]);
    expect(spacesOf('.section + .section { margin-block-start: 5mm } .section { margin-block-start: 10mm }')).toEqual([
      14, 6,
    ]);
  });

  it('are its colours, short ones at length, and a white ground is none', () => {
    const css = `/* .resume { color: #000000 } */ .resume, .other { color: #ABC;
      --quiet: #123456; --accent: var(--quiet) }
      .name { color: rgb(1 2 3) } .head { background-color: #fff } .heading { background-color: #FFFFFF }
      .entry-dates { background-color: #eee }`;
    expect(readWordDesign(css)).toMatchObject({ ink: 'aabbcc', quiet: '123456', accent: '123456' });
    expect(read(css, ({ name, heading, dates }) => [name, heading, dates].map(({ background }) => background))).toEqual(
      [undefined, undefined, 'eeeeee'],
    );
    expect(read(css, ({ name }) => name.color)).toBe('aabbcc');
    expect(readWordDesign('.resume { }')).toMatchObject({ ink: '000000', quiet: '000000', accent: '000000' });
  });

  it.each([
    ['.head { text-align: center }', [true, false]],
    ['.heading { text-align: center }', [false, true]],
    ['.head { text-align: start } .heading { text-align: end }', [false, false]],
  ])('is what stands in the middle: %s', (css, isCentered) => {
    expect(read(css, ({ name, heading }) => [name.isCentered, heading.isCentered])).toEqual(isCentered);
  });

  it('is a face that every Word has in place of its own, and a name no larger than a line holds', () => {
    const css = `.resume { --body: 'Frank Ruhl Libre', serif; --display: 'Nobody Knows' } .name { font-size: 60pt }`;
    const { bodyFace, nameFace, name } = readWordDesign(css);
    expect([bodyFace, nameFace, name.size]).toEqual(['Times New Roman', 'Arial', 34]);
    expect(read(".resume { --body: 'Frank Ruhl Libre' }", (design) => design.nameFace)).toBe(bodyFace);
  });
});
