import { useRef, useState } from 'react';
import type { TranslatedLine } from '../../../../shared/api/twin.ts';
import type { Gender } from '../../../../shared/improve/guard/grammar.ts';
import { ApiError, serverText, type ApiErrorCode } from '../../../lib/api/apiError.ts';
import { api } from '../../../lib/api/client.ts';
import { profileApi } from '../../../lib/api/profileApi.ts';
import { refreshProfile } from '../../auth/profile.ts';
import type { OpenPair } from './pairActions.ts';

/** What a model made of texts of the other language, while its page is open; the server keeps it longer. */
interface TranslationState {
  /** Of the result that pays for all of them. */
  readonly requestId?: string;
  /** Version of the other résumé that the lines are of. */
  readonly of?: number;
  readonly lines: ReadonlyMap<string, TranslatedLine>;
  /** Paths of texts that did not come. */
  readonly failed: readonly string[];
  /** Paths of texts that the person writes instead: their own words cost nothing. */
  readonly left: readonly string[];
  readonly isTaken: boolean;
  readonly isAsking: boolean;
  readonly problem: TranslationProblem | null;
}

export interface TranslationProblem {
  readonly code: ApiErrorCode;
  /** The server's text; null where it speaks of improving. */
  readonly text: string | null;
}

const NOTHING: TranslationState = {
  lines: new Map(),
  failed: [],
  left: [],
  isTaken: false,
  isAsking: false,
  problem: null,
};

export type PairTranslation = ReturnType<typeof useTranslation>;

/**
 * Asks for a translation and pays for it with the first line that is taken. Asked once more for what did not come, it
 * is the same result.
 */
export function useTranslation() {
  const [state, setState] = useState(NOTHING);
  const isAsking = useRef(false);

  async function ask({ mine, other }: OpenPair, paths: readonly string[], gender?: Gender): Promise<void> {
    if (isAsking.current || paths.length === 0) return;
    isAsking.current = true;
    const before = state.of === other.version ? state : NOTHING;
    const lineOf = before.failed.length > 0 ? before.requestId : undefined;
    setState({ ...before, isAsking: true, problem: null });
    try {
      const answer = await profileApi.translatePair(
        { id: mine.id },
        { other: other.version, paths: [...paths], ...(gender && { gender }), ...(lineOf !== undefined && { lineOf }) },
      );
      setState((now) => ({
        ...now,
        requestId: lineOf ?? answer.requestId,
        of: other.version,
        lines: new Map([...now.lines, ...answer.lines.map((line) => [line.path, line] as const)]),
        failed: answer.failed.map(({ path }) => path),
        isTaken: lineOf === undefined ? answer.taken : now.isTaken,
        isAsking: false,
      }));
    } catch (error) {
      setState((now) => ({ ...now, isAsking: false, problem: toProblem(error) }));
    } finally {
      isAsking.current = false;
    }
  }

  /** Pays, once; answers whether a line may be taken. */
  async function pay(): Promise<boolean> {
    const { requestId, isTaken } = state;
    if (isTaken || requestId === undefined) return isTaken;
    setState((now) => ({ ...now, problem: null }));
    try {
      await api.acceptImprovement({ requestId });
      setState((now) => ({ ...now, isTaken: true }));
      void refreshProfile().catch(() => undefined);
      return true;
    } catch (error) {
      setState((now) => ({ ...now, problem: toProblem(error) }));
      return false;
    }
  }

  const leave = (path: string) => setState((now) => ({ ...now, left: [...now.left, path] }));

  /** The lines of this version of the other résumé: what is older is of other words. */
  const linesOf = (version: number) => (state.of === version ? state.lines : NOTHING.lines);

  return { ...state, ask, pay, leave, linesOf };
}

function toProblem(error: unknown): TranslationProblem {
  const code = error instanceof ApiError ? error.code : 'internal';
  const isOfImproving = code.startsWith('improve_') || code === 'not_found' || code === 'timeout';
  return { code, text: isOfImproving ? null : (serverText(error) ?? null) };
}
