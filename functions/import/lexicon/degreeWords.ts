import { parseWordList } from './parseWordList.ts';

/** Words and abbreviations of degrees, certificates and courses. Hebrew and English, without case. */
export const DEGREE_WORDS = parseWordList(`
b.a | ba | b.sc | bsc | bs | b.s | b.ed | b.des | b.arch | llb | ll.b | m.a | ma | m.sc | msc | ms | m.s | mba
m.b.a | m.ed | ph.d | phd | md | m.d | llm | mfa | bfa | b.f.a | bachelor | master | doctor | doctorate
diploma | certificate | certified | certification | associate degree | degree | high school diploma
matriculation | bagrut | minor | major | course | program | bootcamp | training | license | licence
postgraduate | undergraduate | exchange | practical engineer | apprenticeship | studies | a-levels | gcse | תואר
בוגר | בוגרת | מוסמך | מוסמכת | דוקטור | דוקטורט | תעודה | תעודת | דיפלומה | הנדסאי | הנדסאית | בגרות | רישיון
רשיון | קורס | לימודי | השתלמות | הכשרה | הכשרת | הסמכה | הסמכת | התמחות | טכנאי | מכינה | קדם | סטאז' | תכנית
תוכנית | מגמה | מגמת | 12 שנות | שנות לימוד | פוסט
`);
