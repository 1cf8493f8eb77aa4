import type { FieldChange } from './changesSince.ts';
import { allIds, type ResumeData } from './schema.ts';

type NodeFields = Readonly<Record<string, unknown>>;
type ListNode = NodeFields & { readonly id: string };

/**
 * Returns the résumé with one field, or one entry, taken from `source`; if `source` has none, it is removed. A field of
 * an entry that the résumé lacks brings the whole entry, to its place in `source`. The result may exceed a résumé's
 * limits: the caller must check before storing it.
 */
export function takeField(resume: ResumeData, source: ResumeData, { path }: Pick<FieldChange, 'path'>): ResumeData {
  const taken = takeInto(resume, source, path.split('/')) as ResumeData;
  if (path === 'templateId') return takeInto(taken, source, ['templateVersion']) as ResumeData;
  return withUniqueIds(taken, path);
}

/** The same for several changes, one after the other. */
export const takeFields = (resume: ResumeData, source: ResumeData, changes: readonly Pick<FieldChange, 'path'>[]) =>
  changes.reduce((taken, change) => takeField(taken, source, change), resume);

function takeInto(target: NodeFields, source: NodeFields, [key = '', ...rest]: readonly string[]): NodeFields {
  const [ours, theirs] = [Object.entries(target), new Map(Object.entries(source))];
  const [has, gets] = [ours.find(([name]) => name === key)?.[1], theirs.get(key)];
  const put = (value: unknown) => ({ ...target, [key]: value });
  if (rest.length === 0)
    return gets === undefined ? Object.fromEntries(ours.filter(([name]) => name !== key)) : put(gets);
  // A list that is empty may be absent on either side.
  if (Array.isArray(gets ?? has)) return put(takeEntry((has ?? []) as ListNode[], (gets ?? []) as ListNode[], rest));
  return put(takeInto((has ?? {}) as NodeFields, (gets ?? {}) as NodeFields, rest));
}

function takeEntry(
  entries: readonly ListNode[],
  source: readonly ListNode[],
  [id = '', ...rest]: readonly string[],
): ListNode[] {
  const theirs = source.find((entry) => entry.id === id);
  const others = entries.filter((entry) => entry.id !== id);
  if (!theirs) return others;
  if (others.length < entries.length)
    return entries.map((entry) =>
      entry.id === id ? ((rest.length === 0 ? theirs : takeInto(entry, theirs, rest)) as ListNode) : entry,
    );
  const before = source.slice(0, source.indexOf(theirs)).map((entry) => entry.id);
  const place = others.findLastIndex((entry) => before.includes(entry.id)) + 1;
  return others.toSpliced(place, 0, theirs);
}

/** Removes other copies of the entry at `path`, which exist if it moved from one custom section to another. */
function withUniqueIds(resume: ResumeData, path: string): ResumeData {
  const ids = allIds(resume);
  const seen = new Set<string>();
  const twice = new Set(ids.filter((id) => seen.has(id) || !seen.add(id)));
  if (twice.size === 0) return resume;
  const customSections = resume.customSections.map((section) => ({
    ...section,
    items: section.items.filter(
      ({ id }) => !twice.has(id) || `customSections/${section.id}/items/${id}`.startsWith(path),
    ),
  }));
  return { ...resume, customSections };
}
