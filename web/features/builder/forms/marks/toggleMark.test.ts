import { describe, expect, it } from 'vitest';
import { toggleMark, type Selected } from './toggleMark.ts';

/** A text with `|` at both ends of the selection, or at the caret. */
function selected(text: string): Selected {
  const [start, end] = [text.indexOf('|'), text.lastIndexOf('|')];
  return { value: text.replaceAll('|', ''), start, end: end > start ? end - 1 : start };
}
const shown = (result: Selected | undefined) => {
  if (!result) return undefined;
  const { value, start, end } = result;
  return [value.slice(0, start), value.slice(start, end), value.slice(end)].join('|');
};

describe('a mark', () => {
  it.each([
    ['bold', 'Led |a team| of 5', 'Led |**a team**| of 5'],
    ['bold', 'Led |a team |of 5', 'Led |**a team**| of 5'],
    ['italic', 'ניהלתי צ|וות', 'ניהלתי |*צוות*|'],
    ['bold', 'Led **|a team|** of 5', 'Led |a team| of 5'],
    ['bold', 'Led |**a team**| of 5', 'Led |a team| of 5'],
    ['italic', '**|a|**', '**|*a*|**'],
    ['bold', '|• one\n2. two\n|', '• |**one**\n2. **two**|\n'],
    ['bold', '|**one**\n**two**|', '|one\ntwo|'],
    ['link', 'see |our app| now', 'see [our app](|https://|) now'],
    ['link', 'see [|our app|](https://a.b) now', 'see |our app| now'],
    ['link', 'see [|our app|](https://a.b/c_(d)) now', 'see |our app| now'],
    ['link', 'see |[our app](https://a.b)| now', 'see |our app| now'],
  ] as const)('%s: %s', (kind, before, after) => expect(shown(toggleMark(selected(before), kind))).toBe(after));

  it.each([
    ['bold', 'a  |  b'],
    ['bold', '||'],
    ['link', '|one\ntwo|'],
  ] as const)('%s is set on no word of: %s', (kind, text) => expect(toggleMark(selected(text), kind)).toBeUndefined());
});
