/**
 * Names in local storage. `resumeData` and `importedResumeData` are required (AUTO-01, UP-05)
 * and hold a résumé's JSON and nothing else; what else belongs to the draft stands under sibling keys.
 */
export const LOCAL_STORAGE_KEYS = {
  resume: 'resumeData',
  imported: 'importedResumeData',
  meta: 'resumeData.meta',
  journal: 'resumeData.journal',
  aside: 'resumeData.aside',
  /** Of one signed-in person, while somebody else uses the browser. */
  drawer: (owner: string) => `resumeData.of.${owner}`,
} as const;

/** Names in the database. */
export const DATABASE_KEYS = {
  draft: 'draft',
  journal: 'journal',
  asidePrefix: 'aside:',
  aside: (id: string) => `aside:${id}`,
  drawer: (owner: string) => `owner:${owner}`,
} as const;

/** Milliseconds from the last change to the full save (AUTO-01). */
export const AUTOSAVE_DELAY_MS = 1_000;
/** Milliseconds after which saved and error labels clear (CLOUD-02). */
export const STATUS_LABEL_MS = 3_000;
/** How many set-aside drafts one person keeps; the oldest go. */
export const MAX_HISTORY_ENTRIES = 20;
/** Characters that set-aside drafts may take in local storage, where there is no database. */
export const MAX_HISTORY_CHARACTERS = 1_000_000;
