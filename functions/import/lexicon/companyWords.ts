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
