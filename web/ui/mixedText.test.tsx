import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isolateBidiRuns } from '../../shared/templates/bidi/isolate.ts';
import type { TreeNode } from '../../shared/templates/document/tree.ts';
import { MixedRuns, MixedText } from './MixedText.tsx';

const LINES = [
  'ניסיון ב-C++ וב-.NET 8, טלפון +972-50-123-4567',
  'פיתוח בשנים 2018–2021',
  'Sales grew by 20% (2019)',
  'a מזכ״ל of an NGO',
  'ירושלים',
] as const;
/** The directions of the isolated parts, in the order in which they begin. */
const directionsIn = (nodes: readonly TreeNode[]): unknown[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.tag === 'bdi' ? [node.attributes['dir']] : []), ...directionsIn(node.children)],
  );

describe('a text of a résumé on a screen', () => {
  it.each(LINES)('has the runs isolated that the sheet isolates: %s', (text) => {
    for (const direction of ['rtl', 'ltr'] as const) {
      const html = renderToStaticMarkup(<MixedText text={text} direction={direction} />);
      expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
      const drawn = [...html.matchAll(/<bdi dir="(\w+)">/g)].map(([, dir]) => dir);
      expect(drawn).toEqual(directionsIn(isolateBidiRuns(text, direction)));
    }
  });

  it('keeps the signs of a language of programs after its name', () => {
    const html = renderToStaticMarkup(<MixedText text="מתכנתת C++" direction="rtl" />);
    expect(html).toBe('מתכנתת <bdi dir="ltr">C++</bdi>');
  });

  it('has its marks where they are in the text, also within what is isolated', () => {
    const runs = [
      { text: 'ידע ב-C', isNew: false },
      { text: '++ ', isNew: true },
      { text: 'רב', isNew: false },
    ];
    const html = renderToStaticMarkup(
      <MixedRuns runs={runs} direction="rtl">
        {(part, { isNew }) => (isNew ? <ins>{part}</ins> : part)}
      </MixedRuns>,
    );
    expect(html).toBe('ידע ב-<bdi dir="ltr">C<ins>++</ins></bdi><ins> </ins>רב');
  });
});
