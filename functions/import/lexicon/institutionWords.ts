import { parseWordList } from './parseWordList.ts';

/** Words that names of schools are made of. Hebrew and English, without case. */
export const INSTITUTION_WORDS = parseWordList(`
university | college | institute | school | academy | technion | polytechnic | faculty | campus | high school
seminary | yeshiva | open university | conservator | bootcamp | mit | ucla | אוניברסיט | האוניברסיט | מכללת
מכללה | המכללה | טכניון | הטכניון | מכון | המכון | בית ספר | בית הספר | בי"ס | ביה"ס | תיכון | ישיבת | ישיבה
אורט | עמל | האקדמיה | אקדמיה | הקריה | המרכז האקדמי | המרכז | מרכז | סמינר | אולפנת | אולפנה | בצלאל | שנקר
מדרשת | ג'ון ברייס | מועצת | לשכת | משרד | בסמ"ח | רופין | ספיר | אפקה | הפקולטה | שירותי
`);
