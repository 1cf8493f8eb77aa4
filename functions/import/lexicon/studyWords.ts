import { parseWordList } from './parseWordList.ts';

/** Words that begin what was studied within a degree, and name no school: `תיכון הגליל, מגמת מכונאות`. */
export const SUBJECT_WORDS = parseWordList(`
מגמת | במגמת | מורחב | הרחבה | התמחות | בהתמחות | התמקדות | בהצטיינות | בהצטיינות יתרה
major in | majoring in | minor in | specialising in | specializing in | specialisation in | specialization in
concentration in | with honours | with honors | focus on
`);

/** Words that say how one studied, and name neither a degree nor a school. */
export const STUDY_MODES = parseWordList(`
בערב | לימודי ערב | בהתכתבות | בלימודי חוץ | במקביל לעבודה | לימודים מרחוק
part time | part-time | full time | full-time | evening classes | by correspondence | distance learning
`);
