import { eachOperator, skipWhitespace } from '../readingOrder/operators.ts';

const PAINTS = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh', 'Do']);
const ENDS_PATH = new Set([...PAINTS, 'n']);
const PATH = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);

export interface TaggedContent {
  readonly content: Buffer;
  /** Tags that held no text: they are none any more. */
  readonly dropped: ReadonlySet<number>;
}

/**
 * The page's content with everything either tagged or an artifact: tags without text (lines and boxes that the browser
 * gives to the element they belong to) become artifacts, and so does what stands under no tag.
 */
export function markArtifacts(content: Buffer): TaggedContent {
  const edits: { start: number; end: number; source: string }[] = [];
  const dropped = new Set<number>();
  const open: { start: number; inside: number; mcid: number | undefined; hasText: boolean; isArtifact: boolean }[] = [];
  let pathAt: number | undefined;
  let textAt: number | undefined;
  let isTagged = false;
  const wrap = (start: number, end: number) =>
    edits.push({ start, end: start, source: '/Artifact BMC\n' }, { start: end, end, source: 'EMC\n' });
  eachOperator(content, (name, start, end) => {
    if (name === 'BDC' || name === 'BMC') {
      const source = content.toString('latin1', start, end);
      const mcid = /\/MCID (\d+)/.exec(source)?.[1];
      const isArtifact = source.startsWith('/Artifact');
      open.push({
        start,
        inside: skipWhitespace(content, end),
        mcid: mcid === undefined ? undefined : Number(mcid),
        hasText: false,
        isArtifact,
      });
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
  });
  if (edits.length === 0) return { content, dropped };
  const parts: Buffer[] = [];
  let kept = 0;
  for (const { start, end, source } of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(content.subarray(kept, start), Buffer.from(source, 'latin1'));
    kept = end;
  }
  return { content: Buffer.concat([...parts, content.subarray(kept)]), dropped };
}
