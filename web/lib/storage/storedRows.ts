import { parseJson } from './parseJson.ts';

/**
 * Everything that the product keeps in a browser, one row for each key. What is not a row cannot be written: the types
 * of the storages know these keys alone. Whose it is decides what becomes of it when a session ends (decision 51):
 *
 * - `device`: a setting of this browser, and files that are the same for everybody. Stays.
 * - `session`: who is signed in. The sign-in code writes and removes it.
 * - `work`: what somebody wrote or paid for and could not get again. Stays for its owner, and is shown to nobody else.
 *   Goes when the account is deleted.
 * - `beside`: what belongs to work. Waits for its owner where the session ended by itself; goes when they sign out,
 *   when the account is deleted and when somebody else signs in.
 * - `passing`: a step of a way through other pages. Goes when nobody is signed in or waited for.
 */
export type Ownership = 'device' | 'session' | 'work' | 'beside' | 'passing';

/** `database` is IndexedDB (browserDatabase.ts), `session` the storage of one tab, `cache` that of the worker. */
export type StoragePlace = 'local' | 'session' | 'database' | 'cache' | 'cookie';

export interface StoredRow {
  readonly place: StoragePlace;
  /** The key, or what the keys begin with. */
  readonly key: string;
  readonly isPrefix?: true;
  readonly holds: string;
  readonly whose: Ownership;
  /** Finds the owner's id; null: nobody's, which is the next one's who signs in. Absent if nobody owns it. */
  readonly ownerOf?: (entry: StoredEntry) => string | null;
  /** It is a list, of which each item has its owner. */
  readonly isList?: true;
}

export interface StoredEntry {
  /** The key without the row's prefix. */
  readonly rest: string;
  /** For a text, the value that its JSON holds. */
  readonly value: unknown;
  /** Another entry of the same storage. */
  readonly read: (key: string) => unknown;
}

const ownerIn = (value: unknown): string | null => {
  const { owner } = Object(value) as { owner?: unknown };
  return typeof owner === 'string' ? owner : null;
};
const inValue = ({ value }: StoredEntry) => ownerIn(value);
const inKey = ({ rest }: StoredEntry) => rest || null;
const inMetadata = ({ read }: StoredEntry) => ownerIn(read('resumeData.meta'));
const inNote = ({ read }: StoredEntry) => ownerIn(read('importedResumeData.found'));
const inDraft = ({ read }: StoredEntry) =>
  ownerIn(parseJson((Object(read('draft')) as { meta?: string | null }).meta ?? null));

/** The table; {@link sweepStorage} carries out what it says. */
export const STORED_ROWS = [
  { place: 'local', key: 'language', holds: 'the chosen language', whose: 'device' },
  { place: 'cookie', key: 'language', holds: 'the same, for the server of the pages', whose: 'device' },
  { place: 'local', key: 'consent', holds: 'the answer about counting visits', whose: 'device' },
  { place: 'local', key: 'pdfCarriesData', holds: 'whether PDFs carry their data', whose: 'device' },
  { place: 'local', key: 'storageRiskTold', holds: 'which notice about storage was closed', whose: 'device' },
  { place: 'local', key: 'import.fileKept', holds: 'that a file may be kept in the database', whose: 'device' },
  { place: 'cache', key: 'korot-', isPrefix: true, holds: 'files of the site', whose: 'device' },

  { place: 'local', key: 'account', holds: 'who is signed in, or whose session has ended', whose: 'session' },
  { place: 'local', key: 'CognitoIdentityServiceProvider.', isPrefix: true, holds: 'tokens', whose: 'session' },

  { place: 'local', key: 'resumeData', holds: 'the draft', whose: 'work', ownerOf: inMetadata },
  { place: 'local', key: 'resumeData.meta', holds: 'its name, owner and copy', whose: 'work', ownerOf: inMetadata },
  { place: 'local', key: 'resumeData.journal', holds: 'its last changes', whose: 'work', ownerOf: inMetadata },
  { place: 'local', key: 'resumeData.aside', holds: 'earlier drafts', whose: 'work', ownerOf: inValue, isList: true },
  { place: 'local', key: 'resumeData.of.', isPrefix: true, holds: 'a waiting draft', whose: 'work', ownerOf: inKey },
  { place: 'database', key: 'draft', holds: 'the draft again', whose: 'work', ownerOf: inDraft },
  { place: 'database', key: 'journal', holds: 'its last changes', whose: 'work', ownerOf: inDraft },
  { place: 'database', key: 'aside:', isPrefix: true, holds: 'an earlier draft', whose: 'work', ownerOf: inValue },
  { place: 'database', key: 'owner:', isPrefix: true, holds: 'a waiting draft', whose: 'work', ownerOf: inKey },
  { place: 'database', key: 'review:', isPrefix: true, holds: 'what an import left', whose: 'work', ownerOf: inKey },
  { place: 'local', key: 'resumeData.waiting', holds: 'a save still to be sent', whose: 'work', ownerOf: inValue },
  { place: 'local', key: 'purchase', holds: 'a purchase whose end is not known', whose: 'work', ownerOf: inValue },

  { place: 'local', key: 'resumeData.ads', holds: 'job ads', whose: 'beside', ownerOf: inValue, isList: true },
  {
    place: 'local',
    key: 'resumeData.adNotes',
    holds: 'answers about what job ads ask for',
    whose: 'beside',
    ownerOf: inValue,
    isList: true,
  },
  {
    place: 'session',
    key: 'builder.ai',
    holds: 'what an improvement is to be',
    whose: 'beside',
    ownerOf: inValue,
    isList: true,
  },
  { place: 'local', key: 'resumeData.improvement', holds: 'an open improvement', whose: 'beside', ownerOf: inValue },
  { place: 'local', key: 'resumeData.improvement.left', holds: 'one that was left', whose: 'beside', ownerOf: inValue },
  {
    place: 'local',
    key: 'resumeData.texts',
    holds: 'improvements of single texts',
    whose: 'beside',
    ownerOf: inValue,
    isList: true,
  },
  { place: 'local', key: 'importedResumeData', holds: 'an imported résumé', whose: 'beside', ownerOf: inNote },
  { place: 'local', key: 'importedResumeData.found', holds: 'notes of the import', whose: 'beside', ownerOf: inNote },
  { place: 'session', key: 'importedResumeData', holds: 'the same', whose: 'beside', ownerOf: inNote },
  { place: 'session', key: 'importedResumeData.found', holds: 'its notes', whose: 'beside', ownerOf: inNote },
  { place: 'database', key: 'import.kept', holds: 'a file to be imported', whose: 'beside', ownerOf: inValue },

  { place: 'session', key: 'import.kept', holds: 'which kept file is this tab’s', whose: 'passing' },
  { place: 'session', key: 'signIn.redirected', holds: 'where a sign-in leads back to', whose: 'passing' },
  { place: 'session', key: 'payment.from', holds: 'where a payment leads back to', whose: 'passing' },
  { place: 'session', key: 'payment.returned', holds: 'that a payment has come back', whose: 'passing' },
  { place: 'local', key: 'resumeData.probe', holds: 'whether storage works', whose: 'passing' },
  { place: 'local', key: 'korot-sign-in', holds: 'a message, for a moment', whose: 'passing' },
  { place: 'local', key: 'korot-payment', holds: 'a message, for a moment', whose: 'passing' },
] as const satisfies readonly StoredRow[];

type KeyOfRow<Row, Place> = Row extends { readonly place: Place; readonly key: infer Key extends string }
  ? Row extends { readonly isPrefix: true }
    ? `${Key}${string}`
    : Key
  : never;

/** The keys of a storage that are rows. */
export type KeyIn<Place extends StoragePlace> = KeyOfRow<(typeof STORED_ROWS)[number], Place>;
