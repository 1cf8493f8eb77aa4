import { parseWordList } from './parseWordList.ts';

/** Words that end the name of a firm by law. */
export const LEGAL_FORMS = parseWordList(`
plc | ltd | limited | inc | llc | llp | lp | corp | gmbh | ag | kg | bv | nv | sa | sarl | sas | srl | spa | oy | ab
aps | pty ltd | pvt ltd | sp z o o | בע"מ | בע״מ | בעמ | חל"צ | חל״צ | ע"ר | ע״ר
`);

/** Kinds of sites: what has such a word at its end, or in Hebrew at its beginning, is where one works. */
export const SITE_WORDS = parseWordList(`
airport | terminal | industrial zone | industrial area | industrial estate | industrial park | business park
science park | technology park | retail park | shopping centre | shopping center | mall | junction | harbour | harbor
free zone | נמל תעופה | שדה תעופה | שדה התעופה | נתב"ג | נתב״ג | טרמינל | אזור תעשייה | אזור התעשייה | איזור התעשייה
אזור תעשיה | אזור התעשיה | א.ת. | א.ת | פארק תעשיות | פארק התעשיות | קריית המדע | קניון | צומת | מתחם | נמל
`);
