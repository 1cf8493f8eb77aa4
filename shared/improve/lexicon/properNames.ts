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

/** Employers, offices, hospitals and schools. */
export const ORGANISATIONS = parseNameTable(`
intel, אינטל | elbit, אלביט | rafael, רפאל | wix, וויקס | microsoft, מיקרוסופט | amazon, אמזון | apple, אפל
nvidia, אנבידיה | ibm, יבמ | check point, צ'ק פוינט | amdocs, אמדוקס | nice systems, נייס | mobileye, מובילאיי
teva, טבע תעשיות | iscar, ישקר | שופרסל, shufersal | רמי לוי | סופר פארם, סופר-פארם | יוחננוף | ויקטורי
איקאה, ikea | פוקס, fox group | קסטרו | תנובה | שטראוס | אל על | ארקיע | אגד | דן תחבורה | רכבת ישראל, israel railways
בזק
סלקום | פלאפון | הוט | בנק הפועלים, bank hapoalim | בנק לאומי, bank leumi | בנק דיסקונט | מזרחי טפחות
הבנק הבינלאומי | הראל ביטוח | מגדל ביטוח | מנורה מבטחים, menora | הפניקס | כלל ביטוח | חברת החשמל, israel electric, iec
תעשייה אווירית, התעשייה האווירית | צהל, צה"ל, צה״ל, idf | משטרת ישראל | משרד הביטחון | ביטוח לאומי
מגן דוד אדום, מד"א, מדא, magen david adom, mda | רשות המסים | 8200 | ממר"ם
clalit, שירותי בריאות כללית, קופת חולים כללית
מכבי שירותי בריאות | לאומית שירותי בריאות | איכילוב, ichilov | הדסה, hadassah | שיבא, sheba | תל השומר
רמב"ם, רמבם, rambam | סורוקה, soroka | בילינסון | וולפסון | קפלן | אסף הרופא | שניידר | שערי צדק | נמל אשדוד
נמל חיפה | טכניון, הטכניון, technion, israel institute of technology
האוניברסיטה העברית, אוניברסיטה העברית, hebrew university, huji
האוניברסיטה הפתוחה, אוניברסיטה הפתוחה, open university | בר אילן, בר-אילן, bar-ilan, bar ilan
אוניברסיטת תל אביב, tel aviv university, tau | אוניברסיטת חיפה
אוניברסיטת בן גוריון, ben-gurion university, ben gurion university, bgu, אב"ג
רייכמן, reichman | מכון ויצמן, weizmann | שנקר | בצלאל | ספיר | לוינסקי | תדמור | המכללה למינהל | וינגייט | אורט
ג'ון ברייס, john bryce | עלם | מכבי, maccabi | הלל יפה | לניאדו | בני ציון | ברזילי | אסותא, assuta
הרצליה מדיקל | מעייני הישועה | קופת חולים מאוחדת, meuhedet | דנאל | ער"ן | אקי"ם | ויצ"ו | נעמת | עמידר
קרן קיימת, קק"ל | דואר ישראל | נתיבי ישראל | רשות שדות התעופה | נתב"ג | הסוכנות היהודית | משרד החינוך
משרד הבריאות | משרד האוצר | משרד הרווחה | משמר הגבול, מג"ב | שב"כ | שב"ס | חיל האוויר | חיל הים
חטיבת גולני, גולני | גבעתי | נח"ל | פיקוד העורף | עזריאלי, azrieli | ארומה, aroma | לנדוור, landwer | קפה גרג
ארקפה | רולדין | מקדונלדס, מקדונלד'ס, mcdonald's | בורגר קינג, burger king | פיצה האט, pizza hut
דומינוס, domino's | אושר עד | טיב טעם | חצי חינם | קרפור, carrefour | יינות ביתן | הום סנטר
סטימצקי, steimatzky | צומת ספרים | זארה, zara | נייקי, nike | אדידס, adidas | רנואר | קרביץ | טמפו
קוקה קולה, קוקה-קולה, coca-cola | אסם, osem | נסטלה, nestle | לוריאל, l'oreal | יוניליוור, unilever | זוגלובק
ויסוצקי | טבע תרופות | אלקטרה, electra | תדיראן, tadiran | מטריקס, matrix | נס טכנולוגיות, ness | מלם תים
סאפיינס, sapiens | סולראדג', solaredge | סייברארק, cyberark | פייבר, fiverr | לייטריקס, lightricks
סימילרווב, similarweb | טאבולה, taboola | אאוטבריין, outbrain | איירון סורס, ironsource | ג'יפרוג, jfrog
מוביט, moovit | סודהסטרים, sodastream | פריגו, perrigo | בתי זיקוק | סמסונג, samsung | סיסקו, cisco
טסלה, tesla | נטפליקס, netflix | פייפאל, paypal | אקסנצ'ר, accenture | מקינזי, mckinsey | מנפאואר, manpower
שלמה סיקסט | איתוראן | בנק יהב | בנק מזרחי | ישראכרט | סונול | דור אלון | סמי שמעון | אפקה
הקריה האקדמית אונו, אונו | רופין | עמק יזרעאל | תל חי | בית ברל | סמינר הקיבוצים | דוד ילין | סינגאלובסקי | מה"ט
דלויט, deloitte | ארנסט אנד יאנג | kpmg | pwc
`);
