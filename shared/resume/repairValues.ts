import { normalizeText, hasLoneSurrogate } from './sanitizeText.ts';
import { ownProperty } from '../platform/ownProperty.ts';

/** Maximum number of paths that are named: a stranger's file may hold more entries than anybody could look through. */
export const MAX_LOST_PATHS = 1_000;

/**
 * Collects the paths whose content was lost, each once; the path of the whole value replaces those beyond the limit.
 */
export class LostPaths {
  readonly #paths = new Set<string>();

  add(path: string): void {
    this.#paths.add(this.#paths.size < MAX_LOST_PATHS - 1 ? path : '');
  }

  /** Returns whether the path of the whole already replaces all further ones. */
  isFull(): boolean {
    return this.#paths.size >= MAX_LOST_PATHS;
  }

  named(): string[] {
    return [...this.#paths];
  }
}

/** Whether a value is an object with named fields: no array, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the fields of one damaged object; `done` reports the keys with content that nothing asked for. */
export function createFieldReader(from: Record<string, unknown>, path: string, lost: LostPaths) {
  const readKeys = new Set(['id']);
  const pathOf = (key: string) => (path === '' ? key : `${path}.${key}`);
  const value = (key: string): unknown => {
    readKeys.add(key);
    return ownProperty(from, key);
  };
  const text = (key: string, limit: number) =>
    readText(value(key), key === 'technologies' ? ', ' : '\n', limit, pathOf(key), lost);
  return {
    value,
    text,
    texts: <K extends string>(limits: Readonly<Record<K, number>>) =>
      Object.fromEntries(Object.entries<number>(limits).map(([key, limit]) => [key, text(key, limit)])) as Record<
        K,
        string
      >,
    flag: (key: string) => [true, 1, 'true', '1', 'yes', 'on'].includes(value(key) as string),
    /** One of a fixed set of words, by `find`; any other text is reported. */
    oneOf: <T, O>(key: string, find: (text: string) => T | null, otherwise: O): T | O => {
      const said = text(key, 300);
      const known = find(said);
      if (known === null && said.trim() !== '') lost.add(pathOf(key));
      return known ?? otherwise;
    },
    record: (key: string): Record<string, unknown> => {
      const content = value(key);
      if (isRecord(content)) return content;
      if (hasContent(content)) lost.add(pathOf(key));
      return {};
    },
    list: (key: string): unknown[] => {
      const content = value(key);
      return Array.isArray(content) ? content : [];
    },
    done: () => {
      for (const key of Object.keys(from))
        if (!readKeys.has(key) && hasContent(ownProperty(from, key))) lost.add(pathOf(key));
    },
  };
}

/** Returns the text for a value: numbers as written, lists of texts joined; anything else is lost. */
function readText(value: unknown, separator: string, limit: number, path: string, lost: LostPaths): string {
  const parts = Array.isArray(value) ? value : [value];
  const kept = parts.filter((part) => typeof part === 'string' || isNumber(part)).map(String);
  if (parts.some((part) => typeof part === 'object' && hasContent(part))) lost.add(path);
  const joined = kept.join(separator);
  if (hasLoneSurrogate(joined)) lost.add(path);
  const text = normalizeText(joined);
  if (text.length <= limit) return text;
  const trimmed = text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
  if (trimmed.length <= limit) return trimmed;
  lost.add(path);
  return truncateText(trimmed, limit);
}

/** The first `limit` code units of a text, never half a character. */
export function truncateText(text: string, limit: number): string {
  return normalizeText(text.slice(0, limit));
}

/**
 * Returns the first entries of a list that may be damaged, at most `limit`; the others are reported as lost if they
 * have content. An object in place of the list holds the entries as its values (or is the one entry), a text in place
 * of an entry goes to `stray`, a text in place of the list is one entry or, for names, several.
 */
export function readEntries(
  value: unknown,
  path: string,
  stray: string,
  limit: number,
  lost: LostPaths,
): { value: Record<string, unknown>; path: string }[] {
  if (typeof value === 'string') {
    const texts = (stray === 'name' ? value.split(/[,;\n]/) : [value]).filter((text) => text.trim() !== '');
    if (texts.length > limit) lost.add(path);
    return texts.slice(0, limit).map((text) => ({ value: { [stray]: stray === 'name' ? text.trim() : text }, path }));
  }
  if (isRecord(value)) {
    const inner = Object.values(value);
    const keyed = inner.length > 0 && inner.every(isRecord);
    return keyed ? readEntries(inner, path, stray, limit, lost) : hasContent(value) ? [{ value, path }] : [];
  }
  if (!Array.isArray(value)) {
    if (hasContent(value)) lost.add(path);
    return [];
  }
  const entries: { value: Record<string, unknown>; path: string }[] = [];
  for (const [index, entry] of value.entries() as ArrayIterator<[number, unknown]>) {
    const isText = typeof entry === 'string' && entry.trim() !== '';
    if (entries.length < limit && (isText || isRecord(entry)))
      entries.push({
        value: isText ? { [stray]: entry } : (entry as Record<string, unknown>),
        path: `${path}.${index}`,
      });
    else if (!lost.isFull() && hasContent(isRecord(entry) ? { ...entry, ...NOT_WRITTEN } : entry))
      lost.add(`${path}.${index}`);
  }
  return entries;
}

/** Fields of an entry that may be missing if their texts are blank. */
const NOT_WRITTEN = { id: undefined, level: undefined, current: undefined, kind: undefined };

/** Whether a value holds anything a person could miss: a text, a number, or something with one inside. */
function hasContent(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (isNumber(value)) return true;
  if (typeof value !== 'object' || value === null || depth > 99) return false;
  return Object.values(value).some((inner) => hasContent(inner, depth + 1));
}

function isNumber(value: unknown): boolean {
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value));
}
