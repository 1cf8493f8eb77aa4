import { expect, it } from 'vitest';
import { paragraphsOf } from '../page/layOutLines.ts';
import { readTextDocument } from './textDocument.ts';

const linesOf = (text: string) =>
  paragraphsOf(readTextDocument(text).body)
    .map(({ mark, texts }) => mark + texts.map((one) => one.text).join(''))
    .filter((line) => line !== '');

it('tags and comments within Markdown say what its own marks say', () => {
  expect(
    linesOf(
      '<div dir="rtl">\n\n# נועה ברק\n\n<!-- גרסה -->\n- ניהול <b>צוות</b> של 5 & 3 < 4<br>\n</div>\n' +
        '<ul><li>one</li><li>two</li></ul>\n' +
        '<noa@korot.example> <https://korot.example>',
    ),
  ).toEqual(['נועה ברק', '•ניהול צוות של 5 & 3 < 4', '•one', '•two', '<noa@korot.example> https://korot.example']);
});

it('what stands before it about the file is no text, a rule and a table are none of it', () => {
  expect(linesOf('---\nname: Noa\nlayout: resume\n---\n# Noa Barak\n\ntext')).toEqual(['Noa Barak', 'text']);
  expect(linesOf('# Noa\n\n---\nkey: value\n')).toEqual(['Noa', 'key: value']);
});

it('what stands there about a person is text, as far as it is said nowhere else', () => {
  const front =
    '---\ntitle: "נועה ברק"\nphone: 052-555-0134\nskills: [Excel, SAP]\ncity: Lod\n' +
    'output:\n  pdf: yes\nwork:\n  - אסם\n---\n';
  expect(linesOf(`${front}# נועה ברק\n\n**bold** lodger`)).toEqual([
    'phone: 052-555-0134',
    'skills: Excel, SAP',
    'city: Lod',
    '•אסם',
    'נועה ברק',
    'bold lodger',
  ]);
});

it('notes are apart, a label in brackets is text, and an address that nothing uses is a link', () => {
  const text =
    '# Noa\n\nLed a team[^1]\n\n[^1]: With D. Levi,\n    at Osem\n[הערה]: לזמינות מיידית\n' +
    '[Reference]: Dana Cohen 03-1234567\n' +
    '[me]: https://noa.example "site"';
  const { notes, links } = readTextDocument(text);
  expect(notes).toEqual(['With D. Levi, at Osem']);
  expect(links).toEqual(['https://noa.example']);
  expect(linesOf(text)).toEqual(['Noa', 'Led a team', '[הערה]: לזמינות מיידית', '[Reference]: Dana Cohen 03-1234567']);
});

it('text below two hundred tags is text', () => {
  expect(linesOf(`# Noa\n\n${'<span>'.repeat(300)}deep${'</span>'.repeat(300)}`)).toEqual(['Noa', 'deep']);
});

it('links by reference have their address, wherever it stands', () => {
  const text =
    '# Noa\n\nSee [the site][1] and [paper][] and [none][9]\n\n' +
    '[1]: https://a.example\n[paper]: <https://b.example> "p"';
  expect(readTextDocument(text).links).toEqual(['https://a.example', 'https://b.example']);
  expect(linesOf(text)).toEqual(['Noa', 'See the site and paper and [none][9]']);
});
