import type { ModelPlacement } from '../../../shared/api/import.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { placesAfter } from '../places/placesAfter.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';
import { containsWords, joinWords } from '../page/wordMatch.ts';
import { FreeWords } from './freeWords.ts';
import type { StructuredEntry, StructuredResume } from './parseAnswer.ts';
import { shareOut, type EntryTexts } from './shareOut.ts';
import { ENTRY_ROWS, OPEN_LIMITS, isUnsure, type EntryRow } from './openText.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** Confidence of a value that a model placed: shown for review. */
const MODEL_CONFIDENCE = 0.5;

type ImportedEntry = { readonly id: string; readonly startDate: string } & Readonly<Record<string, unknown>>;
const textIn = (entry: ImportedEntry, field: string): string => {
  const value = ownProperty(entry, field);
  return typeof value === 'string' ? value : '';
};

/**
 * Merges the model's answer into a result, only where the result has unplaced text or low confidence: confident values
 * do not change, contacts and private data are never touched, no word is used twice, and nothing is lost. What the
 * model placed is told with what was there before.
 */
export function mergeStructured(
  parsed: ParsedResume,
  text: string,
  sorted: StructuredResume,
  limits = OPEN_LIMITS,
): ParsedResume {
  const confidence = { ...parsed.confidence };
  const free = new FreeWords(parsed.unplaced);
  const placements: { path: string; was: Record<string, string>; values: string[] }[] = [];

  const lists = ENTRY_ROWS.map((row) => {
    const known = parsed.resumeData[row.list] as readonly ImportedEntry[];
    const shared = known.map((entry, index) => {
      if (!isUnsure(confidence, row, index, limits)) return entry;
      const fields = changedFields(entry, row, sorted[row.list], isHandedDown(known, entry, row, text), free);
      if (!fields) return entry;
      const was = Object.fromEntries(Object.keys(fields).map((field) => [field, textIn(entry, field)]));
      placements.push({ path: `${row.list}.${index}`, was, values: Object.values(fields) });
      return { ...entry, ...fields };
    });
    const added = sorted[row.list].flatMap((structured): ImportedEntry[] => {
      const entry = addedEntry(structured, row, free);
      if (!entry) return [];
      const path = `${row.list}.${shared.length}`;
      for (const field of [row.first, row.second])
        if (textIn(entry, field) !== '') confidence[`${path}.${field}`] = MODEL_CONFIDENCE;
      const values = [
        structured.first,
        structured.second,
        structured.location,
        structured.period,
        ...structured.description,
      ];
      placements.push({ path, was: {}, values });
      return [{ ...entry, id: `${row.prefix}-${shared.push(entry)}` }];
    });
    return [row.list, [...shared.slice(0, known.length), ...added]] as const;
  });

  const skills = [...parsed.resumeData.skills];
  for (const name of sorted.skills) {
    if (skills.some((skill) => joinWords(skill.name) === joinWords(name)) || !free.take(name)) continue;
    placements.push({ path: `skills.${skills.length}`, was: {}, values: [name] });
    skills.push({ id: `skill-${skills.length + 1}`, name });
  }

  let { summary } = parsed.resumeData;
  if (summary === '') {
    const lines = sorted.summary.filter((line) => free.take(line));
    summary = lines.join('\n');
    if (lines.length > 0) {
      confidence['summary'] = MODEL_CONFIDENCE;
      placements.push({ path: 'summary', was: {}, values: lines });
    }
  }

  const resumeData: ResumeData = { ...parsed.resumeData, ...Object.fromEntries(lists), summary, skills };
  const gone = parsed.unplaced.filter((_, index) => free.isUsedUp(index));
  return {
    ...parsed,
    resumeData,
    confidence,
    unplaced: parsed.unplaced.filter((_, index) => !free.isUsedUp(index)),
    ...(parsed.places && { places: placesAfter(parsed.places, parsed.resumeData, resumeData) }),
    placedByModel: placements.map(({ path, was, values }): ModelPlacement => ({
      path,
      was,
      unplaced: gone.filter((part) => values.some((value) => shareWords(part, value))),
    })),
  };
}

const shareWords = (part: string, value: string) => containsWords(part, value) || containsWords(value, part);

/** An entry of the answer whose names are all without a place; its other values where they are. */
function addedEntry(structured: StructuredEntry, row: EntryRow, free: FreeWords): ImportedEntry | undefined {
  const names = [structured.first, structured.second].filter((name) => name !== '');
  // Names that are placed already belong to an existing entry.
  if (names.length === 0 || !free.take(...names)) return undefined;
  const location = free.take(structured.location) ? structured.location : '';
  const isDated = free.take(structured.period);
  return {
    id: '',
    [row.first]: structured.first,
    [row.second]: structured.second,
    location,
    startDate: isDated ? structured.startDate : '',
    endDate: isDated ? structured.endDate : '',
    ...(row.list === 'experience' && { current: isDated && structured.current }),
    description: structured.description.filter((line) => free.take(line)).join('\n'),
  };
}

/** The fields of an unsure entry that the model fills otherwise: with its own words, and such without a place. */
function changedFields(
  entry: ImportedEntry,
  row: EntryRow,
  answered: readonly StructuredEntry[],
  wasHandedDown: boolean,
  free: FreeWords,
): Readonly<Record<string, string>> | undefined {
  const keys = { first: row.first, second: row.second, location: 'location', description: 'description' } as const;
  const texts = Object.fromEntries(Object.entries(keys).map(([key, field]) => [key, textIn(entry, field)]));
  const { startDate, endDate } = { startDate: entry.startDate, endDate: textIn(entry, 'endDate') };
  const current = { ...texts, startDate, endDate } as unknown as EntryTexts;
  const shared = shareOut(current, answered, wasHandedDown, free);
  if (!shared) return undefined;
  const fields = {
    ...Object.fromEntries(Object.entries(keys).map(([key, field]) => [field, ownProperty(shared, key)])),
    endDate: shared.endDate,
  };
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => value !== textIn(entry, field)));
}

/** Whether more entries have this second name than the text says it: it was taken over from the entry above. */
function isHandedDown(
  all: readonly ImportedEntry[],
  entry: ImportedEntry,
  { second }: EntryRow,
  text: string,
): boolean {
  const name = textIn(entry, second);
  const holders = all.filter((other) => textIn(other, second) === name).length;
  return name !== '' && holders > joinWords(text).split(joinWords(name)).length - 1;
}
