import type { WholeSide } from '../../../../shared/api/pairs.ts';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { takeField } from '../../../../shared/resume/takeField.ts';
import { isAgreed, pairChanges } from '../../../../shared/twin/pairState.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { recordSaved } from '../../cloud/index.ts';
import { isAhead } from '../groupResumes.ts';
import { saveOver } from '../resumeActions.ts';
import { calls, profileCalls } from '../calls.ts';

/** A résumé with the same one in another language, as both are saved, and what both agree on; its own first. */
export interface OpenPair {
  readonly mine: SavedResume;
  readonly other: SavedResume;
  readonly sides: readonly [WholeSide, WholeSide];
}

/** The paths of an answer: those that it decides, and those that have no words here yet. */
interface PairAnswer {
  readonly paths?: readonly string[];
  readonly open?: readonly string[];
}

/** Makes a saved résumé in another language, once for a request id. Throws ApiError storage_limit_reached, conflict. */
export async function makeTwin(
  { id, version }: SavedResume,
  twin: {
    readonly name: string;
    readonly data: ResumeData;
    readonly open: readonly string[];
    readonly requestId: string;
  },
) {
  const made = await profileCalls.createTwin({ id }, { ...twin, open: [...twin.open], version });
  recordSaved(made.resume);
  return made;
}

/** The base as it was when it and its twin agreed, and that twin. */
export interface PairOfBase {
  readonly common: ResumeData;
  readonly other: ResumeData;
}

/** Undefined if it has no twin, or that does not come: a copy of it is then translated anew. */
export async function readPairOfBase(id: string): Promise<PairOfBase | undefined> {
  try {
    const { sides } = await profileCalls.readPair({ id });
    return { common: sides[0].common, other: (await calls.readResume({ id: sides[0].of })).data };
  } catch {
    return undefined;
  }
}

/** Reads a pair; what is the same in every language comes over from the other side by that. Throws ApiError. */
export async function openPair(id: string): Promise<OpenPair> {
  const { sides } = await profileCalls.readPair({ id });
  const [mine, other] = await Promise.all([calls.readResume({ id }), calls.readResume({ id: sides[0].of })]);
  const pair: OpenPair = { mine, other, sides };
  const { followed } = pairChanges(sides[1].common, other.data, mine.data);
  if (followed !== mine.data) return answerPair(pair, followed);
  // Nothing but versions is newer: the lists of résumés need not say that something waits.
  const isStale = sides.some((side) => {
    const [now, to] = side.id === id ? [mine, other] : [other, mine];
    return isAhead(side, now) && isAgreed(side.common, now.data, to.data);
  });
  return isStale ? answerPair(pair, mine.data) : pair;
}

/**
 * Saves what a side has from now, and that both agree on what was answered. Of the two only the first is there where it
 * is cut short: the other is done when the pair is opened next. Throws ApiError.
 */
export async function answerPair(
  { mine, other, sides }: OpenPair,
  data: ResumeData,
  { paths = [], open = [] }: PairAnswer = {},
): Promise<OpenPair> {
  const saved = data === mine.data ? mine : await saveSide(mine, data);
  const versions = { mine: saved.version, other: other.version, version: sides[0].version };
  // A template that is not theirs to take is answered as well.
  const answered = saved.data.templateId === data.templateId ? paths : [...paths, 'templateId'];
  const agreed = await profileCalls.agreePair({ id: mine.id }, { ...versions, paths: [...answered], open: [...open] });
  return { mine: saved, other, sides: agreed.sides };
}

async function saveSide(mine: SavedResume, data: ResumeData): Promise<SavedResume> {
  try {
    return await saveOver(mine, data, 'twin');
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'premium_template') throw error;
    return saveOver(mine, takeField(data, mine.data, { path: 'templateId' }), 'twin');
  }
}
