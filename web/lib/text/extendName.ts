import { MAX_RESUME_NAME_LENGTH } from '../../../shared/resume/limits.ts';

/**
 * A résumé's name made from another's, such as `Banks (2)`: where both are longer than a name may be, the end of the
 * first gives way, since what is added is what tells the two apart. Without the marks of direction that texts of
 * screens have around a value: a name is stored.
 */
export function extendName(name: string, addition: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  const room = MAX_RESUME_NAME_LENGTH - ` ${addition}`.length;
  while (characters.join('').length > room) characters.pop();
  return `${characters.join('').trimEnd()} ${addition}`;
}
