import type { Page } from 'playwright-core';

/** Runs in the page. */
function findMisdrawn(): string[] {
  const LETTER = { rtl: /[\u0590-\u08ff\ufb1d-\ufdff]/, ltr: /[\p{Script=Latin}\p{Script=Cyrillic}]/u } as const;
  /** Read from the left whatever stands around: with a sign, a currency, per cent; phones, addresses, files' names. */
  const FIGURES = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[
      String.raw`[\w.+-]+@[\w-]+[\w.-]*\w`,
      String.raw`\w[\w.-]*\.(?:pdf|docx?|json|zip|com|org|co\.il)`,
      String.raw`[-+−]?[$€₪]?\d[\d.,:/-]*\d%?`,
      String.raw`[-+−][$€₪]?\d+%?`,
    ].join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  /** A period of dates in figures begins at the left on sheets and cards, so that all in a column do. */
  const PERIOD = /^\d[\d/.]*\s?[–—-]\s?(היום|Present|\d[\d/.]*)$/u;
  const FIELDS =
    ['text', 'search', 'email', 'tel', 'url'].map((type) => `input[type=${type}]`).join() + ',input:not([type])';
  /** A notice stays in the language that the screens had then. */
  const TOLD = '.toast, [role=alert], output, [role=alertdialog] > * > .dialog-body';
  type Side = keyof typeof LETTER;
  interface Unit {
    readonly element: Element;
    readonly base: Side;
    readonly isPlain: boolean;
    text: string;
    readonly places: { readonly node: Text; readonly offset: number }[];
  }
  const faults: string[] = [];
  const units = new Map<Element, Unit>();
  const owners = new Map<Element, Unit | undefined>();
  /** Returns the unit that is laid out as one: a block, or an isolated part of one. */
  const unitOf = (element: Element): Unit | undefined => {
    if (owners.has(element)) return owners.get(element);
    const style = getComputedStyle(element);
    // Words of a sheet's line that go into the next line together are words of the line as any.
    const isWithin =
      element.parentElement !== null &&
      (style.display === 'contents' ||
        element.matches('.whole') ||
        (style.display === 'inline' && style.unicodeBidi === 'normal'));
    let unit: Unit | undefined;
    if (isWithin) unit = unitOf(element.parentElement);
    else if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && style.clipPath === 'none')
      unit = {
        element,
        base: style.direction as Side,
        isPlain: style.unicodeBidi === 'plaintext',
        text: '',
        places: [],
      };
    if (unit && !isWithin) units.set(element, unit);
    owners.set(element, unit);
    return unit;
  };
  const read = (root: ParentNode & Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.shadowRoot && node.closest('.template-sheet') === null) read(node.shadowRoot);
        continue;
      }
      const { parentElement } = node;
      // The home page shows what others do.
      if (!parentElement || parentElement.matches('script, style, option, textarea, svg *, .mark-wrong')) continue;
      const unit = unitOf(parentElement);
      if (!unit) continue;
      unit.text += (node as Text).data;
      for (let offset = 0; offset < (node as Text).length; offset += 1)
        unit.places.push({ node: node as Text, offset });
    }
  };
  const range = document.createRange();
  /** Where these letters of a unit are drawn; undefined if they are on several lines or nowhere. */
  const boxOf = ({ places }: Unit, from: number, to: number): DOMRect | undefined => {
    const [first, last] = [places[from], places[to - 1]];
    if (!first || !last) return undefined;
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return boxes.length > 0 && boxes.every(({ top }) => Math.abs(top - (boxes[0] as DOMRect).top) < 3)
      ? range.getBoundingClientRect()
      : undefined;
  };
  const isRight = (unit: Unit, first: readonly [number, number], next: readonly [number, number], side: Side) => {
    const [one, other] = [boxOf(unit, ...first), boxOf(unit, ...next)];
    if (!one || !other || Math.abs(one.top - other.top) > Math.min(one.height, other.height) / 2) return true;
    const step = other.left + other.right - one.left - one.right;
    return side === 'ltr' ? step > 0 : step < 0;
  };
  const tell = (unit: Unit, said: string): void => {
    faults.push(`drawn in another order: "${said}" in ${unit.element.localName}.${unit.element.className}`);
  };
  /** A text that begins and ends in one direction has that direction, with the signs before and after its words. */
  const inspectOrder = (unit: Unit): void => {
    const letters = (unit.text.match(/\p{L}/gu) ?? []).filter((sign) => LETTER.rtl.test(sign) || LETTER.ltr.test(sign));
    const side = LETTER.rtl.test(letters[0] ?? '') ? 'rtl' : 'ltr';
    const others = letters.filter((letter) => !LETTER[side].test(letter)).length;
    const isInside = side === 'ltr' ? others === 0 : others < letters.length / 2;
    if (!isInside || !LETTER[side].test(letters.at(-1) ?? '') || (side === unit.base && !unit.isPlain)) return;
    if (PERIOD.test(unit.text)) return;
    if (side !== document.documentElement.dir && unit.element.closest(TOLD)) return;
    const words = [...unit.text.matchAll(/\S+/g)].map(({ 0: word, index }) => [index, index + word.length] as const);
    const [from, to] = [words[0], words.at(-1)];
    if (from && to && from !== to && !isRight(unit, from, to, side)) return tell(unit, unit.text);
    for (const [start, end] of words) {
      const inner = Array.from({ length: end - start }, (_, index) => start + index);
      const isLetter = (index = -1) => LETTER[side].test(unit.text.charAt(index));
      const isSign = (index = -1) => /[.,:;!?()…"״]/u.test(unit.text.charAt(index));
      for (const [left, right] of [inner.slice(0, 2), inner.slice(-2)] as [number?, number?][])
        if (
          left !== undefined &&
          right !== undefined &&
          (isLetter(left) ? isSign(right) : isSign(left) && isLetter(right))
        )
          if (!isRight(unit, [left, left + 1], [right, right + 1], side)) return tell(unit, unit.text);
    }
  };
  /**
   * In a page that runs from the right, a line with Hebrew at its end that goes by its first letter and begins with a
   * Latin one: `Lumio בע"מ` begins at the right, and so does a value within a text (`PDF, Word או צילום`).
   */
  const inspectLines = (unit: Unit): void => {
    if (document.documentElement.dir !== 'rtl' || unit.element.closest(TOLD)) return;
    const isAuto = unit.isPlain || unit.element.matches('bdi:not([dir]), [dir=auto]');
    const lines = [...unit.text.matchAll(/[\u2066-\u2068]([^\u2066-\u2069]+)\u2069/g)].map(
      ({ 1: text = '', index }) => [index + 1, text] as const,
    );
    if (isAuto) lines.push([0, unit.text]);
    for (const [start, text] of lines) {
      const letters = (text.match(/\p{L}/gu) ?? []).filter((each) => LETTER.rtl.test(each) || LETTER.ltr.test(each));
      if (!LETTER.ltr.test(letters[0] ?? '') || !LETTER.rtl.test(letters.at(-1) ?? '') || PERIOD.test(text)) continue;
      const words = [...text.matchAll(/\S+/g)].map(
        ({ 0: word, index }) => [start + index, start + index + word.length] as const,
      );
      const [first, last] = [words[0], words.at(-1)];
      if (first && last && first !== last && !isRight(unit, first, last, 'rtl')) tell(unit, text);
    }
  };
  const inspectFigures = (unit: Unit) => {
    const period = PERIOD.exec(unit.text);
    if (period) {
      const until = unit.text.length - (period[1] ?? '').length;
      if (!isRight(unit, [period.index, until - 1], [until, unit.text.length], 'ltr')) tell(unit, unit.text);
    }
    for (const { 0: figure, index } of unit.text.matchAll(FIGURES))
      for (let at = index; at < index + figure.length - 1; at += 1)
        if (!isRight(unit, [at, at + 1], [at + 1, at + 2], 'ltr')) {
          tell(unit, figure);
          break;
        }
  };
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  read(place);
  const mirror = document.documentElement.appendChild(document.createElement('div'));
  mirror.style.cssText = 'position:absolute;top:0;left:0;visibility:hidden;white-space:pre';
  for (const field of place.querySelectorAll<HTMLInputElement>(FIELDS)) {
    const text = field.value || field.placeholder;
    const { direction, unicodeBidi } = getComputedStyle(field);
    const line = mirror.appendChild(document.createElement('div'));
    line.dir = direction;
    const node = line.appendChild(document.createTextNode(text));
    const places = Array.from({ length: text.length }, (_, offset) => ({ node, offset }));
    const isPlain = unicodeBidi === 'plaintext';
    if (isPlain) line.style.unicodeBidi = unicodeBidi;
    if (text !== '') units.set(field, { element: field, base: direction as Side, isPlain, text, places });
  }
  for (const unit of units.values()) {
    inspectOrder(unit);
    inspectLines(unit);
    inspectFigures(unit);
  }
  mirror.remove();
  return [...new Set(faults)];
}

/**
 * Texts that are drawn in another order than they are read, one line for each: a text of one direction within the
 * other (`.Ltd`), a figure, a phone, an address or a file's name with its signs on the wrong side (`3+`). By where each
 * letter is on the screen, on the page or the dialog on top. What stands in a field is looked at as its text would be.
 */
export const misdrawnOn = (page: Page): Promise<string[]> => page.evaluate(findMisdrawn);
