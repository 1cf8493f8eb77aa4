import { parseWordList } from './parseWordList.ts';

/**
 * Smaller towns and villages of Israel, and cities abroad. Names that are everyday words, or names
 * of people, are left out.
 */
export const VILLAGE_NAMES = parseWordList(`
אום אל-פחם | יהוד-מונוסון | יקנעם עילית | כסייפה | מג'ד אל-כרום | נצרת עילית | סחנין | קרית טבעון
אבו גוש | אבו סנאן | אבן ספיר | אודים | אור הנר | אורנית | אחיהוד | איילת השחר | אילניה | אלון שבות | אלוני אבא
אלוני יצחק | אלקנה | אליכין | אלפי מנשה | אפרת | אשדות יעקב | באקה אל-גרבייה | בארי | באר גנים | באר טוביה
בועיינה נוג'ידאת | בוקעאתא | בית אורן | בית אל | בית אלפא | בית אריה | בית ברל | בית ג'ן | בית גוברין | בית דגן
בית השיטה | בית זית | בית זרע | בית חנן | בית חנניה | בית חרות | בית יהושע | בית יוסף | בית ינאי | בית יצחק
בית לחם הגלילית | בית נחמיה | בית ניר | בית נקופה | בית עובד | בית עוזיאל | בית קמה | בית קשת | בית שערים | ביריה
בית אשל | בני ציון | בני עטרות | בני דרום | בסמת טבעון | בצרה | ברור חיל | ברקאי | גבעת אבני | גבעת ברנר | גבעת זאב
גבעת חיים | גבעת יערים | גבעת עדה | גבעת שמואל | גוש חלב | גוש עציון | גינוסר | גלגוליה | גליל ים | גליל מערבי
גן הדרום | גן חיים | גן השומרון | גן שמואל | גן שלמה | גנות הדר | גני יוחנן | גני עם | געש | געתון | גשר הזיו | דגניה
דגניה א | דגניה ב | דאלית אל-כרמל | דבוריה | דברת | הזורע | הגושרים | הודיות | החותרים | המעפיל | הסוללים | הרדוף
הר אדר | ואדי ערה | ורד הגליל | זבדיאל | זיקים | זרזיר | חגור | חדיד | חולדה | חוקוק | חורפיש | חלץ | חמדיה | חניאל
חניתה | חפץ חיים | חצבה | חצור הגלילית | חצרים | טבעון | טבריה עילית | טירה | טל שחר | יבנאל | יגור | יד בנימין
יד חנה | יד מרדכי | ינוב | יסוד המעלה | יפו | ירכא | כברי | כאבול | כוכב השחר | כוכב יאיר | כיסופים | כליל | כנרת
כסרא-סמיע | כפר אדומים | כפר ביאליק | כפר בלום | כפר ברא | כפר גלעדי | כפר ויתקין | כפר ורדים | כפר החורש | כפר חבד
כפר חב"ד | כפר חסידים | כפר טרומן | כפר יהושע | כפר יחזקאל | כפר יעבץ | כפר מונאש | כפר מל"ל | כפר מסריק | כפר מנחם
כפר נטר | כפר סירקין | כפר עבודה | כפר עזה | כפר קרע | כפר רופין | כפר שמריהו | כפר תבור | כרם מהר"ל | כרמי יוסף
להבות הבשן | להבות חביבה | לוחמי הגטאות | לטרון | לקיה | מבוא ביתר | מבוא חורון | מגידו | מגל | מודיעין עילית
מודיעין-מכבים-רעות | מזרע | מטולה | מי עמי | מכמורת | מנרה | מסילת ציון | מעברות | מעוז חיים | מעיין ברוך | מעיין צבי
מעלה החמישה | מעלה גלבוע | מעלות-תרשיחא | מענית | מצפה נטופה | מרום גולן | מרחביה | משאבי שדה | משגב | משגב עם
משמר דוד | משמר העמק | משמר הנגב | משמר השרון | נאות מרדכי | נגבה | נהלל | נווה אילן | נווה ים | נווה מבטח | נוקדים
נורדיה | נחל עוז | נחל שורק | נחשולים | נחשונים | ניצני עוז | ניר אליהו | ניר גלים | ניר דוד | ניר יצחק | ניר ישראל
ניר עוז | ניר צבי | נירים | נס הרים | נען | נצר סרני | נתיב הל"ה | נתיב העשרה | סאסא | סביוני דניה | סדום | סלעית
עומרים | עוספיא | עין גב | עין גדי | עין דור | עין הבשור | עין הוד | עין המפרץ | עין השופט | עין השלושה | עין ורד
עין זיוון | עין חרוד | עין יהב | עין כרם | עין כרמל | עין מאהל | עין עירון | עין צורים | עין שמר | עילבון | עילוט
עלי זהב | עמיעוז | עמיקם | עמקה | ערערה | ערערה בנגב | פוריה | פקיעין | פרדסיה | פתחיה | צובה | צופית | צור יגאל
צור משה | צור נתן | צרופה | צרעה | קדימה-צורן | קדרון | קרני שומרון | רביבים | רבדים | רגבים | רגבה | רוחמה
רמות מנשה | רמות נפתלי | רמת הכובש | רמת השופט | רמת יוחנן | רמת מגשימים | רמת צבי | רמת רחל | רשפון | שבי ציון
שגב שלום | שדה אליהו | שדה בוקר | שדה ורבורג | שדה יעקב | שדה יצחק | שדה נחום | שדה נחמיה | שדה עוזיהו | שדות ים
שדי חמד | שדי תרומות | שואבה | שוקת | שזור | שלוחות | שער אפרים | שער הגולן | שער העמקים | שערי תקווה | שפיים | תאשור
תימורים | תל יוסף | תל יצחק | תל עדשים | תל קציר | תל שבע | תל-חי | תלמי אלעזר | תקוע | אילת השחר | קיבוץ מגל
פארק תעשיות | אזור התעשייה | אזור תעשייה | פארק אפק | קריית אריה | קריית עתידים | מהבית | מהבית ומהמשרד | כל הארץ
פריסה ארצית | חו"ל | עמק הירדן | עמק המעיינות | חוף הכרמל | חבל לכיש | חבל אילות | מרום הגליל | גליל תחתון
הגליל המערבי | שער הנגב | חבל מודיעין | ים המלח | אצבע הגליל | יהודה ושומרון | הקריות | קריות | אדינבורו | אוקספורד
אטלנטה | איסטנבול | אנטוורפן | אתונה | בוקרשט | בואנוס איירס | בייג'ינג | בריסל | ברן | בזל | בנגקוק | בנגלור | גנבה
ז'נבה | דאלאס | דאבלין | דבלין | דובאי | דיסלדורף | דנוור | דרזדן | האג | המבורג | הונג קונג | וושינגטון | ורשה
ונקובר | זאגרב | זלצבורג | חרקוב | טאלין | טוקיו | יוהנסבורג | ירוואן | ליון | ליסבון | לייפציג | לימסול | ליברפול
מומבאי | מונטריאול | מוסקבה | מיאמי | מילאנו | מלבורן | מנצ'סטר | מרסיי | ניו דלהי | ניקוסיה | נאפולי | סופיה | סידני
סיאטל | סיאול | סנט פטרבורג | סטוקהולם | סאו פאולו | סנטיאגו | פילדלפיה | פירנצה | פלורידה | פורטו | פרנקפורט
קופנהגן | קייב | קייפטאון | קלן | קליפורניה | קרקוב | ריגה | רוטרדם | ריו דה ז'ניירו | שטוטגרט | שנחאי | טביליסי
טקסס | יוסטון | אודסה | מינסק | דנייפרו | לבוב | וילנה | אוסלו | הלסינקי | בלגרד | ברטיסלבה | סלוניקי | קמברידג'
abu ghosh | afikim | alfei menashe | alon shvut | alonei abba | ashdot yaakov | atlit | ayelet hashahar | azor
baqa al-gharbiyye | be'er ya'akov | beer yaakov | beer tuvia | beit alfa | beit aryeh | beit dagan | beit hashita
beit jann | beit oren | beit yanai | beit yehoshua | beit yitzhak | beitar illit | binyamina | bnei zion | dabburiya
daliyat al-karmel | deganya | degania | efrat | ein carmel | ein gedi | ein gev | ein harod | ein hod | ein kerem
ein shemer | ein vered | elad | elyakhin | even yehuda | ga'ash | ga'aton | upper galilee | lower galilee
western galilee | gan shmuel | gan yavne | ganei tikva | gedera | gesher haziv | givat ada | givat brenner
givat haim | givat shmuel | golan heights | gush etzion | har adar | harish | hatzor haglilit | hazorea | hefer valley
jaffa | jezreel valley | jisr az-zarqa | kabri | kadima | kafr qasim | kafr kanna | karkur | katzrin | kfar blum
kfar giladi | kfar tavor | kfar vitkin | kfar vradim | kfar yona | kfar shmaryahu | kiryat ata | kiryat bialik
kiryat ekron | kiryat malachi | kiryat motzkin | kiryat shmona | kiryat tivon | kiryat yam | kokhav yair | lahavim
lehavim | latrun | ma'agan michael | ma'ale adumim | ma'alot | ma'alot-tarshiha | maabarot | mazkeret batya | megiddo
meitar | metula | mevaseret zion | migdal | mishmar haemek | mishmar hasharon | misgav | mitzpe ramon | modi'in illit
modiin-maccabim-reut | mount carmel | nahalal | na'an | nazareth illit | nof hagalil | netiv halamed-heh | nir david
nir galim | or akiva | pardes hanna | pardes hanna-karkur | pardesiya | petah tiqva | poriya | qalansawe | ramat david
ramat hagolan | ramat yishai | regba | revivim | rishon letzion | rosh hanikra | rosh pina | rosh pinna | ruhama
sasa | savion | savyon | sde boker | sde eliyahu | sde nehemia | sde warburg | sdot yam | segev shalom
sha'ar hagolan | sharon region | shefayim | shfaram | shlomi | shoham | tel aviv-jaffa | tel hai | tel mond
tel sheva | tira | tirat carmel | tirat hacarmel | tivon | tzoran | tzur hadassah | umm al-fahem | wadi ara | yagur
yavneel | yehud | yehud-monosson | yeruham | yesod hamaala | yirka | yokneam illit | yoqneam | zichron ya'akov
zikhron yaakov | zefat | arava | the arava | the negev | the sharon | the galilee | northern israel | southern israel
central israel | worldwide | nationwide | work from home | from home | home office | iloilo city | quezon city
cebu city | davao | makati | chiang mai | da nang | yangon | phnom penh | ulaanbaatar | tashkent | almaty | baku
minsk | chisinau | skopje | sarajevo | podgorica | tirana | varna | plovdiv | cluj | cluj-napoca | timisoara | iasi
brasov | lodz | katowice | kaunas | turku | espoo | uppsala | lund | trondheim | stavanger | odense | aalborg | delft
leiden | groningen | maastricht | tilburg | leuven | bruges | liege | rennes | montpellier | grenoble | dijon | reims
heidelberg | freiburg | potsdam | rostock | münster | munster | aachen | augsburg | regensburg | innsbruck
klagenfurt | lugano | st. gallen | winterthur | padua | verona | trieste | pisa | siena | palermo | catania | bari
zaragoza | granada | cordoba | salamanca | coimbra | braga | faro | funchal | valletta | heraklion | nicosia
limassol | larnaca | paphos | izmir | antalya | bursa | alexandria | tunis | algiers | rabat | marrakesh | tangier
accra | kumasi | abuja | ibadan | kampala | kigali | dar es salaam | addis ababa | lusaka | harare | maputo | windhoek
gaborone | port elizabeth | bloemfontein | stellenbosch | mombasa | kisumu | dakar | abidjan | freetown | monrovia
muscat | kuwait city | manama | jeddah | dammam | baghdad | erbil | tehran | isfahan | islamabad | rawalpindi
peshawar | multan | faisalabad | ahmedabad | jaipur | lucknow | kanpur | nagpur | indore | kochi | thiruvananthapuram
coimbatore | mysore | vadodara | surat | chandigarh | bhopal | patna | guwahati | mangalore | goa | chittagong | kandy
penang | johor bahru | surabaya | bandung | yogyakarta | denpasar | chengdu | hangzhou | nanjing | wuhan | xiamen
macau | kaohsiung | sapporo | nagoya | fukuoka | hiroshima | sendai | incheon | daegu | darwin | gold coast | geelong
newcastle, nsw | dunedin | tauranga | puebla | tijuana | oaxaca | havana | san juan | port of spain | panama city
guatemala city | san salvador | managua | cartagena | arequipa | cusco | la paz | asuncion | valparaiso | curitiba
porto alegre | recife | fortaleza | belo horizonte | campinas | bozeman | missoula | fargo | sioux falls | lincoln, ne
topeka | wichita | little rock | knoxville | chattanooga | asheville | greensboro | winston-salem | wilmington
annapolis | bethesda | silver spring | arlington | alexandria, va | roanoke | harrisburg | scranton | allentown
ithaca | utica | burlington | manchester, nh | portland, me | worcester | springfield, ma | new haven | bridgeport
trenton | princeton | lansing | toledo | akron | dayton | fort wayne | south bend | evansville | peoria | rockford
green bay | duluth | cedar rapids | iowa city | baton rouge | mobile, al | montgomery | huntsville | tallahassee
gainesville | st. petersburg | fort lauderdale | west palm beach | sarasota | fort myers | corpus christi | lubbock
amarillo | waco | santa fe | flagstaff | scottsdale | tempe | mesa, az | provo | ogden | boulder | colorado springs
fort collins | cheyenne | salem, or | bend, or | olympia | bellingham | santa barbara | santa cruz | san luis obispo
berkeley | fremont | hayward | pasadena | glendale | irvine | anaheim | riverside, ca | bakersfield | victoria, bc
kelowna | saskatoon | hamilton, on | london, on | kitchener | waterloo, on | guelph | st. john's | fredericton
bath, uk | ipswich | colchester | canterbury | maidstone | guildford | woking | slough | swindon | gloucester
cheltenham | worcester, uk | shrewsbury | blackpool | bolton | huddersfield | wakefield | sunderland | durham, uk
carlisle | inverness | perth, uk | stirling | wrexham | bangor | aberystwyth | derry | newry | dundalk | drogheda
athlone | tralee | wexford | stockport | salford | warrington | peterborough | bedford | northampton | lincoln, uk
middlesbrough | falmouth | truro | bournemouth | torquay | hastings | eastbourne | margate
`);
