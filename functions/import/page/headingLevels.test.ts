import { expect, it } from 'vitest';
import { readHtmlDocument } from '../html/htmlDocument.ts';
import { kindByName } from '../resume/headings.ts';
import { readTextDocument } from '../text/textDocument.ts';
import { withEntryHeads } from './headingLevels.ts';
import { paragraphsOf } from './layOutLines.ts';

const looksOf = (blocks: Parameters<typeof withEntryHeads>[0]) =>
  paragraphsOf(withEntryHeads(blocks, (text) => kindByName(text) !== undefined)).flatMap(({ texts: [first] }) =>
    first ? [[first.text, first.size, first.bold].join()] : [],
  );

it('a heading below the level of the sections heads an entry, in Markdown and in HTML', () => {
  const markdown = '# Noa\n\n## Projects\n\n### Tide Tables\n\ntext\n\n### Skills';
  const html = '<h1>Noa</h1><h2>Projects</h2><h3>Tide Tables</h3><p>text</p><h3>Skills</h3>';
  for (const { body } of [readTextDocument(markdown), readHtmlDocument(html)])
    expect(looksOf(body)).toEqual([
      'Noa,18,true',
      'Projects,14,true',
      'Tide Tables,10,true',
      'text,10,false',
      'Skills,12,true',
    ]);
});

it('where no heading is known to be a section, all stay as they are', () => {
  expect(looksOf(readTextDocument('# Noa\n\n## One\n\n### Two').body)).toEqual([
    'Noa,18,true',
    'One,14,true',
    'Two,12,true',
  ]);
});
