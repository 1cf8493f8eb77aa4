import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { placeholderSvg } from './placeholderSvg.ts';

const draw = (text: string, width = 300, height = 200) => placeholderSvg({ width, height, text });

describe('a placeholder', () => {
  it('has the size that was asked for, and says it where no text was given', () => {
    expect(draw('', 640, 480)).toContain('width="640" height="480" viewBox="0 0 640 480"');
    expect(draw('  \n ', 640, 480)).toContain('>640 × 480</text>');
  });

  it.each([
    ['Template', 'ltr'],
    ['תבנית', 'rtl'],
    ['123 תבנית Modern', 'rtl'],
    ['(Modern תבנית)', 'ltr'],
    ['123', 'ltr'],
  ])('writes "%s" %s', (text, direction) => {
    expect(draw(text)).toContain(`direction="${direction}"`);
  });

  it.each([
    '</text><script>alert(1)</script>',
    '"><image href="https://example.com/x.png"/>',
    "' onload='alert(1)",
    '<!ENTITY x SYSTEM "file:///etc/passwd">&x;',
    ']]><a href="javascript:alert(1)">x</a>',
    '<style>@import url(//example.com)</style>',
  ])('shows markup as text: %s', (text) => {
    const names = [
      ...JSON.stringify(parse(draw(text)), (key, value) => (key === 'parentNode' ? undefined : value)).matchAll(
        /"tagName":"(\w+)"/g,
      ),
    ].map((match) => match[1]);
    expect(names).toEqual(['html', 'head', 'body', 'svg', 'rect', 'text']);
    expect(draw(text)).not.toMatch(/<(?!\/?(svg|rect|text)\b)/);
  });

  it('keeps out what breaks XML or turns the direction of the text after it', () => {
    const svg = draw('a\u0000b\u0008c\u202ed\u2066e\ud800f\uffff');
    // oxlint-disable-next-line no-control-regex
    expect(svg).not.toMatch(/[\u0000-\u0008\u202e\u2066\ud800\uffff]/);
    expect(svg).toContain('>a b c d e\ufffdf</text>');
  });

  it('cuts a long text between letters, never inside one', () => {
    const svg = draw('👩‍👩‍👧'.repeat(100));
    expect(svg).toContain(`>${'👩‍👩‍👧'.repeat(59)}…</text>`);
  });

  it.each([
    [1, 1],
    [2_000, 2_000],
    [1, 2_000],
    [2_000, 1],
  ])('fits its text into %i by %i', (width, height) => {
    const size = Number(/font-size="([\d.]+)"/.exec(draw('Placeholder', width, height))?.[1]);
    expect(size).toBeGreaterThanOrEqual(1);
    expect(size).toBeLessThanOrEqual(Math.max(1, Math.min(32, height / 4)));
  });
});
