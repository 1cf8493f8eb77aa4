import { parseWordList } from './parseWordList.ts';

/** Words that names of employers are made of. Hebrew and English, without case. */
export const COMPANY_WORDS = parseWordList(`
faculty | הפקולטה | פקולטה | אגף | ltd | inc | llc | llp | gmbh | corp | corporation | co. | company | group
bank | university | college | hospital | school | clinic | medical center | labs | studio | agency
technologies | systems | solutions | industries | partners | associates | holdings | ministry | municipality
city of | idf | foundation | institute | restaurant | hotel | cafe | store | center | centre | services
consulting | software | pharma | airlines | insurance | academy | theatre | theater | museum | magazine | news
media | ventures | capital | robotics | networks | motors | foods | energy | logistics | health | firm
office of | department | district | association | society | בע"מ | בע״מ | בעמ | חברת | קבוצת | רשת | בנק
אוניברסיט | מכללת | המכללה | בית חולים | ביה"ח | בית ספר | בי"ס | תיכון | מרפאת | קופת חולים | כללית | מכבי
מאוחדת | לאומית | משרד | משרדי | עיריית | עירית | מועצה | מועצת | צה"ל | צבא | חיל | משטרת | מלון | מסעדת | קפה
חנות | מרכז | המרכז | סטודיו | טכנולוגיות | מערכות | תעשיות | תעשייה | שירותי | יזמות | אחזקות | נכסים | ביטוח
סוכנות | עמותת | קרן | מכון | גן ילדים | גן | מוסך | מאפיית | סופרמרקט | שופרסל | רמי לוי | אלביט | תנובה | בזק
פלאפון | סלקום | פרטנר | הוט | טבע | אסם | שטראוס | רפאל | התעשייה | אל על | חברה | תיאטרון | מוזיאון | עיתון
מגזין | ושות' | ושות | מפעלי | מפעל | תאגיד | רשות | נמל | הסוכנות | מוסדות | הטכניון | מרכול | פארם | מעבדות
מעבדת | יקב | בית קפה | מוקד
`);

/** Words and abbreviations of degrees, certificates and courses. Hebrew and English, without case. */
export const DEGREE_WORDS = parseWordList(`
b.a | ba | b.sc | bsc | bs | b.s | b.ed | b.des | b.arch | llb | ll.b | m.a | ma | m.sc | msc | ms | m.s | mba
m.b.a | m.ed | ph.d | phd | md | m.d | llm | mfa | bfa | b.f.a | bachelor | master | doctor | doctorate
diploma | certificate | certified | certification | associate degree | degree | high school diploma
matriculation | bagrut | minor | major | course | program | bootcamp | training | license | licence
postgraduate | undergraduate | exchange | practical engineer | apprenticeship | studies | a-levels | gcse | תואר
gcses | igcse | igcses | a levels | nvq | svq | btec | hnc | hnd | leaving cert | junior cert | wassce | waec | ssce
matric | ged | baccalaureate | abitur | sslc | hsc | b.tech | btech | m.tech | b.com | bcom | m.com | b.eng | beng
m.eng | meng | bba | bca | mca | b.pharm | a.a.s | city & guilds
בוגר | בוגרת | מוסמך | מוסמכת | דוקטור | דוקטורט | תעודה | תעודת | דיפלומה | הנדסאי | הנדסאית | בגרות | רישיון
רשיון | קורס | לימודי | השתלמות | הכשרה | הכשרת | הסמכה | הסמכת | התמחות | טכנאי | מכינה | קדם | סטאז' | תכנית
תוכנית | מגמה | מגמת | 12 שנות | שנות לימוד | פוסט
`);

/** Words that names of schools are made of. Hebrew and English, without case. */
export const INSTITUTION_WORDS = parseWordList(`
university | college | institute | school | academy | technion | polytechnic | faculty | campus | high school
gymnasium | lyceum | lycée | liceo | colegio | instituto | universidad | universidade | universiteit | universität
université | università | hochschule | realschule | école | coláiste | scoil | comprehensive | sixth form | tafe
seminary | yeshiva | open university | conservator | bootcamp | mit | ucla | אוניברסיט | האוניברסיט | מכללת
מכללה | המכללה | טכניון | הטכניון | מכון | המכון | בית ספר | בית הספר | בי"ס | ביה"ס | תיכון | ישיבת | ישיבה
אורט | עמל | האקדמיה | אקדמיה | הקריה | המרכז האקדמי | המרכז | מרכז | סמינר | אולפנת | אולפנה | בצלאל | שנקר
מדרשת | ג'ון ברייס | מועצת | לשכת | משרד | בסמ"ח | רופין | ספיר | אפקה | הפקולטה | שירותי
`);

/** Words of what is studied for years. */
export const STUDY_WORDS = parseWordList(`
b.a | ba | b.sc | bsc | bs | b.s | b.ed | b.des | b.arch | llb | ll.b | m.a | ma | m.sc | msc | ms | m.s | mba | m.b.a
m.ed | ph.d | phd | md | m.d | llm | mfa | bfa | bachelor | master | doctorate | associate degree | degree | diploma
b.f.a | b.tech | btech | m.tech | b.com | bcom | m.com | b.eng | beng | m.eng | meng | bba | bca | mca | b.pharm | a.a.s
matriculation | bagrut | a level | a levels | a-levels | gcse | gcses | igcse | igcses | hnc | hnd | nvq | svq | btec
ncea | kcse | wassce | waec | ssce | neco | sslc | hsc | matric | ged | baccalaureate | abitur | leaving cert
leaving certificate | junior cert | highers | national 5s | city & guilds | practical engineer | apprenticeship
postgraduate | undergraduate
תואר | בוגר | בוגרת | דוקטורט | דיפלומה | הנדסאי | הנדסאית | בגרות | מכינה | מגמת | 12 שנות
שנות לימוד
`);

/** Words of what is learned in days or weeks, or only given: a course, a licence, an award. */
export const COURSE_WORDS = parseWordList(`
course | workshop | seminar on | masterclass | certified | certification | accredited | authorised | authorized
licence | license | licensed | permit | award | prize | badge | first aid
קורס | סדנה | סדנת | השתלמות | השתלמויות | הסמכה
הסמכת | רישיון | רשיון | היתר | פרס | מלגה | מלגת | עזרה ראשונה
`);
