import { PLACE_TABLE } from '../../../shared/lexicon/placeTable.ts';
import { parseWordList } from './parseWordList.ts';
import { VILLAGE_NAMES } from './villageNames.ts';

/** Those of both the import and the guard; a name with a star is the guard's alone. */
const SHARED_NAMES = PLACE_TABLE.split(/[|,\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '' && !name.endsWith('*'));

/** Names of towns and countries. Hebrew and English, without case. */
export const PLACE_NAMES = [
  ...SHARED_NAMES,
  ...parseWordList(`
tel-aviv | tel aviv-yafo | petach tikva | rishon lezion | rishon le zion | be'er sheva | bat yam | raanana | modi'in
givatayim | acre | akko | tiberias | nahariya | karmiel | nes ziona | lod | ramla | bnei brak | hadera | afula
kiryat gat | boston | chicago | san francisco | los angeles | seattle | austin | toronto | amsterdam | dublin | munich
zurich | madrid | barcelona | rome | milan | vienna | prague | warsaw | sydney | melbourne | singapore | remote
hybrid | california | manchester | edinburgh | bristol | vancouver | montreal | denver | miami | atlanta | dallas
houston | washington | philadelphia | san diego | san jose | palo alto | mountain view | portland | lisbon | brussels
copenhagen | stockholm | oslo | helsinki | tokyo | hong kong | dubai | cologne | hamburg | frankfurt | stuttgart
düsseldorf | leeds | sheffield | glasgow | cardiff | belfast | liverpool | birmingham | oxford | cambridge
nottingham | york | bath | southampton | leicester | reading, uk | brighton | scotland | wales | ireland | netherlands
switzerland | austria | poland | sweden | norway | denmark | bangalore | mumbai | delhi | australia | new jersey
texas | florida | ontario | phoenix | san antonio | detroit | minneapolis | nashville | charlotte | columbus
baltimore | pittsburgh | salt lake city | raleigh | tampa | orlando | sacramento | oakland | brooklyn | milwaukee
limerick | galway | cork | waterford | kilkenny | sligo | indianapolis | cleveland | cincinnati | kansas city
st. louis | new orleans | memphis | louisville | omaha | tulsa | tucson | albuquerque | honolulu | anchorage | boise
las vegas | reno | fresno | long beach | santa monica | santa clara | sunnyvale | cupertino | redmond | bellevue
tacoma | spokane | richmond | norfolk | durham | charleston | savannah | jacksonville | buffalo | rochester | syracuse
albany | newark | jersey city | hoboken | stamford | hartford | providence | cambridge, ma | ann arbor | grand rapids
madison | des moines | fort worth | el paso | plano | illinois | ohio | michigan | georgia | virginia | colorado
arizona | oregon | massachusetts | pennsylvania | minnesota | wisconsin | north carolina | calgary | edmonton | ottawa
quebec | winnipeg | halifax | newcastle | aberdeen | dundee | swansea | plymouth | exeter | norwich | coventry | derby
hull | bradford | wolverhampton | portsmouth | luton | milton keynes | lyon | marseille | toulouse | nice | bordeaux
lille | nantes | strasbourg | geneva | basel | bern | lausanne | salzburg | graz | linz | leipzig | dresden | dortmund
essen | bremen | hanover | nuremberg | bonn | mannheim | karlsruhe | rotterdam | the hague | utrecht | eindhoven
antwerp | ghent | luxembourg | valencia | seville | bilbao | malaga | porto | turin | naples | florence | bologna
venice | genoa | gothenburg | malmö | aarhus | bergen | tampere | reykjavik | krakow | wroclaw | gdansk | poznan
brno | bratislava | ljubljana | zagreb | belgrade | sofia | thessaloniki | istanbul | ankara | moscow
saint petersburg | tallinn | riga | vilnius | kharkiv | lviv | odessa | tbilisi | yerevan | cairo | casablanca
nairobi | lagos | johannesburg | cape town | durban | pretoria | abu dhabi | doha | riyadh | amman | beirut
hyderabad | chennai | pune | kolkata | bengaluru | gurgaon | noida | karachi | lahore | dhaka | colombo | kathmandu
bangkok | jakarta | kuala lumpur | manila | hanoi | ho chi minh city | seoul | busan | osaka | kyoto | beijing
shanghai | shenzhen | guangzhou | taipei | brisbane | perth | adelaide | canberra | hobart | auckland | wellington
christchurch | mexico city | guadalajara | monterrey | bogota | medellin | lima | santiago | buenos aires | são paulo
sao paulo | rio de janeiro | brasilia | montevideo | quito | kiryat | qiryat | sakhnin | umm al-fahm | rahat
shfar'am | ariel | dimona | arad | sderot | ofakim | netivot | rosh ha'ayin | or yehuda | zichron yaakov | safed
tzfat | maale adumim | beit shean | migdal haemek | athens | romania | bucharest | budapest | hungary | kyiv
תל אביב-יפו | ת"א | פתח תקוה | ראשל"צ | יוקנעם | קריית גת | קריית שמונה | קריית אונו | קריית ביאליק | קריית מוצקין
קריית אתא | אריאל | זיכרון יעקב | טירת כרמל | מרחוק | היברידי | עבודה מרחוק | אזור המרכז | צפון | מרכז הארץ
רמת החייל | קיבוץ | מושב | סח'נין | הגליל התחתון | הגליל העליון | הגולן | רמת הגולן | הערבה | השפלה | עמק יזרעאל
עמק חפר | מטה יהודה | מרכז | דרום | קריית ים | קריית חיים | נשר | יהוד | גני תקווה | סביון | אלעד | מבשרת ציון | כרכור
בנימינה | כפר יונה | קדימה | צורן | תל מונד | אבן יהודה | באר יעקב | קריית מלאכי | קריית עקרון | ירוחם | בית שאן
מעלות | שלומי | קצרין | ראש פינה | חצור | סכנין | באקה אל גרביה | כפר קאסם | טמרה | עראבה | דלית אל כרמל | טורעאן
כפר כנא | יפיע | ריינה | אעבלין | מג'ד אל כרום | דיר אל אסד | נחף | ג'דיידה מכר | כפר מנדא | קלנסווה | ג'לג'וליה
רמת ישי | קריית טבעון | יוקנעם עילית | עתלית | חריש | צור הדסה | שוהם | מזכרת בתיה | גן יבנה | עומר | להבים | מיתר
ניו ג'רזי | בוסטון | סן פרנסיסקו | לוס אנג'לס | אמסטרדם | וינה | פראג | בודפשט | רומא | מדריד | ברצלונה | מינכן
ציריך | טורונטו | שיקגו
`),
  ...VILLAGE_NAMES,
];
