import { createStore } from 'zustand/vanilla';
import type { ApiRequest, ApiResponse } from '../../../../shared/api/endpoints.ts';
import type { TranslatedLine, Translation } from '../../../../shared/api/twin.ts';
import type { Gender } from '../../../../shared/improve/guard/grammar.ts';
import { ApiError, serverText, type ApiErrorCode } from '../../../lib/api/apiError.ts';
import { isSessionEnd } from '../../auth/callAgain.ts';
import { pollProgress, type FinishedSections, type ProgressDependencies } from '../../improve/pollProgress.ts';
import type { OpenPair } from './pairActions.ts';

/** A model's translations, while their page is open; the server keeps them longer. */
interface TranslationState {
  /** Request id of the result that pays for all of them. */
  readonly requestId?: string;
  /** Version of the other résumé that the lines are of. */
  readonly of?: number;
  readonly lines: ReadonlyMap<string, TranslatedLine>;
  /** Texts that did not come, and why. */
  readonly failed: Translation['failed'];
  /** Paths of texts that the person writes instead: their own words cost nothing. */
  readonly left: readonly string[];
  readonly isTaken: boolean;
  /** The translation in progress; null if there is none. */
  readonly running: RunningTranslation | null;
  readonly problem: TranslationProblem | null;
}

export interface RunningTranslation {
  /** Start, in ms since 1970. */
  readonly since: number;
  readonly paths: readonly string[];
  /** Sections that have come, or failed. */
  readonly finished: FinishedSections;
}

export interface TranslationProblem {
  readonly code: ApiErrorCode;
  /** The server's text; null if it speaks of improving. */
  readonly text: string | null;
}

interface TranslationDependencies {
  readonly translate: (
    id: string,
    body: ApiRequest<'translatePair'>,
    signal: AbortSignal,
  ) => Promise<ApiResponse<'translatePair'>>;
  /** Pays for a result. */
  readonly accept: (requestId: string) => Promise<unknown>;
  readonly progress: ProgressDependencies;
  readonly now: () => number;
  readonly newId: () => string;
}

const NOTHING: TranslationState = {
  lines: new Map(),
  failed: [],
  left: [],
  isTaken: false,
  running: null,
  problem: null,
};

/**
 * Asks for a translation and pays for it with the first line that is taken. Asked once more for what did not come, or
 * after nobody waited for it, it is the same result.
 */
export function createTranslation({ translate, accept, progress, now, newId }: TranslationDependencies) {
  const state = createStore<TranslationState>(() => NOTHING);
  let waiting: AbortController | null = null;
  /** The id by which the server is polled for progress: asking for the same texts again is the same work. */
  let work = { of: '', id: '' };
  return { state, ask, stop, pay, leave, linesOf };

  async function ask({ mine, other }: OpenPair, paths: readonly string[], gender?: Gender): Promise<void> {
    if (waiting || paths.length === 0) return;
    const controller = (waiting = new AbortController());
    const { signal } = controller;
    const before = state.getState().of === other.version ? state.getState() : NOTHING;
    const lineOf = before.failed.length > 0 ? before.requestId : undefined;
    const about = { ...(gender && { gender }), ...(lineOf !== undefined && { lineOf }) };
    const body = { other: other.version, paths: [...paths], ...about };
    const asked = JSON.stringify(body);
    if (work.of !== asked) work = { of: asked, id: newId() };
    const running: RunningTranslation = { since: now(), paths, finished: [] };
    state.setState({ ...before, running, problem: null });
    void pollProgress(work.id, (finished) => state.setState({ running: { ...running, finished } }), progress, signal);
    try {
      const answer = await translate(mine.id, { ...body, progress: work.id }, signal);
      if (signal.aborted) return;
      const { lines, isTaken } = state.getState();
      state.setState({
        requestId: lineOf ?? answer.requestId,
        of: other.version,
        lines: new Map([...lines, ...answer.lines.map((line) => [line.path, line] as const)]),
        failed: answer.failed,
        isTaken: lineOf === undefined ? answer.taken : isTaken,
      });
    } catch (error) {
      if (!signal.aborted && !isSessionEnd(error)) state.setState({ problem: toProblem(error) });
    } finally {
      if (waiting === controller) stop();
    }
  }

  /** Stops waiting: the server goes on and keeps the result for the next request. */
  function stop(): void {
    waiting?.abort();
    waiting = null;
    state.setState({ running: null });
  }

  /** Pays, once; answers whether a line may be taken. */
  async function pay(): Promise<boolean> {
    const { requestId, isTaken } = state.getState();
    if (isTaken || requestId === undefined) return isTaken;
    state.setState({ problem: null });
    try {
      await accept(requestId);
      state.setState({ isTaken: true });
      return true;
    } catch (error) {
      if (!isSessionEnd(error)) state.setState({ problem: toProblem(error) });
      return false;
    }
  }

  function leave(path: string): void {
    state.setState(({ left }) => ({ left: [...left, path] }));
  }

  /** The lines of this version of the other résumé: an older one translates other words. */
  function linesOf(version: number): TranslationState['lines'] {
    const { of, lines } = state.getState();
    return of === version ? lines : NOTHING.lines;
  }
}

function toProblem(error: unknown): TranslationProblem {
  const code = error instanceof ApiError ? error.code : 'internal';
  const isOfImproving = code.startsWith('improve_') || code === 'not_found' || code === 'timeout';
  return { code, text: isOfImproving ? null : (serverText(error) ?? null) };
}
