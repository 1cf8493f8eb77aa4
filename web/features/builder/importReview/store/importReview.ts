import { createStore, type StoreApi } from 'zustand/vanilla';
import { keepEntryIds } from '../../../../../shared/resume/ids.ts';
import type { ResumeData } from '../../../../../shared/resume/schema.ts';
import type { CloudCopy, DraftStore } from '../../../drafts/index.ts';
import type { KeyValueDatabase } from '../../../../lib/storage/browserDatabase.ts';
import { onlyNumbers } from '../../../import/index.ts';
import type { Placement } from './placements.ts';
import type { ReviewedPages } from './reviewedPages.ts';
import type { UncertainValue, PartSummary } from './uncertainValues.ts';

/** An unplaced text: still open, placed, or left out by choice. None is ever removed from the list. */
export interface UnplacedText {
  readonly text: string;
  readonly state: 'open' | 'placed' | 'left';
}

/** The review of an import, until the person finishes it. */
export interface ImportReview {
  readonly fileName: string;
  readonly parts: readonly PartSummary[];
  readonly checks: readonly UncertainValue[];
  readonly personal: readonly string[];
  /** Numbers of the pages of which nothing was read. */
  readonly picturePages: readonly number[];
  /** How many documents within the file were not read; none if all were. */
  readonly unreadDocuments?: number;
  readonly unplaced: readonly UnplacedText[];
  /** Whether some of them say in another language what the fields say; those are left out by default. */
  readonly hasSecondVersion?: boolean;
  /** Whether the file hardly looks like a résumé. */
  readonly isHardlyResume?: boolean;
  /** Values that a language model placed and nobody has looked at yet. */
  readonly placements: readonly Placement[];
  /** The places that the texts of the file's pages went to; absent if unknown. */
  readonly pages?: ReviewedPages | undefined;
  /** The résumé that the import replaced; null once another résumé has replaced the import. */
  readonly before: PreviousResume | null;
}

export interface PreviousResume {
  /** Its entry in the draft history; null if it was empty or is in the cloud. */
  readonly asideId: string | null;
  /** Its copy in the cloud as it was; null if it had none. */
  readonly saved: { readonly resume: ResumeData; readonly copy: CloudCopy } | null;
  /** The unfinished review of that résumé, if it was an import too. */
  readonly review?: ImportReview | null;
}

/** External store of the review of the draft's owner, stored beside the draft so that it survives a reload. */
export interface ImportReviewStore {
  readonly state: StoreApi<ImportReviewState>;
  /** Resolves once the stored review is loaded. */
  readonly ready: () => Promise<void>;
  readonly begin: (review: ImportReview) => void;
  readonly update: (changes: Partial<ImportReview>) => void;
  /** Whether a wide screen shows it in place of the sheet. */
  readonly setShown: (shown: boolean) => void;
  readonly finish: () => void;
  /** Undoes the import: the earlier résumé is the draft again, and the imported one goes into the draft history. */
  readonly undo: () => Promise<boolean>;
}

export interface ImportReviewState {
  readonly review: ImportReview | null;
  readonly shown: boolean;
}

const reviewKey = (owner: string | null) => `review:${owner ?? ''}` as const;

/** The state of a review and what a person does in it. `database`: null if the browser has none. */
export function createImportReviewStore(drafts: DraftStore, database: KeyValueDatabase | null) {
  const state = createStore<ImportReviewState>(() => ({ review: null, shown: false }));
  state.subscribe(({ review }, previous) => {
    if (review !== previous.review) keepEntryIds(mentionedEntries(review));
  });
  /** Incremented with each change, so that a stored review that loads late does not replace a newer one. */
  let turn = 0;
  let loading = Promise.resolve();

  function put(review: ImportReview | null): void {
    turn += 1;
    state.setState({ review });
    const stored = review
      ? database?.set(reviewKey(drafts.state.owner), review)
      : database?.delete(reviewKey(drafts.state.owner));
    stored?.catch(() => undefined);
  }

  function load(): Promise<void> {
    loading = read();
    return loading;
  }

  async function read(): Promise<void> {
    const now = (turn += 1);
    state.setState({ review: null, shown: false });
    const stored = await database?.get(reviewKey(drafts.state.owner)).catch(() => undefined);
    if (now !== turn || !isImportReview(stored)) return;
    const review = { ...stored, picturePages: onlyNumbers(stored.picturePages), placements: stored.placements ?? [] };
    state.setState({ review, shown: needsReview(review) });
  }

  drafts.subscribe((now, previous) => {
    if (now.owner !== previous.owner) void load();
    else if (now.epoch !== previous.epoch) release();
  });

  /** Another résumé has replaced the import: only its unplaced texts remain. */
  function release(): void {
    const { review } = state.getState();
    if (!review) return;
    const left = review.unplaced.some((each) => each.state === 'open');
    put(
      left
        ? {
            ...review,
            parts: [],
            checks: [],
            personal: [],
            picturePages: [],
            unreadDocuments: 0,
            placements: [],
            isHardlyResume: false,
            pages: undefined,
            before: null,
          }
        : null,
    );
  }

  return {
    state,
    load,
    ready: () => loading,
    begin(review) {
      put(review);
      state.setState({ shown: needsReview(review) });
    },
    update(changes) {
      const { review } = state.getState();
      if (review) put({ ...review, ...changes });
    },
    setShown: (shown) => state.setState({ shown }),
    finish: () => put(null),
    async undo() {
      const before = state.getState().review?.before;
      if (!before) return false;
      if (before.asideId !== null) {
        if ((await drafts.restoreFromHistory(before.asideId)) === null) return false;
      } else {
        await drafts.replace(before.saved?.resume ?? drafts.newResume(), 'broughtBack', before.saved?.copy);
      }
      put(before.review ?? null);
      return true;
    },
  } satisfies ImportReviewStore & { load: () => Promise<void> };
}

/** The entries that a review mentions: a removed one may come back, and a new one is not among them. */
function mentionedEntries(review: ImportReview | null): Set<string> {
  const fields = review?.pages?.runs.flatMap(({ target, others }) => (target ? [target, ...others] : others)) ?? [];
  const told = [...fields, ...(review?.checks ?? []), ...(review?.placements ?? [])];
  return new Set(told.flatMap(({ entry }) => entry ?? []));
}

/** Whether there is anything to review; a result without doubts needs only a toast. */
export function needsReview(review: ImportReview | null): boolean {
  return (
    review !== null &&
    (review.checks.some(({ isLikely }) => !isLikely) ||
      review.isHardlyResume === true ||
      review.personal.length > 0 ||
      review.picturePages.length > 0 ||
      (review.unreadDocuments ?? 0) > 0 ||
      review.placements.length > 0 ||
      review.hasSecondVersion === true ||
      review.unplaced.some(({ state }) => state === 'open'))
  );
}

function isImportReview(value: unknown): value is ImportReview {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fileName' in value &&
    'unplaced' in value &&
    Array.isArray(value.unplaced) &&
    'checks' in value &&
    Array.isArray(value.checks)
  );
}
