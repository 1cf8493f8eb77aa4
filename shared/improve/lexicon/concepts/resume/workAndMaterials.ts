/**
 * Words of résumés that may stand for each other (timesAndTrades.ts says how narrow the rows are):
 * looks and languages, kinds of work, places, numbers, qualities, materials and things.
 */
export const WORK_AND_MATERIAL_WORDS = `
hair haircut cut_hair cuts hairdressing שיער תספורת תספורות תספרת
colour color dye tint צביעה צבע גוון
blow-dry blowdry blow-dries styling פן ייבוש
makeup make-up cosmetics איפור איפרתי קוסמטיקה
nail nails manicure ציפורניים מניקור פדיקור
skin facial טיפול_פנים עור
massage spa עיסוי עיסויים
fitness gym workout כושר חדר_כושר
dance dancing choreography ריקוד מחול כוריאוגרפיה
draw_blood take_blood לקיחת_דם נטילת_דם
translate_documents documents_translation תרגום_מסמכים
notary notarised notarized נוטריון נוטריוני
language languages tongue שפה שפות
english אנגלית
hebrew עברית
arabic ערבית
russian רוסית
french צרפתית
spanish ספרדית
german גרמנית
native mother_tongue first_language שפת_אם דובר דוברת
fluent proficient fluency שוטף שוטפת רהוט
good fair decent solid טוב טובה
basic elementary beginner rudimentary בסיסי בסיסית בסיסיים
knowledge familiarity acquaintance understanding familiar know ידע היכרות הכרות הבנה מכיר
experience background track_record ניסיון נסיון רקע
responsible in_charge accountable אחראי אחראית אחריות
work job employment position post role עבודה משרה תפקיד תעסוקה
seek look_for search looking seeking מחפש מחפשת חיפוש מעוניין
freelance self-employed independent עצמאי עצמאית פרילנס פרילנסר
part-time half_time part_time משרה_חלקית חצי_משרה
full-time full_time משרה_מלאה
internship placement work_experience traineeship התמחות סטאז' פרקטיקום
apprentice trainee learner מתלמד חניך שוליה מתמחה
colleague coworker co-worker teammate peer עמית עמיתים קולגה קולגות
team crew squad staff צוות צוותים צוותי
staff employees workers personnel workforce עובד עובדים סגל כוח_אדם
two-person crew_of_two pair duo זוג צמד שני_אנשים
department division section unit מחלקה מחלקות אגף יחידה
company firm business enterprise organisation חברה חברות עסק ארגון פירמה
municipality city_council local_authority עירייה עיריית רשות_מקומית מועצה
government ministry state ממשלה ממשלתי משרד_ממשלתי
city town urban עיר ערים עירוני עירוניים
north northern צפון צפוני
south southern דרום דרומי
centre center central מרכז מרכזי
country nation national countrywide ארץ מדינה ארצי
abroad overseas foreign international חו"ל בינלאומי זר
road street highway כביש דרך רחוב
price prices rate tariff tariffs מחיר מחירים תעריף תעריפים
hour hours שעה שעות
minute minutes דקה דקות
day days יום ימים
week weeks שבוע שבועות
month months חודש חודשים
year years שנה שנים
half חצי מחצית
quarter רבע רבעון
third שליש
age ages aged years_old year-old בני בן בת גיל גילאי גילאים
large big great sizeable גדול גדולה גדולים
small little minor compact קטן קטנה קטנים
many numerous a_lot plenty large_number great_many רב רבים רבות הרבה
quick fast rapid swift מהיר מהירה זריז
careful cautious attentive זהיר זהירה בזהירות קפדני
accurate precise exact מדויק מדויקת דיוק
clean tidy neat נקי נקייה מסודר
busy hectic high-pressure עמוס עמוסה לחץ עומס
public open_to_the_public ציבורי ציבורית ציבור קהל
private personal פרטי פרטית אישי
internal in-house in_house within_the_company פנימי פנימית פנים-ארגוני
external outside outsourced חיצוני חיצונית
local area regional מקומי מקומית
digital online electronic דיגיטלי דיגיטלית מקוון אלקטרוני
technical technological טכני טכנית טכנולוגי
financial monetary fiscal כספי כספית פיננסי
commercial trade business מסחרי מסחרית סחר מסחר
residential domestic housing מגורים ביתי
industrial industry תעשייה תעשייתי
medical clinical health רפואי רפואית רפואיים קליני
educational education pedagogical חינוך חינוכי חינוכית פדגוגי
environmental environment ecological סביבה סביבתי אקולוגי
cultural culture תרבות תרבותי
religious faith דתי דת
water drinking_water מים מי_שתייה
air oxygen אוויר חמצן
oil fuel gas דלק שמן גז
electricity electric power_supply חשמל חשמלי
metal steel iron מתכת פלדה ברזל
wood timber wooden עץ עצי
glass זכוכית
plastic plastics פלסטיק
fabric cloth textile textiles בד בדים טקסטיל
lace embroidery תחרה רקמה
dress dresses gown bridal שמלה שמלות כלה כלות
fitting fittings measurements try-on מדידה מדידות
alteration alterations תיקון_בגדים תיקוני_מידה תיקונים
shoe shoes footwear נעל נעליים
clothes clothing garment garments apparel בגד בגדים ביגוד הלבשה
jewellery jewelry תכשיט תכשיטים
furniture רהיט רהיטים ריהוט
toy toys game games צעצוע צעצועים משחק משחקים
craft crafts art creative יצירה מלאכה אומנות
snack snacks breakfast lunch חטיף ארוחת_בוקר ארוחת_צהריים כריכים
sleep nap שינה מנוחה השכבה
wound_care dressings חבישות
bath bathe shower רחצה מקלחת קילוח
mobility walking transfer_patients ניידות הליכה
appointment appointments תור תורים פגישה
queue waiting_list line תור המתנה רשימת_המתנה
sign signature sign_off חתימה חתמתי
print copy photocopy הדפסה צילום_מסמכים
letter letters correspondence מכתב מכתבים תכתובת
email emails e-mail mail מייל מיילים דוא"ל אימייל
parcel parcels package packages חבילה חבילות
door doors entrance gate_entry דלת דלתות כניסה
key keys מפתח מפתחות
withheld confidential undisclosed not_disclosed חסוי חסויה סודי
reference references recommendation המלצה ממליצים המלצות
alone independently unaided single-handedly solo on_my_own by_myself לבד לבדי בעצמי עצמאית עצמאי
novice beginner starter elementary basic מתחיל מתחילה בסיסי בסיסית
supervise watch_over look_after keep_watch השגחה השגחתי פיקוח פיקחתי
observe watch attend_as_observer צפייה צפיתי צופה משקיף
autistic on_the_spectrum אוטיסטי אוטיסטית אוטיסטים הרצף
draw_up prepare compile draft עריכה עריכת ערכתי
weak struggling low-achieving מתקשים חלשים
guide show_around tour give_tours הדרכת_סיורים הדרכה סיור
rebar reinforcement ברזל_זיון זיון
participate take_part be_part השתתפות השתתפתי שותף שותפה לקחתי_חלק
`;
