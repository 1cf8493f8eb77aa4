import { parseNameTable } from './parseNameTable.ts';

/** First names that are no everyday word. Surnames and the rest are found by titles before them, and by capitals. */
export const FIRST_NAMES = parseNameTable(`
רונית | יוסי | דנה | שלמה | משה | יעקב | אברהם | יצחק | שרה | רחל | מיכל | אסתר | מרים | רבקה | נועה | איתן
איתי | עומר | יונתן | דניאל | רועי | אסף | עידו | מאיה | הילה | ליאת | אורית | סיגל | אילנה | מוחמד | אחמד
פאטמה | איבן | סבטלנה | אולגה
`);

/** Towns and regions. */
export const PLACE_NAMES = parseNameTable(`
תל אביב, תל-אביב, tel aviv | ירושלים, jerusalem | חיפה, haifa | באר שבע, beer sheva, beersheba | ראשון לציון
פתח תקווה, פתח-תקווה, petah tikva | אשדוד, ashdod | נתניה, netanya | בני ברק | חולון, holon | רמת גן, ramat gan
אשקלון, ashkelon | רחובות, rehovot | בת ים | הרצליה, herzliya | כפר סבא, kfar saba | חדרה | מודיעין, modiin
נצרת, nazareth | לוד | רמלה | רעננה, ra'anana | הוד השרון, hod hasharon | גבעתיים | נהריה | קרית גת
אילת, eilat | עפולה | טבריה | יקנעם, yokneam | עכו | כרמיאל | דימונה | צפת | רמת אביב
רמת השרון, ramat hasharon | נס ציונה, ness ziona | יבנה, yavne | קרית אונו, kiryat ono | ראש העין, rosh haayin
קרית ביאליק | קרית מוצקין | קרית אתא | קרית שמונה | קרית מלאכי | נוף הגליל | נתיבות | שדרות | אופקים | ערד
מצפה רמון | זכרון יעקב | פרדס חנה | אור יהודה | קיסריה, caesarea | מגדל העמק | שפרעם | סחנין | אום אל פחם | רהט
טייבה | בית שמש, beit shemesh | מעלה אדומים | ביתר עילית | אור עקיבא | גדרה | לונדון, london
ניו יורק, new york | סין, china | הודו, india | יפן, japan | רוסיה, russia | אוקראינה, ukraine | גרמניה, germany
צרפת, france | איטליה, italy | ספרד, spain | אנגליה, england | בריטניה, britain, united kingdom, uk
ארצות הברית, ארה"ב, united states, usa
קנדה, canada | ירדן, jordan | מצרים, egypt | טורקיה, turkey | קפריסין, cyprus | יוון, greece | אירופה, europe
ישראל, israel
הגליל, galilee | הנגב, negev | השרון, sharon | גוש דן, gush dan | אפריקה, africa | אסיה, asia | ברלין, berlin
פריז, paris
`);
