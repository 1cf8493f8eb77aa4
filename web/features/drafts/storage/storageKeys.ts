/**
 * Keys in local storage. `resumeData` and `importedResumeData` are required (AUTO-01, UP-05) and hold a résumé's JSON
 * and nothing else; everything else of the draft has its own key beside them.
 */
export const LOCAL_STORAGE_KEYS = {
  resume: 'resumeData',
  imported: 'importedResumeData',
  meta: 'resumeData.meta',
  journal: 'resumeData.journal',
  aside: 'resumeData.aside',
  /** Written and removed at the start, to see whether there is storage. */
  probe: 'resumeData.probe',
  /** Per-user draft of one signed-in person, while somebody else uses the browser. */
  drawer: (owner: string) => `resumeData.of.${owner}` as const,
} as const;

/** Keys in the database. */
export const DATABASE_KEYS = {
  draft: 'draft',
  journal: 'journal',
  asidePrefix: 'aside:',
  aside: (id: string) => `aside:${id}` as const,
  drawer: (owner: string) => `owner:${owner}` as const,
} as const;

/** Debounce: milliseconds from the last change to the full save (AUTO-01). */
export const AUTOSAVE_DELAY_MS = 1_000;
/** Milliseconds after which the saved and error status clears (CLOUD-02). */
export const STATUS_LABEL_MS = 3_000;
/** Maximum number of entries in one person's draft history; the oldest are removed. */
export const MAX_HISTORY_ENTRIES = 20;
/** Characters that the draft history may use in local storage, if there is no database. */
export const MAX_HISTORY_CHARACTERS = 1_000_000;
