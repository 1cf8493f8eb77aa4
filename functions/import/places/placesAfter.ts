import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { FilePlaces } from '../../../shared/upload/filePlaces.ts';
import { readPlace, UNPLACED } from '../../../shared/upload/placedRuns.ts';
import { containsWords } from '../page/wordMatch.ts';
import { filledFields } from './filledFields.ts';
import { textAtPath } from './textAtPath.ts';

/**
 * Returns the places after a later step changed the résumé: a model filled fields or divided two names again, or a
 * value was repaired. A run keeps its place while its field holds its words. Otherwise it moves to a field that has
 * newly gained them, its own entry's first, or becomes unplaced. Fields that no longer have a run are listed as put
 * together.
 */
export function placesAfter(places: FilePlaces, before: ResumeData, after: ResumeData): FilePlaces {
  const changed = filledFields(after).filter((path) => textAtPath(after, path) !== textAtPath(before, path));
  const isGone = (path: string) => textAtPath(before, path) !== '' && textAtPath(after, path) === '';
  if (changed.length === 0 && !filledFields(before).some(isGone)) return places;
  const names = [...places.places];
  const indexOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const runs = places.runs.map((run) => {
    const { field, reason } = readPlace(names[run[0]] ?? UNPLACED);
    const text = run[7];
    if (reason !== undefined) return run;
    if (field !== undefined && !changed.includes(field) && !isGone(field)) return run;
    const holds = (path: string) => containsWords(textAtPath(after, path), text);
    if (field !== undefined && holds(field)) return run;
    const entry = field?.slice(0, field.lastIndexOf('.')) ?? '';
    const ofEntry = changed.filter((path) => field !== undefined && path.startsWith(`${entry}.`)).find(holds);
    const [, ...rest] = run;
    return [indexOf(ofEntry ?? changed.find(holds) ?? UNPLACED), ...rest] satisfies FilePlaces['runs'][number];
  });
  const seen = new Set(runs.flatMap(([place]) => (names[place] ?? '').split(' ')));
  return { ...places, places: names, runs, unseen: filledFields(after).filter((path) => !seen.has(path)) };
}
