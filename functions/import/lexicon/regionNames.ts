import { parseWordList } from './parseWordList.ts';

/** States and countries, which stand behind a town; in small letters. */
export const REGION_NAMES: ReadonlySet<string> = new Set(
  parseWordList(`
israel | usa | u.s.a. | united states | uk | united kingdom | england | scotland | wales | northern ireland
ireland | germany | france | canada | australia | netherlands | spain | italy | portugal | switzerland | austria
belgium | poland | sweden | norway | denmark | finland | india | japan | china | singapore | brazil | mexico
argentina | south africa | new zealand | greece | cyprus | romania | hungary | czech republic | czechia
ukraine | turkey | türkiye | south korea | s. korea | s.korea | korea | republic of korea | taiwan | thailand
vietnam | philippines | indonesia | malaysia | pakistan | bangladesh | sri lanka | nepal | egypt | morocco
tunisia | algeria | nigeria | ghana | kenya | ethiopia | tanzania | uganda | jordan | lebanon | saudi arabia
uae | u.a.e. | united arab emirates | qatar | kuwait | oman | bahrain | iran | iraq | kazakhstan | uzbekistan
armenia | azerbaijan | russia | russian federation | belarus | moldova | serbia | croatia | slovenia | slovakia
bulgaria | north macedonia | albania | bosnia and herzegovina | montenegro | estonia | latvia | lithuania
iceland | luxembourg | malta | colombia | chile | peru | venezuela | uruguay | paraguay | bolivia | ecuador
costa rica | panama | guatemala | cuba | dominican republic | puerto rico | jamaica | the netherlands | holland
alabama | alaska | arizona | arkansas | california | colorado | connecticut | delaware | florida | georgia
hawaii | idaho | illinois | indiana | iowa | kansas | kentucky | louisiana | maine | maryland | massachusetts
michigan | minnesota | mississippi | missouri | montana | nebraska | nevada | new hampshire | new jersey
new mexico | new york | north carolina | north dakota | ohio | oklahoma | oregon | pennsylvania | rhode island
south carolina | south dakota | tennessee | texas | utah | vermont | virginia | washington | west virginia
wisconsin | wyoming | ontario | quebec | british columbia | alberta | manitoba | nova scotia | ישראל | ארה"ב
ארצות הברית | גרמניה | אנגליה | בריטניה | צרפת | קנדה | איטליה | ספרד | הולנד | רוסיה | אוקראינה | פולין
רומניה | הונגריה | יוון | קפריסין | טורקיה | שווייץ | שוויץ | אוסטריה | בלגיה | פורטוגל | שבדיה | שוודיה
נורווגיה | דנמרק | פינלנד | אירלנד | סקוטלנד | צ'כיה | בולגריה | הודו | סין | יפן | סינגפור | אוסטרליה
ניו זילנד | דרום אפריקה | ברזיל | ארגנטינה | מקסיקו | גאורגיה | אתיופיה | מרוקו | מצרים | ירדן
קרואטיה | סרביה | סלובניה | סלובקיה | ליטא | לטביה | אסטוניה | בלארוס | מולדובה | אזרבייג'ן | ארמניה | אוזבקיסטן
קזחסטן | צ'ילה | פרו | קולומביה | אורוגוואי | תאילנד | וייטנאם | נפאל | הפיליפינים | פיליפינים | קניה | ניגריה | גאנה
איחוד האמירויות | דובאי | בריה"מ | בריה"מ לשעבר | אלבמה | קליפורניה | טקסס | פלורידה | ניו ג'רזי | מסצ'וסטס
מרילנד | מלטה | לוקסמבורג | איסלנד
`),
);

/** As an address in America ends: `Austin, TX`. */
export const STATE_CODES: ReadonlySet<string> = new Set(
  parseWordList(`
AL | AK | AZ | AR | CA | CO | CT | DE | FL | GA | HI | ID | IL | IN | IA | KS | KY | LA | ME | MD | MA | MI | MN
MS | MO | MT | NE | NV | NH | NJ | NM | NY | NC | ND | OH | OK | OR | PA | RI | SC | SD | TN | TX | UT | VT | VA
WA | WV | WI | WY | DC | PR | ON | QC | BC | AB | MB | SK | NS | NB | NL | PE | UK
`),
);
