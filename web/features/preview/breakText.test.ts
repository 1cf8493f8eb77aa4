import { describe, expect, it } from 'vitest';
import { h, treeToHtml, type TreeNode } from '../../../shared/templates/document/tree.ts';
import { breakText, textOf } from './breakText.ts';

const line = (text: string) => `<span class="pdf-line">${text}</span>`;
const end = (text = ' ') => `<span class="pdf-line-end">${text}</span>`;

const bold = (text: string) => h('strong', {}, text);

/** A bullet broken before these words. */
function broken(content: readonly TreeNode[], ...firsts: readonly string[]): string {
  const bullet = h('li', { class: 'bullet' }, content);
  const text = textOf(bullet);
  const made = breakText(
    bullet,
    firsts.map((first) => text.indexOf(first)),
  );
  expect(textOf(made)).toBe(text);
  return made.children.map(treeToHtml).join('');
}

describe('[PDF-05] a text broken before given letters', () => {
  it('ends a line at the space before it', () => {
    expect(broken(['ניהלה צוות של חמישה מפתחים'], 'של', 'מפתחים')).toBe(
      line('ניהלה צוות') + end() + line('של חמישה') + end() + line('מפתחים'),
    );
    expect(broken(['one two  three'], 'three')).toBe(line('one two') + end('  ') + line('three'));
    expect(broken(['one line'])).toBe(line('one line'));
  });

  it('ends it within marked and isolated parts, between them, and at a space that two of them have', () => {
    expect(broken(['one ', bold('two three'), ' four'], 'three')).toBe(
      `${line('one ')}<strong>${line('two')}${end()}${line('three')}</strong>${line(' four')}`,
    );
    expect(broken(['one ', bold('two')], 'two')).toBe(`${line('one')}${end()}<strong>${line('two')}</strong>`);
    expect(broken([bold('one '), ' two'], 'two')).toBe(`<strong>${line('one')}${end()}</strong>${end()}${line('two')}`);
    expect(broken(['של ', h('bdi', { dir: 'ltr' }, 'C++ and React'), ' וגם'], 'and', 'React')).toBe(
      `${line('של ')}<bdi dir="ltr">${line('C++')}${end()}${line('and')}${end()}${line('React')}</bdi>${line(' וגם')}`,
    );
  });

  it('lets a line end where no space is, and at no other such place', () => {
    const address = ['dana@', h('wbr', {}), 'example', h('wbr', {}), '.org'];
    expect(broken(address, '.org')).toBe(`${line('dana@')}${line('example')}<wbr>${line('.org')}`);
    expect(broken(['end-to-end'], 'to-end')).toBe(`${line('end-')}<wbr>${line('to-end')}`);
  });
});
