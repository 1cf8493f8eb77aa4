/** Words of health, welfare, teaching, food, hospitality and beauty (actions.ts says how rows are read). */
export const CARING_CONCEPTS = `
hospital medical_centre medical_center infirmary בית_חולים בתי_חולים ביה"ח בי"ח מרכז_רפואי
health_fund hmo sick_fund קופת_חולים קופ"ח קופות_חולים
clinic clinics outpatient_clinic practice surgery מרפאה מרפאות
ward wards department unit hospital_unit מחלקה מחלקות יחידה
emergency_room er a&e accident_and_emergency emergency_department casualty_department מיון חדר_מיון מלר"ד המיון
intensive_care icu intensive_care_unit critical_care טיפול_נמרץ ט"נ
operating_room or operating_theatre operating_theater theatre חדר_ניתוח חדרי_ניתוח
maternity delivery_ward labour_ward labor_ward יולדות חדר_לידה מחלקת_יולדות חדרי_לידה
newborn newborns neonate neonates יילוד יילודים תינוקות
children's_ward paediatrics pediatrics paediatric pediatric ילדים רפואת_ילדים פדיאטריה
geriatrics geriatric elderly_care גריאטריה גריאטרי גריאטרית
internal_medicine internal_ward medical_ward פנימית רפואה_פנימית
orthopaedics orthopedics orthopaedic orthopedic אורתופדיה אורתופדית אורתופדי
cardiology heart cardiac קרדיולוגיה לב קרדיולוגי
psychiatric psychiatry mental_health בריאות_הנפש פסיכיאטרי פסיכיאטריה פסיכיאטרית
nursing_home care_home old_people's_home retirement_home residential_home בית_אבות בתי_אבות דיור_מוגן מוסד_סיעודי
hospice palliative end-of-life הוספיס פליאטיבי
nurse registered_nurse rn אח אחות אחות_מוסמכת אח_מוסמך
practical_nurse licensed_practical_nurse lpn אחות_מעשית
nursing_assistant nurse_aide nursing_aide cna care_assistant healthcare_assistant כוח_עזר כוח_עזר_סיעודי סייעת_סיעודית
caregiver carer care_worker care_assistant home_help מטפל מטפלת מטפל_סיעודי מטפלת_סיעודית
paramedic emt ambulance_technician medic חובש חובשת פרמדיק פרמדיקית
physiotherapist physical_therapist physio פיזיותרפיסט פיזיותרפיסטית
physiotherapy physical_therapy physio פיזיותרפיה
occupational_therapy occupational_therapist ריפוי_בעיסוק מרפאה_בעיסוק מרפא_בעיסוק
speech_therapist speech_therapy speech_and_language_therapist קלינאית_תקשורת קלינאי_תקשורת
dietitian nutritionist dietician דיאטנית דיאטן תזונאית תזונאי
pharmacist chemist druggist רוקח רוקחת
pharmacy chemist's drugstore בית_מרקחת בתי_מרקחת
dental_assistant dental_nurse סייעת_שיניים סייע_שיניים סייעת_לרופא_שיניים
optician optometrist אופטיקאי אופטומטריסט אופטומטריסטית
patient patients sick_people cases מטופל מטופלים מטופלת חולה חולים
inpatient inpatients hospitalised hospitalized מאושפז מאושפזים
elderly older_people seniors old_people older_adults aged קשיש קשישים קשישה זקנים מבוגרים אזרחים_ותיקים גיל_שלישי
disabled_people people_with_disabilities handicapped \
אנשים_עם_מוגבלות אנשים_עם_מוגבלויות נכים בעלי_מוגבלויות אנשים_עם_צרכים_מיוחדים
blood_test blood_tests blood_sample blood_samples בדיקת_דם בדיקות_דם דגימות_דם
draw_blood take_blood phlebotomy נטילת_דם לקיחת_דם לקיחת_דמים
blood_pressure bp לחץ_דם
vital_signs vitals observations סימנים_חיוניים מדדים מדדים_חיוניים סימני_חיים
medication medicine medicines drug drugs meds תרופה תרופות
prescription prescriptions מרשם מרשמים
injection injections shot shots jab jabs זריקה זריקות
vaccination vaccinations vaccine immunisation immunization חיסון חיסונים
wound wounds sore sores פצע פצעים
dressing dressings bandage bandages חבישה חבישות תחבושת תחבושות
medical_history anamnesis patient_history אנמנזה היסטוריה_רפואית
medical_record medical_records patient_file patient_files chart charts רשומה_רפואית תיק_רפואי תיקים_רפואיים תיקי_מטופלים
checkup check-up examination physical_exam בדיקה בדיקות
diagnosis diagnoses finding אבחנה אבחנות אבחון אבחונים
first_aid basic_first_aid עזרה_ראשונה ע"ר
resuscitation cpr revive החייאה
hygiene cleanliness sanitation היגיינה ניקיון תברואה סניטציה
bathe wash bath shower רחצה רחצתי רוחץ קילוח מקלחת
dress get_dressed clothe הלבשה הלבשתי
feed feeding spoon-feed האכלה האכלתי
daily_living daily_activities everyday_functioning activities_of_daily_living adl \
תפקוד_יומיומי פעולות_יומיום פעולות_יומיומיות
wheelchair wheelchairs כיסא_גלגלים כסא_גלגלים
social_worker welfare_worker עובד_סוציאלי עובדת_סוציאלית עו"ס עובדים_סוציאליים
psychologist psychology פסיכולוג פסיכולוגית
at_risk vulnerable in_distress בסיכון במצוקה מצבי_סיכון
addict addicts addiction substance_abuse התמכרות התמכרויות מכורים נפגעי_סמים
hostel group_home residential_facility הוסטל מעון בית_חם
kindergarten nursery_school preschool nursery גן גן_ילדים גני_ילדים
daycare day-care crèche creche day_nursery מעון מעון_יום פעוטון מעונות
kindergarten_teacher nursery_teacher preschool_teacher גננת גנן
kindergarten_assistant nursery_assistant teaching_assistant classroom_assistant classroom_aide \
סייעת סייע סייעת_גן סייעת_כיתה
school schools בית_ספר בתי_ספר בי"ס ביה"ס
primary_school elementary_school primary elementary יסודי בית_ספר_יסודי ביה"ס_יסודי
middle_school junior_high חטיבת_ביניים חט"ב
high_school secondary_school upper_school secondary תיכון בית_ספר_תיכון
special_education special_needs_education sen חינוך_מיוחד חנ"מ
teacher schoolteacher educator מורה מורים מחנך מחנכת
homeroom_teacher class_teacher form_tutor form_teacher מחנך מחנכת מחנכת_כיתה מחנך_כיתה
pupil pupils student students schoolchildren learner learners תלמיד תלמידים תלמידה תלמידות
class classes classroom grade כיתה כיתות
lesson lessons class classes period שיעור שיעורים
remedial_teaching extra_help reinforcement_lessons catch-up_lessons הוראה_מתקנת שיעורי_תגבור תגבור
private_lessons private_tuition tutoring one-to-one_lessons שיעורים_פרטיים שיעור_פרטי הוראה_פרטנית
matriculation matriculation_exams bagrut final_exams בגרות בגרויות בחינות_בגרות תעודת_בגרות
exam exams examination examinations test tests מבחן מבחנים בחינה בחינות
grade grades mark marks score ציון ציונים
homework home_assignments שיעורי_בית ש"ב
worksheet worksheets exercise_sheets דף_עבודה דפי_עבודה
after-school_club after_school_programme afternoon_care צהרון חוג חוגים
youth_movement scouts youth_organisation תנועת_נוער צופים
counsellor camp_counsellor youth_leader counselor youth_guide מדריך מדריכה מדריך_נוער מדריכת_נוער
play game games activity משחק משחקים פעילות הפעלות
story_time read_aloud reading_stories שעת_סיפור הקראה הקראת_סיפורים
kitchen kitchens מטבח מטבחים
restaurant restaurants eatery diner מסעדה מסעדות
chef head_cook שף
cook cooks kitchen_hand line_cook טבח טבחית
kitchen_assistant kitchen_porter dishwasher kitchen_helper עוזר_טבח עובד_מטבח שוטף_כלים
waiter waitress server waiting_staff מלצר מלצרית מלצרים
host hostess greeter מארח מארחת
barista coffee_maker בריסטה
bartender barman barmaid barkeeper ברמן ברמנית מוזג
diner diners guest guests eater סועד סועדים אורח אורחים
dish dishes plate plates course מנה מנות
meal meals food ארוחה ארוחות אוכל מזון
salad salads סלט סלטים
dessert desserts sweets קינוח קינוחים
pastry pastries baked_goods cakes מאפה מאפים עוגות דברי_מאפה
dough pastry_base בצק בצקים
pastry_chef confectioner cake_maker קונדיטור קונדיטורית
baker bakers bread-maker אופה אופים
bakery bakeshop patisserie מאפייה קונדיטוריה
ingredient ingredients raw_material raw_materials רכיב רכיבים מצרך מצרכים חומרי_גלם
recipe recipes מתכון מתכונים
catering event_catering קייטרינג הסעדה
banquet function_hall event_hall wedding_hall אולם_אירועים אולמות_אירועים
kosher kashrut kashruth כשר כשרות
table_setting lay_tables set_tables set_the_tables עריכת_שולחנות ערכתי_שולחנות סידור_שולחנות
bill check חשבון חשבונות
hotel hotels inn guest_house בית_מלון בתי_מלון מלון מלונות צימר
guest guests visitor visitors hotel_guest אורח אורחים נופש נופשים
room_attendant chambermaid housekeeper room_cleaner חדרנית חדרן
bed_linen linen sheets bedding מצעים מצע
housekeeping household home_cleaning משק_בית ניקיון_בתים עבודות_משק_בית
tourist tourists traveller travellers holidaymaker sightseer תייר תיירים מטייל מטיילים
tour_guide guide tour_leader מדריך_טיולים מורה_דרך מדריכת_טיולים מורת_דרך
hairdresser hair_stylist barber stylist ספר ספרית מעצב_שיער מעצבת_שיער
haircut haircuts cut trim תספורת תספורות תספורת_גברים
hair_salon hairdresser's barber_shop barbershop salon מספרה מספרות סלון_שיער
beautician cosmetician beauty_therapist קוסמטיקאית קוסמטיקאי
makeup_artist make-up_artist מאפרת מאפר
manicurist nail_technician nail_artist מניקוריסטית בונת_ציפורניים
masseur masseuse massage_therapist מעסה
fitness_trainer personal_trainer gym_instructor מאמן_כושר מאמנת_כושר מדריך_כושר
workout training_session exercise_session אימון אימונים
trainee gym_member exerciser athlete מתאמן מתאמנים מתאמנת
swimming swim swimming_lessons שחייה
lifeguard pool_attendant מציל מצילה
babysitter nanny childminder au_pair בייביסיטר שמרטף שמרטפית מטפלת מטפלת_לילדים
toddler toddlers infant infants small_child young_children פעוט פעוטות ילדים_קטנים גיל_הרך
nappy nappies diaper diapers חיתול חיתולים
animal_shelter rescue_centre מקלט_לבעלי_חיים בית_מחסה כלבייה
dog_walker dog_walking walk_dogs דוגווקר הוצאת_כלבים טיול_עם_כלבים
groom grooming dog_grooming pet_grooming טיפוח טיפוח_כלבים תספורת_כלבים
`;
