import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFlowDocument } from '../flowDocument.ts';
import type { FlowBlock } from '../page/blocks.ts';
import { importText } from '../textImport.ts';
import { readHtmlDocument } from './htmlDocument.ts';

const textOf = (block: FlowBlock): string =>
  'row' in block
    ? block.row.map((cell) => cell.map(textOf).join(' / ')).join(' | ')
    : block.paragraph.mark + block.paragraph.texts.map(({ text, bold }) => (bold ? `*${text}*` : text)).join('');
const linesOf = (html: string) => readHtmlDocument(html).body.map(textOf);
const item = (text: string) =>
  `<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;` +
  `</span></span><![endif]>${text}</p>`;
const page = (text: string, encoding: string) => `<html><head><meta charset="${encoding}"></head><body>${text}`;
const html = (name: string, heading: string, job: string, bullet: string) =>
  strToU8(
    `<!DOCTYPE html><html><body><h1>${name}</h1><p>noa@korot.example | 054-765-4321</p><h2>${heading}</h2>` +
      `<p><b>${job}</b></p><p>2019 - 2021</p><ul><li>${bullet}</li></ul></body></html>`,
  );

describe('a page of HTML', () => {
  it('is lines and items as it shows them', () => {
    expect(
      linesOf(
        '<h1>נועה ברק</h1>\n<p>052-7654321 &amp; <b>more</b>\n  text<br>next line</p>' +
          '<ul><li>one<ul><li>two <i>three</i></li></ul><li><p>four</p><p>five</p></ul><ol><li>a<li>b</ol>tail',
      ),
    ).toEqual([
      '*נועה ברק*',
      '052-7654321 & *more* text\nnext line',
      '•one',
      '•two three',
      '•four',
      'five',
      '1.a',
      '2.b',
      'tail',
    ]);
  });

  it('has tables by their rows, headings by their size', () => {
    expect(linesOf('<table><tr><th>Excel</th><td><p>4</p><p>years</p></td></tr></table>')).toEqual([
      '*Excel* | 4 / years',
    ]);
    const [heading] = readHtmlDocument('<h2>Skills</h2>').body;
    expect(heading).toMatchObject({ paragraph: { texts: [{ size: 14, bold: true }], before: 14 } });
  });

  it('has nothing that it hides, runs or describes', () => {
    expect(
      linesOf(
        '<head><title>t</title><style>p{}</style></head><p>seen<span style="display: none">not</span></p>' +
          '<p hidden>not</p><script>not()</script><noscript>not</noscript><!-- not --><svg><text>not</text></svg>',
      ),
    ).toEqual(['seen']);
  });

  it('has nothing that its sheets of style hide by name, class or id, and what they show again', () => {
    const sheet =
      '.gone, #x9 { color: red; display: none } /* p { display: none } */ .said { display: none } ' +
      'p.said { display: block } @media print { .screen { display: none } } .ghost{visibility:hidden} ' +
      '.a .b { display: none } aside{display:none}';
    expect(
      linesOf(
        `<style>${sheet}</style><p>נראה<span class="c5 gone">לא</span></p><p class="said">shown</p>` +
          '<i class="said">no</i>' +
          '<p id="x9">no</p><p class="screen">on screens</p><p class="a"><b class="b">within</b></p>' +
          '<aside>no</aside><div class="ghost">no</div>',
      ),
    ).toEqual(['נראה', 'shown', 'on screens', '*within*']);
  });
  it.each([
    ['print', 'hides', true],
    ['screen', 'hides', true],
    ['screen, print', 'hides', false],
    ['all', 'hides', false],
    ['only screen and (max-width: 600px)', 'hides', true],
    ['(min-width: 40em)', 'hides', false],
    ['not print', 'hides', true],
    ['(prefers-color-scheme: dark)', 'hides', true],
    ['print', 'shows', true],
    ['only screen', 'shows', true],
    ['only screen and (max-width: 600px)', 'shows', false],
    ['screen and (min-width: 600px)', 'shows', true],
    ['not screen and (min-width: 600px)', 'shows', false],
    ['(orientation: landscape)', 'shows', false],
  ])('reads what %s %s as it is seen on screens or in print', (media, does, isRead) => {
    const rule = `.x { display: ${does === 'hides' ? 'none' : 'block'} }`;
    const usual = does === 'hides' ? '' : '.x { display: none }';
    const read = isRead ? ['Noa', 'text'] : ['Noa'];
    for (const sheet of [
      `<style>${usual} @media ${media} { p { color: red } ${rule} } b { color: red }</style>`,
      `<style>${usual}</style><style media="${media}">${rule}</style>`,
      `<style>${usual} @media all { @media ${media} { ${rule} </style>`,
    ])
      expect(linesOf(`${sheet}<p>Noa</p><p class="x">text</p>`)).toEqual(read);
  });
  it('has the numbers that Word draws, and no weight that a style takes away', () => {
    const numbered =
      "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>אחת</p>";
    expect(linesOf(numbered)).toEqual(['2.אחת']);
    expect(linesOf('<b style="font-weight:normal"><p>Noa <strong>Barak</strong></p></b>')).toEqual(['Noa *Barak*']);
  });
  it('has lists of Word by their style, without the bullets that it draws', () => {
    expect(linesOf(item('תכנון') + item('בקרה'))).toEqual(['•תכנון', '•בקרה']);
  });

  it('has the addresses of links that say something', () => {
    const { links, body } = readHtmlDocument(
      '<a href=" https://a.example/x ">site</a> <a href="javascript:go()">no</a> <a href="#top">no</a> ' +
        '<a href="tel:+972">call</a>',
    );
    expect(links).toEqual(['https://a.example/x', 'tel:+972']);
    expect(body.map(textOf)).toEqual(['site no no call']);
  });

  it('keeps the words of what is nested deeper than any page', () => {
    const depth = 20_000;
    expect(linesOf(`${'<div>'.repeat(depth)}inmost${'</div>'.repeat(depth)}<p>behind</p>`)).toEqual([
      'inmost',
      'behind',
    ]);
  });
});

describe('a file of HTML', () => {
  const hebrew = Uint8Array.from([0xf0, 0xe5, 0xf2, 0xe4]);
  it.each([
    ['UTF-8', strToU8(page('נועה', 'utf-8'))],
    ['its own encoding', Buffer.concat([strToU8(page('', 'windows-1255')), hebrew])],
    ['no encoding said', Buffer.concat([strToU8('<html><body>'), hebrew])],
    ['an encoding that is none', strToU8(page('נועה', 'x-nothing'))],
    ['UTF-16', Buffer.from('\ufeff<html><body>נועה', 'utf16le')],
    [
      'a message in base64',
      strToU8(
        'From: <Saved>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary="--x"\r\n\r\n----x\r\n' +
          'Content-Type: multipart/alternative; boundary=in\r\n\r\n--in\r\n' +
          'Content-Type: text/html; charset="utf-8"\r\n' +
          'Content-Transfer-Encoding: base64\r\n\r\n' +
          `${Buffer.from('<p>נועה</p>').toString('base64')}\r\n--in--\r\n----x--`,
      ),
    ],
  ])('is read in %s', (_, bytes) => {
    const read = readFlowDocument(bytes, 'html');
    expect('error' in read ? read : read.body.map(textOf)).toEqual(['נועה']);
  });

  it('gives a résumé, in Hebrew and in English', async () => {
    expect(
      await importText(html('נועה ברק', 'ניסיון תעסוקתי', 'מנהלת תפעול, נמל חיפה', 'ניהול צוות של חמישה עובדים')),
    ).toMatchObject({
      resumeData: {
        personalInfo: { fullName: 'נועה ברק', phone: '054-765-4321' },
        experience: [{ title: 'מנהלת תפעול', company: 'נמל חיפה', description: 'ניהול צוות של חמישה עובדים' }],
      },
    });
    expect(
      await importText(html('Noa Barak', 'Experience', 'Operations Manager, Harbour Ltd', 'Led a team of five')),
    ).toMatchObject({
      resumeData: {
        personalInfo: { fullName: 'Noa Barak' },
        experience: [{ title: 'Operations Manager', company: 'Harbour Ltd', description: 'Led a team of five' }],
      },
    });
  });
});

const depths = (html: string) =>
  readHtmlDocument(html).body.map((block) => ('paragraph' in block ? block.paragraph.depth : undefined));
const google = (level: number) => `<ul class="c5 lst-kix_ab1x-${level} start"><li class="c3">x</li></ul>`;
const word = (level: number) => `<p style='mso-list:l0 level${level} lfo1'>x</p>`;

it('how deep an item stands, by lists within lists or as Word and Google Docs tell it', () => {
  expect(depths('<p>Noa</p><ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>')).toEqual([undefined, 0, 1, 0]);
  expect(depths(google(0) + google(2))).toEqual([0, 2]);
  expect(depths(word(1) + word(3))).toEqual([0, 2]);
});
