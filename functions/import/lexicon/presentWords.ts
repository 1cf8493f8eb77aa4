import { parseWordList } from './parseWordList.ts';

/**
 * Words beside a period that say how it lies to other ones, and name neither a post nor an employer: `2009-2011
 * (במקביל)`. Hebrew and English, without case.
 */
export const BESIDE_PERIODS = parseWordList(`
במקביל | במקביל ללימודים | במקביל לעבודה | במקביל לתפקיד | תוך כדי לימודים | תוך כדי עבודה | לסירוגין
חלקי | משרה חלקית | במשרה חלקית | חצי משרה | בחצי משרה | משרה מלאה | במשרה מלאה
in parallel | concurrently | concurrent | alongside studies | while studying | on and off
part time | part-time | full time | full-time
`);
