import { ownProperty } from '../platform/ownProperty.ts';
import type { Occupation } from '../resume/occupations/occupations.ts';

/**
 * Templates that suit an occupation, the best first and one for free among them: by its id, or by the beginning of its
 * code in the standard classification (ISCO-08), of which the longest counts. The last row is everybody else's.
 */
export const TRADE_TEMPLATES = {
  student: ['fresh', 'professional', 'minimal', 'classic'],
  lawStudent: ['fresh', 'elegant', 'classic', 'professional'],
  computerScienceStudent: ['fresh', 'tech', 'minimal', 'professional'],
  '0': ['classic', 'civic', 'timeline', 'professional'],
  '1': ['executive', 'professional', 'modern', 'compact'],
  '133': ['tech', 'executive', 'professional', 'sideline'],
  '134': ['civic', 'classic', 'executive', 'professional'],
  '14': ['professional', 'modern', 'timeline', 'classic'],
  '21': ['blueprint', 'compact', 'professional', 'tech'],
  '212': ['tech', 'compact', 'professional', 'minimal'],
  '2161': ['minimal', 'blueprint', 'creative', 'editorial'],
  '2166': ['creative', 'minimal', 'editorial', 'modern'],
  '22': ['classic', 'professional', 'civic', 'timeline'],
  '23': ['classic', 'civic', 'professional', 'academic'],
  '231': ['academic', 'classic', 'compact', 'professional'],
  '24': ['professional', 'classic', 'compact', 'elegant'],
  '242': ['professional', 'sideline', 'compact', 'modern'],
  '243': ['modern', 'sideline', 'professional', 'minimal'],
  '25': ['tech', 'compact', 'professional', 'minimal'],
  '261': ['elegant', 'classic', 'civic', 'executive'],
  '263': ['academic', 'classic', 'civic', 'professional'],
  '264': ['editorial', 'minimal', 'modern', 'professional'],
  '31': ['blueprint', 'professional', 'compact', 'classic'],
  '32': ['classic', 'professional', 'civic', 'timeline'],
  '33': ['professional', 'classic', 'modern', 'sideline'],
  '332': ['modern', 'professional', 'sideline', 'timeline'],
  '334': ['professional', 'classic', 'civic', 'minimal'],
  '341': ['fresh', 'elegant', 'classic', 'civic'],
  '342': ['modern', 'fresh', 'professional', 'timeline'],
  '343': ['creative', 'minimal', 'editorial', 'modern'],
  '3434': ['elegant', 'modern', 'professional', 'timeline'],
  '35': ['tech', 'professional', 'compact', 'minimal'],
  '4': ['professional', 'classic', 'fresh', 'minimal'],
  '51': ['professional', 'elegant', 'fresh', 'modern'],
  '52': ['fresh', 'professional', 'modern', 'classic'],
  '53': ['classic', 'fresh', 'professional', 'timeline'],
  '54': ['civic', 'timeline', 'classic', 'professional'],
  '': ['professional', 'classic', 'timeline', 'compact'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Ids of the templates that suit an occupation, the best first. */
export function templatesForTrade({ id, isco }: Pick<Occupation, 'id' | 'isco'>): readonly string[] {
  const keys = [id, ...[4, 3, 2, 1].map((length) => isco.slice(0, length))];
  return keys.map((key) => ownProperty(TRADE_TEMPLATES, key)).find(Boolean) ?? TRADE_TEMPLATES[''];
}
