import { array, assert, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { howMany } from '../../test/support/exhaustive.ts';
import { carryMarks, parseMarks, stripMarks } from './textMarks.ts';

/** Marks as `kind:text`, in the order in which they end. */
const shown = (source: string) => {
  const { text, marks } = parseMarks(source);
  return [
    text,
    ...marks.map(({ kind, start, end, href }) => `${kind}:${text.slice(start, end)}${href ? ` ${href}` : ''}`),
  ];
};

const letters = (of: string) => of.replace(/https:\/\/a\.b|[^aב]/g, '');

describe('marks', () => {
  it.each([
    ['**Led** a team', ['Led a team', 'bold:Led']],
    ['ניהלתי *צוות* של 5', ['ניהלתי צוות של 5', 'italic:צוות']],
    ['ה**מוצר** הראשון', ['המוצר הראשון', 'bold:מוצר']],
    ['ב*ארבע* ערים, גיל*חמש*', ['בארבע ערים, גיל*חמש*', 'italic:ארבע']],
    ['ב**5** ערים ו**10**', ['ב5 ערים ו10', 'bold:5', 'bold:10']],
    ['**10**6 rows, 2*3** x', ['10**6 rows, 2*3 x', 'bold:10**6 rows, 2*3']],
    ['un**believ**able, **half**way', ['unbelievable, halfway', 'bold:believ', 'bold:half']],
    ['x**n + ה**מוצר**', ['x**n + המוצר', 'bold:מוצר']],
    ['**x**n + y**', ['xn + y**', 'bold:x']],
    ['**a *b* c**', ['a b c', 'italic:b', 'bold:a b c']],
    ['***a***', ['a', 'italic:a', 'bold:a']],
    ['see [our **app**](https://a.b/c?d=1)', ['see our app', 'bold:app', 'link:our app https://a.b/c?d=1']],
    ['**[a**](https://a.b/)', ['[a](https://a.b/)', 'bold:[a']],
    ['([x](https://a.b/c_(d)_e))', ['(x)', 'link:x https://a.b/c_(d)_e']],
    ['[כתבו לי](mailto:a@b.co.il)', ['כתבו לי', 'link:כתבו לי mailto:a@b.co.il']],
    ['*one\n*two* three', ['*one\ntwo three', 'italic:two']],
    // A star that a word follows ends nothing.
    ['**a f(x)**n b**', ['a f(x)**n b', 'bold:a f(x)**n b']],
    ['*a*b c*', ['a*b c', 'italic:a*b c']],
    [String.raw`*so\* so*`, ['so* so', 'italic:so* so']],
    [String.raw`*a\**`, ['a*', 'italic:a*']],
    [String.raw`\*not\* **so\*so**`, ['*not* so*so', 'bold:so*so']],
  ])('are read: %s', (source, expected) => expect(shown(source)).toEqual(expected));

  it.each([
    '5*3*2 = 30',
    '5 * 3 * 2',
    '10**6 users, 10**9 rows',
    'x**2 + y**2',
    'מ־10**6 ל־10**9',
    'x**n + y**n',
    'x**n+y**n',
    'x**(n + 1) + y**(n + 1)',
    'f(x)**n + g(y)**n',
    'x**n**2',
    'C* and D*',
    'מפתח*ת או מנהל*ת',
    '*.ts and *.js',
    'f(*args, **kwargs)',
    '* an item',
    'rated *** of *****',
    'paid* (*gross)',
    '[1](2) [x] (y)',
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](https://)',
    '[a](https://a.b/c_(d)',
    '[ ](https://a.b)',
    '**',
    '** a **',
    '* a* b',
    '2 ** a** b',
    '**one\ntwo**',
  ])('without their other half are text: %s', (source) => expect(shown(source)).toEqual([source]));

  it('are none in any sum of powers', () => {
    const base = constantFrom('x', '10', 'אב', 'f(x)', 'a[i]', '2n', "x'", 'name_1');
    const exponent = constantFrom('2', 'n', 'ח', '(n + 1)', 'n1', '-n');
    const sign = constantFrom(' + ', '+', ' - ', ', ', ' ועוד ', '/', '; ');
    assert(
      property(array(tuple(base, exponent, sign), { minLength: 1, maxLength: 5 }), (terms) => {
        const sum = terms.map(([of, to, behind]) => `${of}**${to}${behind}`).join('');
        expect(shown(sum)).toEqual([sum]);
      }),
      { numRuns: howMany(800, 2_000) },
    );
  });

  it('never lose or add a letter, stand within the text, and are read in linear time', () => {
    const pieces = constantFrom(
      '*',
      '**',
      '[',
      ']',
      '(',
      ')',
      '\\',
      ' ',
      'a',
      'ב',
      '\n',
      'https://a.b',
      '](https://a.b)',
    );
    assert(
      property(array(pieces, { maxLength: 40 }), (parts) => {
        const source = parts.join('');
        const { text, marks } = parseMarks(source);
        expect(letters(text)).toBe(letters(source));
        for (const { start, end } of marks) expect(start >= 0 && start < end && end <= text.length).toBe(true);
      }),
      { numRuns: howMany(800, 2_000) },
    );
    for (const part of ['*a ', '**a ', '[', '*', '[a](https://a.b', '[a](https://a.b(', '**a *b ', 'a**b', 'f(x)**'])
      expect(stripMarks(part.repeat(50_000)).length).toBeGreaterThan(0);
  });
});

describe('marks of a text that is replaced', () => {
  it.each([
    ['**Led** 5 people', 'Led and trained 5 people', '**Led** and trained 5 people'],
    ['See [the app](https://a.b)', 'Built the app alone', 'Built [the app](https://a.b) alone'],
    ['**SQL** and *R*', 'R, then SQL', '*R*, then **SQL**'],
    // Not there, there twice, or within another word: nobody knows what to set off.
    ['**Led** 5 people', 'Guided 5 people', 'Guided 5 people'],
    ['**R**', 'R and R', 'R and R'],
    ['**R**', 'React', 'React'],
    ['plain', 'a * b', 'a * b'],
  ])('%s, then %s', (before, after, expected) => expect(carryMarks(before, after)).toBe(expected));
});
