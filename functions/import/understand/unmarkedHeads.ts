import { familyOf, roleOf, type Label } from './labels.ts';

/** A part by the line that it stands in, with its label. */
interface LabelledPart {
  readonly part: { readonly line: number };
  readonly label: Label;
}

/** Names of an entry that tell what or where; its place and its text do not. */
const NAMES: ReadonlySet<string> = new Set(['title', 'company', 'degree', 'school']);

const fieldOf = ({ label }: LabelledPart) => roleOf(label).split('.')[1] ?? '';

/**
 * Whether an entry begins at a part that no label says so of: behind the text of the entry above stands another head,
 * with a period and a name, on lines of their own, and the entry has both already. An entry has one period; without
 * this the second job of an employer that is named again would be lost, and its text be the first one's.
 */
export function beginsUnmarked(parts: readonly LabelledPart[], at: number, entry: readonly LabelledPart[]): boolean {
  const [one, before] = [parts[at], entry.at(-1)];
  if (!one || !before || fieldOf(before) !== 'body' || fieldOf(one) === 'body') return false;
  if (before.part.line === one.part.line) return false;
  const head = headFrom(parts, at);
  return [head, entry].every((of) => {
    const fields = of.map(fieldOf);
    return fields.includes('period') && fields.some((field) => NAMES.has(field));
  });
}

/** The parts of a head: up to a text, the next entry, or something else. */
function headFrom(parts: readonly LabelledPart[], at: number): LabelledPart[] {
  const family = familyOf(parts[at]?.label ?? 'junk');
  const end = parts.findIndex(
    (one, index) =>
      index > at && (familyOf(one.label) !== family || one.label.startsWith('B.') || fieldOf(one) === 'body'),
  );
  return parts.slice(at, end < 0 ? undefined : end);
}
