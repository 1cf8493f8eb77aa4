import { PLACE_TABLE } from '../../lexicon/placeTable.ts';
import { parseNameTable } from './parseNameTable.ts';

/** First names that are no everyday word. Surnames and the rest are found by titles before them, and by capitals. */
export const FIRST_NAMES = parseNameTable(`
רונית | יוסי | דנה | שלמה | משה | יעקב | אברהם | יצחק | שרה | רחל | מיכל | אסתר | מרים | רבקה | נועה | איתן
איתי | עומר | יונתן | דניאל | רועי | אסף | עידו | מאיה | הילה | ליאת | אורית | סיגל | אילנה | מוחמד | אחמד
פאטמה | איבן | סבטלנה | אולגה
`);

/** Towns and regions. */
export const PLACE_NAMES = parseNameTable(PLACE_TABLE.replaceAll('*', ''));
