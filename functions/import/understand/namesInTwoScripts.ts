import type { TextLine } from '../page/textLine.ts';
import { isPlace } from '../resume/cues.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Decoded } from './network/decode.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** Names that one writes in both scripts. */
const NAME_ROLES: ReadonlySet<string> = new Set(['x.title', 'x.company', 'e.degree', 'e.school']);
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Hebrew}/u];

/**
 * Labels by which a name in brackets behind the same name in the other script is a part of it, and no place:
 * `Carmel Logistics (כרמל לוגיסטיקה), Haifa`. A known place stays one.
 */
export const withNamesInTwoScripts = (
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] =>
  found.map((own, at) => {
    const [before, part] = [parts[at - 1], parts[at]];
    const role = roleOf(found[at - 1]?.label ?? 'junk');
    if (!before || !part || !NAME_ROLES.has(role) || roleOf(own.label) !== `${familyOf(own.label)}.place`) return own;
    const isOneCell = before.line === part.line && before.cell === part.cell;
    const between = isOneCell ? lines[part.line]?.cells[part.cell]?.text.slice(before.to, part.from) : '';
    const isAgain = between?.includes('(') === true && !isPlace(part.text) && isOtherScript(before.text, part.text);
    return isAgain && familyOf(own.label) === role.split('.')[0] ? relabelled(own, role as Label) : own;
  });

/** Whether each of two texts has letters of one script, and the other those of the other. */
function isOtherScript(a: string, b: string): boolean {
  const [ofA, ofB] = [a, b].map((text) => SCRIPTS.map((script) => script.test(text)));
  return SCRIPTS.every((_, at) => ofA?.[at] !== ofB?.[at]);
}
