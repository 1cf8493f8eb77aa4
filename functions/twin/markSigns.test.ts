import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { parseMarks } from '../../shared/resume/textMarks.ts';
import { redact } from '../platform/bedrock/redact.ts';
import { readSigns, textOf, withSigns, writeSetOff } from './markSigns.ts';

const PERSON = { ...createBlankResume().personalInfo, fullName: 'Noa Barak', phone: '054-123-4567' };
const signedOf = (source: string) => {
  const marked = parseMarks(source);
  return withSigns(redact(marked.text, PERSON), marked);
};
/** What is sent, and what comes of an answer to it. */
const carried = (source: string, answer: string, limit = 2_000) => {
  const signed = signedOf(source);
  return writeSetOff(readSigns(answer, signed), signed, limit);
};

describe('a text as a model sees it', () => {
  it.each([
    ['Led **six people** with *SQL*', 'Led ⟦M1⟧six people⟦/M1⟧ with ⟦M2⟧SQL⟦/M2⟧'],
    ['See [the **new** site](https://secret.example/x?t=1) now', 'See ⟦M2⟧the ⟦M1⟧new⟦/M1⟧ site⟦/M2⟧ now'],
    ['***all of it***\n[a](https://a.example)', '⟦M1⟧all of it⟦/M1⟧\n⟦M2⟧a⟦/M2⟧'],
    ['[**a**](https://a.example)*b*', '⟦M1⟧a⟦/M1⟧⟦M2⟧b⟦/M2⟧'],
    // Half of a private part is all of it.
    ['Call **054**-123-4567, ask *Noa* Barak', 'Call ⟦M1⟧⟦P2⟧⟦/M1⟧, ask ⟦M2⟧⟦P1⟧⟦/M2⟧'],
    [String.raw`5 \* 3`, '5 * 3'],
    ['⟦M1⟧ **bold**', '(1) bold'],
  ])('%s', (source, sent) => {
    expect(signedOf(source).text).toBe(sent);
  });
});

describe('what comes back', () => {
  it.each([
    ['Led **six people** with *SQL*', 'עם ⟦M2⟧SQL⟦/M2⟧ הובלתי ⟦M1⟧שישה אנשים⟦/M1⟧', 'עם *SQL* הובלתי **שישה אנשים**'],
    ['Used **SQL**', 'שימוש ב⟦M1⟧SQL⟦/M1⟧', 'שימוש ב**SQL**'],
    ['The [**new** site](https://a.example/x)', '⟦M2⟧האתר ⟦M1⟧החדש⟦/M1⟧⟦/M2⟧', '[האתר **החדש**](https://a.example/x)'],
    ['**a**\nplain', '⟦M1⟧א⟦/M1⟧\n5 * 3', '**א**\n5 * 3'],
    ['**a**', '⟦M1⟧ א ⟦/M1⟧', ' **א** '],
  ])('%s → %s', (source, answer, text) => {
    expect(carried(source, answer)).toEqual({ text, unmarked: [] });
  });

  it.each([
    ['both signs are missing', 'א', 'א'],
    ['one is missing', '⟦M1⟧א', 'א'],
    ['they stand twice', '⟦M1⟧א⟦/M1⟧ ⟦M1⟧ב⟦/M1⟧', 'א ב'],
    ['they stand the wrong way', '⟦/M1⟧א⟦M1⟧', 'א'],
    ['nothing is between them', '⟦M1⟧⟦/M1⟧א', 'א'],
    ['a line ends between them', '⟦M1⟧א\nב⟦/M1⟧', 'א\nב'],
    ['they are half a word', 'אב⟦M1⟧גד⟦/M1⟧הו', 'אבגדהו'],
    ['they have a number that nobody knows', '⟦M7⟧א⟦/M7⟧', 'א'],
  ])('where %s the words stay, and that is reported', (_, answer, text) => {
    expect(carried('see *this*', answer)).toEqual({ text, unmarked: ['this'] });
  });

  it('has signs for the first hundred, and the others are reported', () => {
    const words = Array.from({ length: 120 }, (_, place) => `*w${place}*`);
    const signed = signedOf(words.join(' '));
    expect(signed.text).toContain('⟦M100⟧w99⟦/M100⟧ w100 w101');
    const { text, unmarked } = carried(words.join(' '), signed.text);
    expect(text).toContain('*w99* w100 w101');
    expect(unmarked).toHaveLength(20);
  });

  it('has no marks where they do not fit, and its words are what they were', () => {
    expect(carried('**a**', '⟦M1⟧אב⟦/M1⟧', 4)).toEqual({ text: 'אב', unmarked: ['a'] });
    expect(carried('**a**', '⟦M1⟧אב⟦/M1⟧', 6)).toEqual({ text: '**אב**', unmarked: [] });
  });
});

it('loses no word, no address and no mark without a word of it, whatever comes', () => {
  const part = fc.constantFrom(
    '**a b**',
    '*c*',
    '[d](https://a.example/1)',
    '[**e** f](mailto:g@a.example)',
    ' x ',
    '\n',
  );
  const sign = fc.constantFrom('⟦M1⟧', '⟦/M1⟧', '⟦M2⟧', '⟦/M2⟧', 'א', 'ב ג', '*', ' ', '\n');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.array(sign, { maxLength: 12 }), (parts, signs) => {
      const source = parts.join(' ');
      const [signed, answer] = [signedOf(source), signs.join('')];
      expect(signed.text).not.toMatch(/example/);
      expect(carried(source, signed.text).unmarked).toEqual([]);
      expect(parseMarks(carried(source, signed.text).text)).toEqual(parseMarks(source));
      const { text, unmarked } = carried(source, answer);
      expect(parseMarks(text).text).toBe(answer.replaceAll(/⟦\/?M\d⟧/g, ''));
      expect(textOf(readSigns(answer, signed))).toBe(parseMarks(text).text);
      const came = parseMarks(text).marks.map(({ kind, href }) => `${kind} ${href ?? ''}`);
      const lost = signed.setOff.filter(({ words }) => unmarked.includes(words));
      const marks = signed.setOff.flatMap(({ marks: all }) => all);
      for (const { kind, href } of marks)
        expect(
          came.includes(`${kind} ${href ?? ''}`) || lost.some((each) => each.marks.some((mark) => mark.kind === kind)),
        ).toBe(true);
    }),
    // Nothing but signs, two of them, stands between those of the link.
    { examples: [[['[**e** f](mailto:g@a.example)'], ['⟦M2⟧', '⟦M1⟧', '⟦M1⟧', '⟦/M2⟧']]] },
  );
});
