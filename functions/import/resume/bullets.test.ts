import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { isBullet, toParagraphs, withoutBullet } from './bullets.ts';

type Options = Parameters<typeof line>[1] & { readonly farEdge?: number };
/** A line that fills its column unless it says where that ends. */
const full = (text: string, { farEdge, ...more }: Options = {}) => {
  const made = line(text, more);
  return { ...made, farEdge: farEdge ?? made.right };
};
const paragraphs = (lines: readonly ReturnType<typeof line>[], direction: 'ltr' | 'rtl' = 'ltr') =>
  toParagraphs(lines, direction);
/** Whether the second of two lines goes on with the first. */
const goesOn = (above: Options, below: Options = {}, first = 'Ran the kitchen of a', second = 'large hotel in Haifa') =>
  paragraphs([full(first, above), full(second, below)]).length === 1;

const broken = (goesOn: boolean) => ({ ...line('– and more'), known: { text: 1, goesOn } });

describe('a mark of an item', () => {
  it.each(['• Cook', '– Cook', '-Cook', '✓Cook', 'o Cook', '* Cook', '{ Cook', '‣ Cook', '▪\tCook'])(
    'is before its text: %s',
    (text) => {
      expect(isBullet(line(text))).toBe(true);
      expect(withoutBullet(text)).toBe('Cook');
    },
  );

  it.each(['o. Cook', '-5 degrees', '{a} Cook', 'Cook • Baker', 'or Cook', '12 Cook'])('is none: %s', (text) => {
    expect(isBullet(line(text))).toBe(false);
    expect(withoutBullet(text)).toBe(text);
  });

  it('is a sign of the text where the sheet alone has broken it there', () => {
    expect([isBullet(broken(true)), isBullet(broken(false))]).toEqual([false, true]);
    const above = { ...line('Cook'), known: { text: 1, goesOn: false } };
    expect(paragraphs([above, broken(true)])).toEqual(['Cook – and more']);
  });
});

// The word needs more than 70 points, which are a third and a little more of 200.
const wide = (width: number, farEdge: number) =>
  goesOn({ left: 40, right: 40 + width, farEdge }, {}, 'Ran', 'internationally known hotels');
const ends = (more: number, marked = false) => {
  const first = full('Ran all of it in Haifa.', { farEdge: 155 + more });
  const lines = [first, full('Cooks were there')];
  return paragraphs(marked ? [...lines, full('• Baker')] : lines).length === (marked ? 2 : 1);
};
const comma = (text: string) => goesOn({ farEdge: 550 }, {}, text, 'bread');
const rtl = (farEdge: number) =>
  paragraphs([full('ניהול מטבח', { left: 100, right: 200, farEdge }), full('במלון')], 'rtl').length;

const ofText = (text: number) => ({ ...full('bread'), farEdge: 550, known: { text, goesOn: false } });

describe('a line goes on with the one above', () => {
  it('where that has no room for its first word, and both are of one text', () => {
    expect(goesOn({})).toBe(true);
    // The word has five letters, and two more are to spare, of 5.5 points each.
    expect([goesOn({ farEdge: 178 }), goesOn({ farEdge: 179 })]).toEqual([true, false]);
  });

  it('and stands less than two lines below it, on one page', () => {
    expect([goesOn({}, { gap: 19 }), goesOn({}, { gap: 19.1 })]).toEqual([true, false]);
    expect([goesOn({}, { gap: 19.1, page: 1 }), goesOn({}, { gap: Infinity, page: 1 })]).toEqual([true, false]);
  });

  it('unless a third of the width was left empty', () => {
    expect([wide(130, 240), wide(129, 239)]).toEqual([true, false]);
  });

  it('after a sentence only where marks tell items, or it came near to the end of its column', () => {
    // Five letters and two are 38.5 points, eight of which it has to come nearer.
    expect([ends(30), ends(31), ends(31, true), ends(38, true), ends(39, true)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('where a word is cut, however much room there is', () => {
    expect(goesOn({ farEdge: 550 }, {}, 'Ran the kit-', 'chen')).toBe(true);
    expect(goesOn({ farEdge: 550 }, {}, 'Ran the kit-', 'Chen')).toBe(false);
    expect(paragraphs([full('Ran the kit-'), full('chen of all')])).toEqual(['Ran the kit-chen of all']);
  });

  it('after a comma where it is no item of a list', () => {
    expect([comma('Baked for hotels and homes,'), comma('Baked for hotels, homes,')]).toEqual([true, false]);
    expect(comma('Baked for hotels in May 12,')).toBe(false);
  });

  it('in Hebrew as well, where it ends at the left', () => {
    expect([rtl(62), rtl(61)]).toEqual([1, 2]);
  });

  it('or not, as its file says, whatever its room', () => {
    expect(paragraphs([ofText(1), { ...ofText(1), gap: 90 }])).toEqual(['bread bread']);
    expect(paragraphs([ofText(1), { ...ofText(2), farEdge: 65 }])).toHaveLength(2);
  });
});

it('paragraphs have single spaces and no marks, and empty ones are none', () => {
  expect(paragraphs([full('•  Baked   bread'), full('•'), full('• Sold it')])).toEqual(['Baked bread', 'Sold it']);
});
