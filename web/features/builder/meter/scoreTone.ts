import type { ScoreLevel } from '../../../../shared/resume/score.ts';

/** Green from "strong" on; Jaffa (orange) while much can be improved. */
export function scoreTone(level: ScoreLevel): 'good' | 'accent' | 'second' {
  if (level === 'excellent' || level === 'strong') return 'good';
  return level === 'good' ? 'accent' : 'second';
}
