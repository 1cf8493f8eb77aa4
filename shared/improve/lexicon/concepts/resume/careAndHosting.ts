/**
 * Words of résumés that may stand for each other (timesAndTrades.ts says how narrow the rows are):
 * health, animals, children and their schools, farms, kitchens, hotels and guests.
 */
export const CARE_AND_HOSTING_WORDS = `
ambulance emergency_vehicle intensive_care_unit אמבולנס ניידת ניידת_טיפול_נמרץ
casualty casualties injured wounded victim נפגע נפגעים פצוע פצועים
evacuate transfer_patients take_to_hospital evacuation פינוי פיניתי
emergency urgent urgency crisis חירום דחוף דחופים מצב_חירום
first_aid resuscitation cpr basic_life_support עזרה_ראשונה החייאה
bandage dress_wounds wound wounds dressing חבישה חבשתי פצע פצעים
medication medicine medicines drug drugs תרופה תרופות
dose dosage administer מינון מתן_תרופות
injection injections shot vaccinate זריקה זריקות הזרקה
blood blood_test samples_of_blood phlebotomy דם בדיקת_דם בדיקות_דם לקיחת_דם
anaesthesia anesthesia anaesthetic sedation הרדמה
recovery wake-up post-operative awakening התאוששות התעוררות
surgery operation operations theatre procedure ניתוח ניתוחים
ward department unit hospital_ward inpatient מחלקה מחלקות מחלקת_אשפוז
clinic practice surgery_room health_centre מרפאה מרפאות קליניקה
patient patients client case מטופל מטופלים חולה חולים פציינט
diagnose diagnosis אבחון אבחנתי אבחנה אבחנות
therapy treatment therapeutic care טיפול טיפולים תרפיה טיפולי
rehabilitation rehab recovery_programme שיקום
dentist dental_surgeon dental רופא_שיניים שיניים רופאת_שיניים
chairside at_the_chair beside_the_chair ליד_הכיסא
impression impressions mould mold טביעה מידה מידות
nurse nursing אח אחות סיעוד
doctor physician gp medical_officer רופא רופאה רופאים
vet veterinarian veterinary וטרינר וטרינרית וטרינרי
dog dogs canine puppy כלב כלבים
cat cats feline חתול חתולים
animal animals livestock בעלי_חיים חיות
baby babies infant infants toddler תינוק תינוקות פעוט פעוטות
diaper nappy nappies diapers חיתול חיתולים החלפת_חיתולים
kindergarten nursery preschool nursery_school daycare גן גן_ילדים גנון מעון
child children kid kids pupil ילד ילדים ילדה ילדות
pupil pupils student students schoolchild learner trainee תלמיד תלמידים תלמידה תלמידות
lesson lessons class classes session period שיעור שיעורים מפגש מפגשים
one-to-one individual private one-on-one פרטני פרטניים פרטנית פרטי פרטיים אישי
group groups cohort party set קבוצה קבוצות קבוצתי
curriculum syllabus lesson_plan lesson_plans study_plan תוכנית_לימודים תכנית_לימודים מערך_שיעור מערכי_שיעור
homework assignment exercise שיעורי_בית תרגיל תרגילים
grade mark grades marks score ציון ציונים הערכה
parents parent mother father guardians הורה הורים אם אב
family families household relatives משפחה משפחות
elderly senior_citizens older_people pensioners aged קשיש קשישים זקנים גיל_שלישי
resident residents occupant inhabitant citizen תושב תושבים דייר דיירים
tenant tenants lessee שוכר שוכרים דייר
visitor visitors guest guests מבקר מבקרים אורח אורחים
customer customers client clients shopper buyer consumer לקוח לקוחות קונה קונים
direct point show_the_way usher הכוונה הכוונתי ניתוב
accompany escort walk_with go_with ליווי ליוויתי מלווה
guide lead_tours tour_guide guided הדרכה הדרכתי מדריך_טיולים הדרכת_קבוצות
desert wilderness מדבר
judean judea judaea יהודה
market marketplace fair bazaar שוק יריד
hive hives beehive beehives כוורת כוורות
honey דבש
bee bees beekeeping דבורה דבורים
farm agricultural farming agriculture משק חקלאי חקלאות חווה
field fields plot שדה שדות חלקה
orchard grove plantation מטע מטעים פרדס פרדסים
harvest pick reap קטיף קטפתי קציר אסיף בציר
irrigate irrigation water watering השקיה השקיתי
prune pruning trim_trees גיזום גזמתי
plant planting sow שתילה שתלתי זריעה נטיעה
lawn grass turf דשא מדשאה מדשאות
tree trees עץ עצים
garden gardens park parks landscaping גן גנים פארק פארקים גינה גינות גינון
flower flowers bouquet bouquets floral פרח פרחים זר זרים שזירה
fertilise fertilize fertiliser fertilizer manure דישון דשן
spray spraying ריסוס ריססתי
feed feeding fodder האכלה האכלתי מזון
milk milking dairy חליבה חלב רפת מחלבה
kitchen cookery מטבח
dish dishes meal meals course food מנה מנות ארוחה ארוחות אוכל
menu menus תפריט תפריטים
bake baking bread pastry אפייה אפיתי לחם מאפים מאפה
chef cook kitchen_cook טבח טבחית שף
table tables שולחן שולחנות
waiter waitress server מלצר מלצרית
drink drinks beverage beverages משקה משקאות שתייה
bar bartender barman barista בר ברמן ברמנית בריסטה
restaurant bistro diner eatery מסעדה מסעדות
cafe coffee_shop coffeehouse בית_קפה בתי_קפה
hotel inn guesthouse מלון מלונות אכסניה
room rooms chamber חדר חדרים
housekeeping chambermaid room_cleaning משק_בית חדרנות חדרנית
reception front_desk front_office קבלה דלפק דלפק_קבלה
receptionist desk_clerk פקיד_קבלה פקידת_קבלה
check-in checkin arrivals צ'ק-אין קבלת_אורחים
booking bookings reservation reservations הזמנת_מקום הזמנות_מקום הזמנות
complaint complaints grievance grievances dissatisfied תלונה תלונות
inquiry enquiry inquiries enquiries question request פנייה פניות שאלה שאלות בקשה בקשות
request ask application demand בקשה בקשתי בקשות דרישה
phone telephone call calls by_phone טלפון טלפוני טלפונית שיחה שיחות
answer reply respond response מענה עניתי תשובה תשובות
handle deal_with take_care manage_requests process טיפול טיפלתי טיפל
solve resolve settle sort_out solution פתרון פתרתי פתירה יישוב
forward pass_on transfer refer redirect העברה העברתי הפניה הפניתי
`;
