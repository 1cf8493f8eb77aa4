import type { FormField } from '../lexicon/labelNames.ts';
import type { TextLine } from '../page/textLine.ts';
import { formField, isPostSought } from '../resume/formLabels.ts';
import type { Decoded } from './decode.ts';
import type { Label } from './labels.ts';
import type { Part } from './parts.ts';

/** What the value of a field of a form is; contacts have a grammar of their own. */
const LABEL_OF: Readonly<Partial<Record<FormField, Label>>> = {
  name: 'name',
  firstName: 'name',
  lastName: 'name',
  headline: 'headline',
  address: 'address',
  phone: 'contact',
  email: 'contact',
};
/** What a form says once, so that no other text of the page is it: the title of the form is no name. */
const SAID_ONCE: ReadonlySet<Label> = new Set(['name', 'headline', 'address']);
/** How clearly what a form says by its labels has won. */
const BY_LABEL = 150;

/**
 * Labels by which the values of a form are what its labels ask for; a post that somebody looks for is asked anywhere.
 */
export function withFormFields(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const isAsked = lines.map(({ isPair, cells }) => isPair === true || (cells.length === 2 && asksForPost(cells)));
  if (!isAsked.includes(true)) return found;
  const asked = lines.map(({ cells: [label] }, at) => (isAsked[at] ? formField(label?.text ?? '') : undefined));
  const labelOf = ({ line }: Part) => LABEL_OF[asked[line] ?? 'other'];
  const said = new Set(parts.map(labelOf));
  return found.map((one, at): Decoded => {
    const part = parts[at];
    if (!part) return one;
    if (isAsked[part.line] && part.cell === 0) return { label: 'label', margin: BY_LABEL };
    const label = labelOf(part);
    if (label) return { label, margin: BY_LABEL };
    return SAID_ONCE.has(one.label) && said.has(one.label) ? { ...one, label: 'junk' } : one;
  });
}

/** Whether a line says which post somebody looks for: `Rank applied for ¦ Dyer`. */
const asksForPost = ([label, value]: TextLine['cells']) =>
  label !== undefined && value !== undefined && isPostSought(label.text) && formField(value.text) === undefined;
