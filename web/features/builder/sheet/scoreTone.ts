import type { ScoreLevel } from '../../../../shared/resume/score.ts';

/** Green from "strong" on; Jaffa while there is much to win. */
export function scoreTone(level: ScoreLevel): 'good' | 'accent' | 'second' {
  if (level === 'excellent' || level === 'strong') return 'good';
  return level === 'good' ? 'accent' : 'second';
}
