import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../shared/errors.ts';
import { changesOf, outcomeOf, previewed, safe, type Outcome } from '../../shared/improve/changes.ts';
import { sectionsOf, type ImproveResponse } from '../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { ledger } from '../data/ledger.ts';
import type { StoredResult } from '../data/ledgerRows.ts';
import type { Model } from './model.ts';
import type { Teller } from './progressStore.ts';
import type { Wish } from './section.ts';
import { IMPROVE_SECONDS, improveSections, type Improved } from './sections.ts';
import type { withheldStore } from './withheldStore.ts';

interface Call extends Wish {
  readonly userId: string;
  readonly requestId: string;
  readonly resume: ResumeData;
}

interface Means {
  readonly credits: ReturnType<typeof ledger>;
  readonly model: Model;
  /** Keeps what nobody has paid for. */
  readonly withheld: Pick<ReturnType<typeof withheldStore>, 'keep'>;
  /** Told of each section that ends before the last. */
  readonly progress?: Teller;
  /** Until what has come is what there is. */
  readonly milliseconds?: number | undefined;
}

/** Milliseconds between two looks at a request that another call works on. */
const LOOK_AGAIN = 300;

/**
 * One improvement, paid when at least one section really changed (AI-08): reserve, ask the model, spend
 * and store in one write. Whatever goes wrong in between gives back. The same request again answers what is stored. An
 * answer that is all withheld costs nothing, and its texts stay here until they are asked for and paid (take.ts).
 *
 * Throws no_credits, not_enough_credits, user_not_found, no_improvements, improve_invalid_response, improve_failed, timeout.
 */
export async function improveResume({ userId, requestId, resume, ...wish }: Call, { credits, model, withheld, progress, milliseconds = IMPROVE_SECONDS * 1_000 }: Means): Promise<ImproveResponse> {
  const ends = Date.now() + milliseconds;
  const begun = await beginOrWait(credits, userId, requestId, ends);
  if ('stored' in begun) return answerOf(begun.stored);
  let held = true;
  const giveBack = async () => {
    held = false;
    return credits.giveBack(userId, requestId);
  };
  try {
    const improved = await improveSections(resume, wish, model, Math.max(0, ends - Date.now()), progress?.tell);
    const changes = changesOf(resume, improved.improvements, { summaryWritten: wish.summaryOptions !== undefined });
    if (changes.length === 0) throw new AppError(nothingCame(improved));
    const outcome = outcomeOf(changes, improved.failures);
    // A change that has to be confirmed first is no delivery by itself.
    if (safe(changes).length === 0) {
      await withheld.keep(userId, requestId, outcome);
      return { ...previewed(changes, outcome), unpaid: true, aiCredits: await giveBack() };
    }
    const committed = await credits.commit(userId, requestId, outcome, sectionsOf(safe(changes)).join(', '));
    if ('refused' in committed) throw new AppError(committed.refused);
    held = false;
    return answerOf(committed.stored);
  } finally {
    if (held) await giveBack();
    await progress?.told();
  }
}

const answerOf = ({ result, aiCredits }: StoredResult): ImproveResponse => ({ ...(result as Outcome), aiCredits });

/** Reserves; where another call works on the same request, waits for its result. */
async function beginOrWait(credits: Means['credits'], userId: string, requestId: string, ends: number): Promise<{ readonly begun: true } | { readonly stored: StoredResult }> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- looks again after a pause
    const begun = await credits.begin(userId, requestId);
    if ('refused' in begun) throw new AppError(begun.refused);
    if (!('running' in begun)) return begun;
    if (Date.now() + LOOK_AGAIN > ends) throw new AppError('timeout');
    // oxlint-disable-next-line no-await-in-loop
    await pause(LOOK_AGAIN);
  }
}

function nothingCame({ failures }: Improved): 'no_improvements' | 'improve_invalid_response' | 'improve_failed' | 'timeout' {
  const reasons = Object.values(failures);
  if (reasons.length === 0) return 'no_improvements';
  if (reasons.every((reason) => reason === 'invalid')) return 'improve_invalid_response';
  return reasons.every((reason) => reason === 'late') ? 'timeout' : 'improve_failed';
}
