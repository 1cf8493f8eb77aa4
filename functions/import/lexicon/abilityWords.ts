import { parseWordList } from './parseWordList.ts';

/** What one can do in a language by speaking. */
export const SPEAKING_WORDS = parseWordList(`
speaking | spoken | speech | oral | verbal | conversation | דיבור | שיחה | בעל פה | בעלפה
`);

/** What one can do in a language, and words for how well; none is the name of a language. */
export const ABILITY_WORDS = parseWordList(`
reading | read | writing | written | listening | understanding | comprehension | translation | interpreting
vocabulary | grammar | typing | level | proficiency | fluency | overall | other | others | general
קריאה | כתיבה | כתב | הבנה | הבנת הנקרא | הבנת הנשמע | שמיעה | האזנה | תרגום | תרגום סימולטני | אוצר מילים | דקדוק
הקלדה | ניסוח | רמה | רמת שליטה | שליטה | ידע | נוספות | אחרות | כללי | שפה | שפות
`);
