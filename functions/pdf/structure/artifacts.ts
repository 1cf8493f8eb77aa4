import { skipWhitespace, type OperatorVisitor } from '../readingOrder/operators.ts';
import type { Edit } from '../readingOrder/segments.ts';
import { readTagNumber } from '../readingOrder/tagNumber.ts';

const PAINTS = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh', 'Do']);
const LETTER_A = 'A'.charCodeAt(0);
const ENDS_PATH = new Set([...PAINTS, 'n']);
const PATH = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);

/**
 * Makes everything either tagged or an artifact, by adding to the edits what it sees in a walk over a page's
 * operators: tags without text (lines and boxes that the browser gives to the element they belong to) become artifacts,
 * and so does what stands under no tag. `dropped`: tags that held no text, which are none any more.
 */
export function untaggedParts(
  content: Buffer,
  edits: Edit[],
): { readonly see: OperatorVisitor; readonly dropped: ReadonlySet<number> } {
  const dropped = new Set<number>();
  const open: { start: number; inside: number; mcid: number | undefined; hasText: boolean; isArtifact: boolean }[] = [];
  let pathAt: number | undefined;
  let textAt: number | undefined;
  let isTagged = false;
  const wrap = (start: number, end: number) =>
    edits.push({ start, end: start, source: '/Artifact BMC\n' }, { start: end, end, source: 'EMC\n' });
  const see: OperatorVisitor = (name, start, end) => {
    if (name === 'BDC' || name === 'BMC') {
      const mcid = name === 'BDC' ? readTagNumber(content, start, end) : undefined;
      const isArtifact =
        content[start + 1] === LETTER_A &&
        content.toString('latin1', start, start + '/Artifact'.length) === '/Artifact';
      open.push({ start, inside: skipWhitespace(content, end), mcid, hasText: false, isArtifact });
      if (mcid !== undefined || isArtifact) isTagged = true;
    } else if (name === 'EMC') {
      const tag = open.pop();
      if (tag?.mcid !== undefined && !tag.hasText) {
        dropped.add(tag.mcid);
        edits.push({ start: tag.start, end: tag.inside, source: '/Artifact BMC\n' });
      }
      isTagged = open.some(({ mcid, isArtifact }) => mcid !== undefined || isArtifact);
    } else if (name === 'Tj' || name === 'TJ') {
      for (const tag of open) tag.hasText = true;
    } else if (name === 'BT') textAt = isTagged ? undefined : start;
    else if (name === 'ET') {
      if (textAt !== undefined) wrap(textAt, skipWhitespace(content, end));
      textAt = undefined;
    } else if (PATH.has(name)) pathAt ??= start;
    else if (ENDS_PATH.has(name)) {
      if (PAINTS.has(name) && !isTagged) wrap(pathAt ?? start, skipWhitespace(content, end));
      pathAt = undefined;
    }
  };
  return { see, dropped };
}
