import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { stripMarks } from '../../resume/textMarks.ts';
import { isolateBidiRuns } from '../bidi/isolate.ts';
import { documentContext } from './context.ts';
import { toMarkedNodes } from './markedText.ts';
import { treeToHtml, treeToText } from './tree.ts';

const html = (source: string, language: 'he' | 'en' = 'en') =>
  toMarkedNodes(source, documentContext(language)).map(treeToHtml).join('');

it.each([
  ['Led **5 people**', 'Led <span class="unbroken"><strong>5 people</strong></span>'],
  ['**a *b***', '<strong>a </strong><strong><em>b</em></strong>'],
  ['see [**it**](https://a.b/)', 'see <a href="https://a.b/"><strong>it</strong></a>'],
  ['<b>**x**</b>', '&lt;b&gt;<strong>x</strong>&lt;/b&gt;'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['5 * 3', '5 * 3'],
  ['a **b** c *d* e', 'a <strong>b</strong> c <em>d</em> e'],
  ['**a** b **c** d **e**', '<strong>a</strong> b <strong>c</strong> d <strong>e</strong>'],
  // Marks are read where they stand, and not as their places would be sorted as words.
  [
    'An **iron *red* lamp** of tin',
    'An <strong>iron </strong><strong><em>red</em></strong><strong> lamp</strong> of tin',
  ],
  ['**one *two* three**', '<strong>one </strong><strong><em>two</em></strong><strong> three</strong>'],
])('marks become elements: %s', (source, expected) => expect(html(source)).toBe(expected));

const runs = (of: string) => of.replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '');

it('a mixed line has the runs that it has without marks: only elements are set into them', () => {
  for (const [language, source] of [
    ['he', 'ניהלתי **צוות R&D (5 אנשים)** ב־*C++* ו־[.NET](https://a.b)'],
    ['he', 'טלפון **054-123-4567** ולא *02-555-1234*, משנת **2019–2021**'],
    ['en', 'Worked at **אלביט מערכות בע"מ** (2019) and *רפאל*'],
  ] as const)
    expect(runs(html(source, language))).toBe(
      isolateBidiRuns(stripMarks(source), language === 'he' ? 'rtl' : 'ltr')
        .map(treeToHtml)
        .join(''),
    );
  expect(html('ידע ב־**C++**, ו־.NET', 'he')).toContain('ידע ב־<bdi dir="ltr"><strong>C++</strong></bdi>, ');
});

it('no letter is lost or moved, wherever marks stand', () => {
  const words = constantFrom('צוות', 'React', '54%', '(a', 'b)', '**', '*', ' ', '2019-2021', '[x](https://a.b)');
  assert(
    property(array(words, { maxLength: 12 }), (parts) => {
      const source = parts.join('');
      const text = toMarkedNodes(source, documentContext('he')).map(treeToText).join('');
      expect(text).toBe(stripMarks(source.trim()));
    }),
  );
});
