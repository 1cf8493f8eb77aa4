import { expect, it } from 'vitest';
import { h, treeToHtml, type TreeElement } from '../document/tree.ts';
import { CONTINUATION_ATTRIBUTE, splitIntoPages } from './splitPages.ts';
import { findColumns } from './units.ts';

const documentOf = (...main: TreeElement[]) => h('article', {}, h('div', { class: 'body' }, h('div', {}, main)));
const pagesOf = (document: TreeElement, ...starts: { unit: number; offset: number }[]) =>
  splitIntoPages(document, findColumns(document), { columns: [starts], cloned: [] }).map((page) =>
    // What is marked is proved elsewhere.
    treeToHtml(page).replace(/^<article[^>]*><div[^>]*><div[^>]*>|(?<=<\w+) data[^>]*|(?:<\/div>){2}<\/article>$/g, ''),
  );

it('a text is parted between its letters, and an element of which nothing is left on a page is not there', () => {
  const text = h('p', {}, 'ab', h('strong', {}, 'cd', h('em', {}, 'ef')), 'gh', h('strong', {}, 'ij'));
  expect(pagesOf(documentOf(text), { unit: 0, offset: 3 }, { unit: 0, offset: 6 }, { unit: 0, offset: 8 })).toEqual([
    '<p>ab<strong>c</strong></p>',
    '<p><strong>d<em>ef</em></strong></p>',
    '<p>gh</p>',
    '<p><strong>ij</strong></p>',
  ]);
});

it('a text that begins on a page begins there whole, also where the page began within another', () => {
  const document = documentOf(h('p', {}, 'abcde'), h('p', {}, 'fghij'));
  expect(pagesOf(document, { unit: 0, offset: 3 }, { unit: 1, offset: 2 })).toEqual([
    '<p>abc</p>',
    '<p>de</p><p>fg</p>',
    '<p>hij</p>',
  ]);
});

it('later pages have the name, in its direction, and their number where the document says so', () => {
  const document = documentOf(h('p', {}, 'ab'), h('p', {}, 'cd'));
  const named = { ...document, attributes: { [CONTINUATION_ATTRIBUTE]: 'Noa' } };
  const [first = '', second] = splitIntoPages(named, findColumns(named), {
    columns: [[{ unit: 1, offset: 0 }]],
    cloned: [],
  }).map(treeToHtml);
  expect(first).not.toContain('Noa</span>');
  expect([first, second].map((page) => /data-page="(.*?)"/.exec(page ?? '')?.[1])).toEqual(['1', '2']);
  expect(second).toContain(
    '><p class="continuation" aria-hidden="true"><span dir="auto">Noa</span><span dir="ltr">2 / 2</span></p><div ',
  );
});
