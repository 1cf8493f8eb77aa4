/**
 * Words of résumés that may stand for each other (timesAndTrades.ts says how narrow the rows are):
 * offices, money and law, factories and building, security, sport, arts and the press.
 */
export const OFFICE_AND_PUBLIC_WORDS = `
schedule roster rota timetable shift_plan סידור_עבודה שיבוץ שיבצתי לוח_משמרות לוח_זמנים
shift shifts משמרת משמרות
calendar diary agenda schedule_of יומן יומנים לוח_שנה לו"ז
meeting meetings session conference ישיבה ישיבות פגישה פגישות דיון
minutes protocol record_of_meeting פרוטוקול פרוטוקולים סיכום_ישיבה
secretary administrative_assistant pa מזכירה מזכיר מזכירות
office bureau desk משרד משרדים לשכה משרדי
clerk officer administrator פקיד פקידה פקידת
register enrol enroll sign_up registration enrolment רישום רשמתי הרשמה
member members membership subscriber חבר חברים מנוי מנויים
fee fees charge dues עמלה עמלות אגרה אגרות דמי
invoice invoices bill bills receipt receipts חשבונית חשבוניות קבלות
bank banking בנק בנקים בנקאי
cash money till כסף מזומן קופה
debt debts arrears overdue חוב חובות פיגורים
salary wage wages pay payroll שכר משכורת משכורות
bookkeeping bookkeeper accounts books הנהלת_חשבונות הנה"ח מנהלת_חשבונות
vat value_added_tax מע"מ מס_ערך_מוסף
tax taxes taxation מס מיסים מסים מיסוי
submit file hand_in lodge send_in הגשה הגשתי
prepare get_ready ready make_ready set_out הכנה הכנתי היערכות
approve authorise authorize sign_off confirm אישור אישרתי
reject decline turn_down refuse דחייה דחיתי סירוב
cancel call_off withdraw ביטול ביטלתי
renew extend prolong חידוש חידשתי הארכה הארכתי
claim claims insurance_claim תביעה תביעות
policy policies insurance insurer פוליסה פוליסות ביטוח ביטוחים
lawyer attorney solicitor advocate עורך_דין עורכת_דין עורכי_דין עו"ד
court tribunal courthouse בית_משפט בתי_משפט בית_המשפט בית_דין
law legal juridical משפט משפטי משפטיים משפטית חוק
contract agreement חוזה חוזים הסכם הסכמים
regulation regulations rule rules statute תקנה תקנות נוהל נהלים כלל
procedure procedures protocol policy_document נוהל נהלים הליך תהליך
standard standards norm תקן תקנים תקינה
safety health_and_safety safe בטיחות בטיחותי
hazard risk danger סיכון סיכונים סכנה מפגע מפגעים
quality qa quality_control quality_assurance איכות בקרת_איכות אבטחת_איכות
defect fault flaw bug problem ליקוי ליקויים פגם פגמים תקלה תקלות
scrap waste rejects reject פסולת פחת גרוטאות
machine machinery equipment apparatus מכונה מכונות מכשיר ציוד
lathe turning_machine מחרטה
mill milling_machine milling כרסומת
drawing drawings blueprint blueprints sketch שרטוט שרטוטים תוכנית תוכניות
gauge caliper callipers calipers micrometer קליבר מד מיקרומטר
part parts component components spare חלק חלקים רכיב רכיבים חלפים
assembly assemble put_together production_line הרכבה הרכבתי קו_ייצור פס_ייצור
production manufacturing manufacture fabrication ייצור יצור
factory plant mill works מפעל מפעלים
workshop garage body_shop סדנה סדנת מוסך מוסכים
engine motor engines מנוע מנועים
brake brakes braking בלם בלמים ברקס
tyre tire tyres tires צמיג צמיגים
breakdown breakdowns failure malfunction outage תקלה תקלות השבתה קלקול
gate gates שער שערים
fence fences fencing גדר גדרות
building buildings structure block בניין בניינים מבנה מבנים
apartment flat flats apartments dwelling דירה דירות
new-build newly_built new_construction בנייה_חדשה
house home houses villa בית בתים
site construction_site building_site אתר אתר_בנייה אתרי_בנייה
architect architecture אדריכל אדריכלית אדריכלות אדריכלים
floor_plan floor_plans plans layout תוכנית_קומה תוכניות_קומה תכנית
extension annex wing addition הרחבה אגף תוספת
planning_application building_permit permit_application בקשה_להיתר היתר_בנייה
surveyor survey land_survey מודד מדידה סקר
engineer engineering מהנדס מהנדסת הנדסה
electrician electrical חשמלאי חשמלאית חשמל
plumber plumbing שרברב אינסטלטור אינסטלציה
carpenter joiner woodwork carpentry נגר נגרות נגרית
welder metalworker רתך רתכת
mechanic technician fitter מכונאי טכנאי טכנאית
mate assistant helper aide עוזר עוזרת סייע סייעת עוזרים
guard security_guard security_officer watchman מאבטח מאבטחת שומר שומרת
patrol patrols patrolling rounds סיור סיורים פטרול
cctv closed-circuit_television closed_circuit_television surveillance_cameras security_cameras טמ"ס מצלמות_אבטחה מצלמות
lock locking lock_up close_up נעילה נעלתי
alarm alarms אזעקה אזעקות
fire firefighting אש כיבוי שריפה שריפות
police policing משטרה משטרתי
army military defence_forces idf צבא צבאי צה"ל
soldier soldiers trooper חייל חיילים חיילת
commander command officer מפקד מפקדת קצין קצינה
volunteer voluntary volunteering unpaid התנדבות התנדבתי מתנדב מתנדבת
youth young_people teenagers adolescents teens נוער בני_נוער מתבגרים נערים
camp summer_camp קייטנה מחנה
community neighbourhood neighborhood קהילה קהילתי שכונה שכונתי
social_worker social_work welfare עובד_סוציאלי עובדת_סוציאלית רווחה
committee committees panel board ועדה ועדות
lifeguard lifesaver מציל מצילה
swimmer swimmers bather bathers מתרחץ מתרחצים שחיין שחיינים
pool swimming_pool pools בריכה בריכות
beach shore seaside חוף חופים
sport sports athletic ספורט ספורטיבי
coach trainer instructor מאמן מאמנת מדריך מדריכה
music musical מוזיקה מוסיקה מוזיקלי
piano פסנתר
guitar גיטרה
concert gig performance show הופעה הופעות קונצרט קונצרטים
festival festivals פסטיבל פסטיבלים
tour touring סיבוב_הופעות סיור
sound audio acoustics סאונד קול הגברה
light lighting lights תאורה אור
stage theatre theater תיאטרון במה
film movie video footage סרט סרטים וידאו סרטון סרטונים
photograph photo photography picture shoot צילום צילמתי צילומים תמונה תמונות
camera cameras מצלמה מצלמות
museum gallery exhibition מוזיאון גלריה תערוכה תערוכות
hall halls auditorium אולם אולמות
library librarian ספרייה ספריה ספרן ספרנית
book books title volume ספר ספרים
newspaper press journal magazine עיתון עיתונות עיתונים מגזין
journalist reporter correspondent עיתונאי עיתונאית כתב כתבת
article story piece feature כתבה כתבות מאמר מאמרים
post posts publish publication upload פוסט פוסטים פרסום פרסמתי העלאה העליתי
social_media social_networks instagram facebook tiktok רשתות_חברתיות מדיה_חברתית
comment comments respond_to_comments תגובה תגובות
advertising advertisement ad ads promotion פרסום מודעה מודעות פרסומת
campaign campaigns drive קמפיין קמפיינים
brand brands label מותג מותגים
store shop outlet boutique חנות חנויות סניף
`;
