import { scoreDegreeOrInstitution, type NameClassifier } from './cues.ts';
import type { HeadPiece } from './headPieces.ts';

/** A text that says how well a degree was done and nothing else. */
const GRADE_ONLY = new RegExp(
  [
    String.raw`^(?:with\s+)?(?:(?:summa|magna)\s+)?cum laude$`,
    String.raw`^gpa\b.{0,3}[\d.].*$`,
    String.raw`^(?:first|upper second|lower second)[- ]class(?: hono[u]?rs)?$`,
    String.raw`^with (?:(?:high|highest|first class) )?(?:distinction|hono[u]?rs)$`,
    String.raw`^(?:סיום )?בהצטיינות(?: יתרה)?$`,
    String.raw`^(?:ב)?ממוצע(?: ציונים| משוקלל)?:?\s*\d[\d.]*$`,
    String.raw`^(?:הצטיינות|מצטיינת?) דיקן$`,
  ].join('|'),
  'iu',
);

/** Names of studies without the grade that stands with them, behind a comma or as a name of its own. */
export function extractGrades(
  pieces: readonly HeadPiece[],
  judge: NameClassifier,
): { readonly left: readonly HeadPiece[]; readonly grades: readonly string[] } {
  if (judge !== scoreDegreeOrInstitution) return { left: pieces, grades: [] };
  const grades: string[] = [];
  const left = pieces.flatMap((piece) => {
    // Behind its comma, a grade is the degree's own.
    const [, name = '', aside = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(piece.text) ?? [];
    const parts =
      judge(piece.text) > 0 ? [piece.text] : GRADE_ONLY.test(aside.trim()) ? [name, aside] : piece.text.split(/,\s+/);
    const kept = parts.filter((part) => !GRADE_ONLY.test(part.trim()));
    grades.push(...parts.filter((part) => GRADE_ONLY.test(part.trim())));
    return kept.length === 0 ? [] : [kept.length === parts.length ? piece : { ...piece, text: kept.join(', ') }];
  });
  return { left, grades };
}
