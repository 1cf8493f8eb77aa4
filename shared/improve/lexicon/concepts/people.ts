/** People, bodies, trades and places, in both languages: one line for each meaning (actions.ts says how it is read). */
export const PEOPLE_CONCEPTS = `
customer client shopper buyer guest patron diner לקוח לקוחות קונה קונים צרכן אורח אורחים סועד סועדים
people person individuals guest guests attendees participants invitees \
איש אנשים אדם בני_אדם מוזמנים משתתפים נפש סועדים אורחים
employee worker staff staffer colleague crew personnel workers employees team member workforce coworker \
עובד עובדים עובדות צוות איש_צוות סגל כוח_אדם קולגה עמית עמיתים מועסק כפופים
team crew squad group staff צוות צוותים קבוצה קבוצות חוליה
manager boss supervisor management director מנהל מנהלים מנהלת מנהלות הנהלה ממונה
child children kid kids toddler pupil youngster infant ילד ילדים ילדה פעוט פעוטות תינוק טף
pupil student schoolchild learner students pupils תלמיד תלמידים תלמידה סטודנט סטודנטים סטודנטית חניך חניכים לומד
trainee intern apprentice new_starter newcomer new_hire recruit novice junior new_workers new_staff new_employees \
מתמחה חניך חניכים מתלמד עובד_חדש עובדים_חדשים טירון מתאמן מתאמנים
youth teen teenage children ילדים teenager adolescent young נוער בני_נוער נער נערים צעיר צעירים
patient patients clients לקוחות elderly_people resident residents sick ill מטופל מטופלים חולה חולים מאושפז דייר דיירים
elderly senior_citizen older old_people pensioner old seniors elders קשיש קשישים קשישות מבוגר זקן גיל_הזהב
family families household relatives משפחה משפחות משפחתי בני_משפחה
parent parents mother father הורה הורים
woman women female lady ladies אישה נשים
man men male gentleman גבר גברים
friend friends mate חבר חברים
partner associate שותף שותפים
supplier vendor provider ספק ספקים
contractor subcontractor קבלן קבלנים קבלני קבלן_משנה
soldier soldiers troops serviceman combatant fighter חייל חיילים חיילת לוחם לוחמת
officer commander קצין קצינה מפקד מפקדת
driver drivers motorist chauffeur נהג נהגים נהגת
nurse nurses nursing אחות אחיות אח סיעוד
doctor physician doctors medic רופא רופאים רופאה
teacher teachers educator instructor tutor מורה מורים מדריך מדריכה גננת גן
tenant tenants occupant שוכר דייר דיירים
volunteer volunteers מתנדב מתנדבים מתנדבת
visitor visitors guest מבקר מבקרים אורח
passenger passengers traveller rider נוסע נוסעים
user users end-user subscriber users משתמש משתמשים משתמשת מנוי מנויים
developer programmer coder engineer developers מפתח מפתחת מתכנת מתכנתת מפתחים
designer מעצב מעצבת
accountant bookkeeper accounting bookkeeping accounts ledger \
חשבונאות הנהלת_חשבונות מנהל_חשבונות מנהלת_חשבונות הנה"ח חשב חשבונות
secretary receptionist front_desk admin administrator administrative clerk office_work clerical reception \
מזכיר מזכירה מזכירות פקיד פקידה פקידות אדמיניסטרציה אדמיניסטרטיבי קבלה
salesperson seller sales_representative sales_rep vendor representative agent rep salesman saleswoman \
מוכר מוכרת איש_מכירות נציג נציגת_מכירות נציגת סוכן
cook chef kitchen_hand טבח טבחית מטבח
barista coffee_shop cafe coffee בריסטה קפה בית_קפה
bartender barman barmaid bar ברמן ברמנית בר
guard security_guard מאבטח מאבטחת שומר
cleaner עובד_ניקיון מנקה
electrician electrical electric electricity חשמלאי חשמל חשמלי חשמליים
mechanic garage vehicle_repair מכונאי מוסך מכונאות
technician tech טכנאי טכנאית טכני
warehouse storeroom stockroom depot storage warehouseman logistics_centre distribution_centre \
מחסן מחסנים מחסנאי מחסנאית אחסון מרלו"ג מרכז_לוגיסטי
forklift fork-lift מלגזה מלגזות מלגזן
office offices bureau ministry משרד משרדי משרדים
shop store outlet boutique retail branch stores חנות חנויות סניף בוטיק
grocery grocer supermarket minimarket מכולת מכולות סופרמרקט סופר מרכול
branch branches סניף סניפים
restaurant eatery diner מסעדה מסעדות
hotel hotels מלון מלונות מלונאות
hospital hospitals medical_centre בית_חולים בתי_חולים מרכז_רפואי ביה"ח
clinic clinics surgery מרפאה מרפאות קליניקה
ward department unit division section מחלקה מחלקות מחלקתי יחידה אגף מדור חטיבה
school schools classroom class grade בית_ספר בתי_ספר ביה"ס כיתה כיתות כתה כתות
kindergarten preschool nursery daycare day-care גן גני_ילדים מעון גן_ילדים
university college campus academic academia אוניברסיטה מכללה אקדמי אקדמיה קמפוס
laboratory lab labs מעבדה מעבדות
factory plant manufacturer מפעל מפעלי בית_חרושת
construction_site building_site construction אתר_בנייה בנייה בנייני בניין
company firm business enterprise corporation employer חברה חברת עסק עסקים פירמה ארגון מעסיק תאגיד
startup start-up סטארט-אפ סטארטאפ הזנק
organisation organization nonprofit charity association ארגון עמותה מלכ"ר
army military idf armed_forces service צבא צה"ל צבאי שירות_צבאי
government public_sector ministry ממשלה ממשלתי משרד_ממשלתי ציבורי
court courts tribunal בית_משפט בתי_משפט ביהמ"ש משפט
bank banking banks בנק בנקים בנקאות בנקאי
insurance insurer policies policy insured ביטוח ביטוחי פוליסה פוליסות מבוטח
lawyer attorney legal law solicitor advocate עורך_דין עורכת_דין עו"ד משפטי חוק דין דיני
judge שופט
police משטרה שוטר
fire firefighter כיבוי
airport aviation flights flight שדה_תעופה נתב"ג תעופה טיסה טיסות
port harbour harbor נמל
farm agriculture field farming חקלאות חקלאי שדה משק
garden gardens park גן גינה גינות פארק
community neighbourhood neighborhood residents קהילה קהילתי שכונה תושבים
municipality city_council municipal city town עירייה עירוני עיר עיר_מקומית
home house household homes apartment flat בית ביתי בבית דירה דירות מגורים דיור
building buildings premises בניין מבנה מבנים בניינים
gym fitness כושר חדר_כושר
club society מועדון חוג
call_centre call_center contact_centre helpdesk hotline support_desk service_centre מוקד מוקד_שירות מוקד_טלפוני
`;
