/**
 * Towns, regions and countries: one row for each, with its name in both languages and other ways to write it. The guard
 * takes all of them (`shared/improve/lexicon/names.ts`): what is written in one language and said in the other is the
 * same place. The import takes them into its longer list, which has no pairs (`functions/import/lexicon`), except for
 * those with a star: a short text of a file that is nothing but `ירדן` or `Europe` may be a person's name or an area of
 * work, while a sentence about a job that says it means the place. A place that both should know is added here.
 */
export const PLACE_TABLE = `
תל אביב, תל-אביב, tel aviv | ירושלים, jerusalem | חיפה, haifa | באר שבע, beer sheva, beersheba | ראשון לציון
פתח תקווה, פתח-תקווה*, petah tikva | אשדוד, ashdod | נתניה, netanya | בני ברק | חולון, holon | רמת גן, ramat gan
אשקלון, ashkelon | רחובות, rehovot | בת ים | הרצליה, herzliya | כפר סבא, kfar saba | חדרה | מודיעין, modiin
נצרת, nazareth | לוד | רמלה | רעננה, ra'anana | הוד השרון, hod hasharon | גבעתיים | נהריה | קרית גת | אילת, eilat
עפולה | טבריה | יקנעם, yokneam | עכו | כרמיאל | דימונה | צפת | רמת אביב* | רמת השרון, ramat hasharon
נס ציונה, ness ziona | יבנה, yavne | קרית אונו, kiryat ono | ראש העין, rosh haayin | קרית ביאליק* | קרית מוצקין*
קרית אתא* | קרית שמונה | קרית מלאכי* | נוף הגליל | נתיבות | שדרות | אופקים | ערד | מצפה רמון | זכרון יעקב | פרדס חנה
אור יהודה | קיסריה, caesarea | מגדל העמק | שפרעם | סחנין* | אום אל פחם | רהט | טייבה | בית שמש, beit shemesh
מעלה אדומים | ביתר עילית | אור עקיבא | גדרה | לונדון, london | ניו יורק, new york | סין*, china | הודו*, india
יפן*, japan | רוסיה*, russia* | אוקראינה*, ukraine | גרמניה*, germany | צרפת*, france | איטליה*, italy | ספרד*, spain
אנגליה*, england | בריטניה*, britain*, united kingdom, uk | ארצות הברית*, ארה"ב*, united states, usa | קנדה*, canada
ירדן*, jordan* | מצרים*, egypt* | טורקיה*, turkey* | קפריסין*, cyprus | יוון*, greece | אירופה*, europe*
ישראל, israel | הגליל, galilee | הנגב, negev | השרון, sharon* | גוש דן, gush dan* | אפריקה*, africa* | אסיה*, asia*
ברלין, berlin | פריז, paris
`;
