import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './anyResume.fixture.ts';
import { normalizeText, sanitizeText } from './sanitizeText.ts';

describe('texts before they are rendered or stored', () => {
  it.each([
    ['an override', 'a\u202egnp.exe', 'agnp.exe', 'a\u202egnp.exe'],
    ['embeddings', '\u202aa\u202bb\u202cc\u202d', 'abc', '\u202aa\u202bb\u202cc\u202d'],
    ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc', '\u2066a\u2067b\u2068c\u2069'],
    ['direction marks', 'C++\u200e, \u200fא', 'C++\u200e, \u200fא', 'C++\u200e, \u200fא'],
    ['control characters', 'a\u0000b\u0007c\u001bd\u007fe\u0091f', 'abcdef', 'abcdef'],
    ['tab and line feed', 'a\tb\nc', 'a\tb\nc', 'a\tb\nc'],
    ['other line ends', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf', 'a\nb\nc\nd\ne\nf'],
    ['half a character', 'a\ud83db\ude42c', 'a\ufffdb\ufffdc', 'abc'],
    ['an emoji', 'a🙂👩‍🔬', 'a🙂👩‍🔬', 'a🙂👩‍🔬'],
    ['what XML does not allow', 'a\uffffb\ufffec', 'abc', 'abc'],
    ['pictures of symbol fonts', '\uf028 054-1234567 \u{f0001}', ' 054-1234567 ', '\uf028 054-1234567 \u{f0001}'],
    ['pointed Hebrew and gershayim', 'שָׁלוֹם צה״ל', 'שָׁלוֹם צה״ל', 'שָׁלוֹם צה״ל'],
  ])('treats %s', (_name, text, rendered, stored) => {
    expect(sanitizeText(text)).toBe(rendered);
    expect(normalizeText(text)).toBe(stored);
  });

  it('makes no private character of the halves that stood around one', () => {
    expect(sanitizeText('a\udb80\ue000\udc00')).toBe('a\ufffd\ufffd');
  });

  it('leaves nothing that scrambles or breaks a document, and nothing to do the second time', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.array(fc.constantFrom('\u202e', '\u2067', '\ud83d', '\u0000', '\r', 'א', 'a', '\u2029')),
        (text, bad) => {
          const given = bad.join('') + text;
          const sane = sanitizeText(given);
          expect(sane).toMatch(/^(?:[\t\n]|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u2028\u2029])*$/u);
          expect(sanitizeText(sane)).toBe(sane);
          expect(normalizeText(normalizeText(given))).toBe(normalizeText(given));
          expect(normalizeText(given).isWellFormed()).toBe(true);
        },
      ),
    );
  });
});
