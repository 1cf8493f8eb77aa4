import { parseWordList } from './parseWordList.ts';

/** Words that job titles are made of. Hebrew and English, without case. */
export const TITLE_WORDS = parseWordList(`
manager | engineer | developer | designer | analyst | director | lead | head of | chief | officer | assistant
consultant | coordinator | specialist | administrator | architect | teacher | nurse | intern | technician
representative | sales | accountant | lawyer | attorney | scientist | researcher | editor | writer | supervisor
operator | cashier | driver | chef | cook | waiter | waitress | barista | programmer | tester | qa | founder
co-founder | ceo | cto | cfo | coo | vp | vice president | president | owner | partner | associate | junior
senior | trainee | instructor | tutor | lecturer | professor | physician | doctor | therapist | psychologist
social worker | pharmacist | electrician | mechanic | plumber | carpenter | clerk | secretary | receptionist
recruiter | buyer | planner | controller | auditor | bookkeeper | economist | librarian | photographer
producer | journalist | translator | paralegal | dentist | veterinar | freelance | self-employed | commander
soldier | sergeant | team leader | team member | volunteer | mentor | counselor | coach | strategist | devops
full stack | fullstack | frontend | backend | product | project manager | fellow | postdoc | warehouse | guard
agent | broker | host | guide | storekeeper | shift | foreman | machinist | welder | paramedic | caregiver
nanny | cleaner | curator | conductor | choreographer | sous | pastry | baker | resident | practitioner
registrar | advisor | adviser | executive | expert | supply | installer | laborer | labourer | worker | handyman
janitor | custodian | fitter | painter | roofer | bricklayer | surveyor | estimator | dispatcher | stylist
hairdresser | beautician | trainer | lifeguard | steward | housekeeper | optometrist | audiologist
radiographer | phlebotomist | dietitian | nutritionist | midwife | interpreter | copywriter | illustrator
animator | marketer | merchandiser | underwriter | actuary | teller | adjuster | inspector | examiner
firefighter | detective | physicist | biologist | geologist | statistician | archivist | educator | headteacher
chaplain | physiotherapist | psychotherapist | hygienist | fundraiser | proofreader | typist | declarant
attendant | cabin crew | מנהל | מפתח | מהנדס | מעצב | אנליסט | ראש צוות | ראש מדור | ראש תחום | סמנכ | מנכ
יועצ | יועץ | רכז | רכזת | מורה | אחות | אח מוסמך | אח אחראי | טכנאי | נציג | מוכר | איש מכירות | אשת מכירות
רואה חשבון | רואת חשבון | חשב | חשבת | עורך | עורכת | מדען | חוקר | קופאי | נהג | שף | טבח | מלצר | בריסטה
ברמן | מתכנת | בודק | מייסד | בעלים | שותף | שותפה | זוטר | בכיר | מתמחה | מתלמד | מדריך | מדריכה | מתרגל | מרצה
פרופסור | רופא | רופאה | מטפל | פסיכולוג | עובד | עובדת | רוקח | חשמלאי | מכונאי | נגר | פקיד | מזכיר | מזכירה
פקידת | מגייס | רכש | מתכנן | בקר | בקרית | מבקר | חשבונאי | כלכלן | כלכלנית | ספרן | צלם | מפיק | עיתונאי
מתרגם | רופא | וטרינר | פרילנסר | עצמאי | מפקד | לוחם | לוחמת | סמל | קצין | קצינת | ראש | אחראי | אחראית | מתאם
מתאמת | מאבטח | אחמ | אחמ"ש | מלגזן | מחסנאי | סייעת | גננת | מטפלת | פרמדיק | חובש | חובשת | מנתח | ארכיטקט
אדריכל | הנדסאי | שרטט | שרטטת | דייל | תחקירן | תחקירנית | כתב | כתבת | סטודנט | עוזר | עוזרת | סגן | סגנית
מיישם | תומך | איש | אשת | מתנדב | מתנדבת | מנחה | מאמן | מאמנת | מחנך | מחנכת | מוקדן | מוקדנית | קניין
קניינית | שליח | מנופאי | רתך | קבלן | סוכן | סוכנת | מתווך | מתווכת | פיזיותרפיסט | מרפא | קלינאי | דיאטנ
טכנולוג | ביוטכנולוג | כימאי | ביולוג | מנהלן | מתפעל | מפעיל | אופה | קונדיטור | ספר | קוסמטיקאי | מתקין
שרברב | אינסטלטור | סדרן | מיילדת | תופרת | רנטגנאי | מתורגמן | קופירייטר | מאיירת | אנימטור | בנקאי | מפקח
טייס | שוטר | כבאי | מודד | מדביר
`);
