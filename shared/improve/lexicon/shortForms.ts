/**
 * Short forms beside what they stand for, in both languages; `_` joins the words of a phrase. A row is one thing: a
 * short form of two meanings has two rows.
 */
export const SHORT_FORMS = `
hr human_resources משאבי_אנוש מש"א | qa quality_assurance הבטחת_איכות אבטחת_איכות | qc quality_control בקרת_איכות
r&d research_and_development מו"פ מחקר_ופיתוח | it information_technology טכנולוגיית_מידע
ui user_interface ממשק_משתמש | ux user_experience חוויית_משתמש חווית_משתמש
crm customer_relationship_management ניהול_קשרי_לקוחות | erp enterprise_resource_planning
pos point_of_sale point-of-sale קופה_ממוחשבת | b2b business_to_business | b2c business_to_consumer
seo search_engine_optimization search_engine_optimisation | ppc pay_per_click pay-per-click
kpi key_performance_indicator | sla service_level_agreement | api application_programming_interface
sql structured_query_language | etl extract_transform_load | ci continuous_integration
cd continuous_delivery continuous_deployment | bi business_intelligence בינה_עסקית | ml machine_learning למידת_מכונה
ai artificial_intelligence בינה_מלאכותית | nlp natural_language_processing עיבוד_שפה_טבעית
oop object_oriented_programming object-oriented_programming תכנות_מונחה_עצמים
pm project_manager product_manager מנהל_פרויקט | po purchase_order product_owner
cfo chief_financial_officer finance_director סמנכ"ל_כספים | cto chief_technology_officer סמנכ"ל_טכנולוגיה
coo chief_operating_officer סמנכ"ל_תפעול | ceo chief_executive_officer מנכ"ל מנהל_כללי | vp vice_president סמנכ"ל
cad computer-aided_design computer_aided_design תיב"ם | cam computer-aided_manufacturing computer_aided_manufacturing
cnc computer_numerical_control | plc programmable_logic_controller בקר_מתוכנת
hvac heating_ventilation_and_air_conditioning מיזוג_אוויר
ppe personal_protective_equipment protective_gear ציוד_מגן_אישי ציוד_מגן | msds safety_data_sheets
gmp good_manufacturing_practice תנאי_ייצור_נאותים | haccp hazard_analysis | iv intravenous drip עירוי
ecg electrocardiogram ekg אק"ג | mri magnetic_resonance_imaging תהודה_מגנטית | ct computed_tomography טומוגרפיה
icu intensive_care_unit intensive_care טיפול_נמרץ | er emergency_room emergency_department מיון חדר_מיון
gp general_practitioner family_doctor רופא_משפחה | rn registered_nurse אחות_מוסמכת | lpn licensed_practical_nurse
cna certified_nursing_assistant nursing_assistant | emt emergency_medical_technician
cpr cardiopulmonary_resuscitation החייאה | adl activities_of_daily_living
pt physical_therapy physiotherapy פיזיותרפיה | ot occupational_therapy ריפוי_בעיסוק
iep individual_education_plan individualized_education_program תל"א תוכנית_לימודים_אישית תכנית_לימודים_אישית
esl english_as_a_second_language | sen special_educational_needs | adhd attention_deficit קשב_וריכוז הפרעות_קשב
asd autism_spectrum autism אוטיזם הרצף_האוטיסטי | ta teaching_assistant עוזר_הוראה עוזרת_הוראה
ra research_assistant עוזר_מחקר עוזרת_מחקר | phd ph.d doctorate doctoral_degree דוקטורט
mba master_of_business_administration תואר_שני_במנהל_עסקים | ba b.a bachelor_of_arts bachelor's_degree תואר_ראשון
bsc b.sc bachelor_of_science bachelor's_degree תואר_ראשון | ma m.a master_of_arts master's_degree תואר_שני
msc m.sc master_of_science master's_degree תואר_שני | gpa grade_point_average ממוצע_ציונים
ngo non-governmental_organisation non-governmental_organization non-profit_organization עמותה
idf israel_defense_forces israel_defence_forces צה"ל צבא_ההגנה_לישראל צבא הצבא
nco non-commissioned_officer מש"ק מפקד_זוטר | hq headquarters מטה
vat value_added_tax value-added_tax מע"מ מס_ערך_מוסף | cpa certified_public_accountant רו"ח רואה_חשבון
ar accounts_receivable חייבים | ap accounts_payable זכאים ספקים | p&l profit_and_loss רווח_והפסד רוו"ה
dept department מחלקה | mgr manager | asst assistant
admin administration administrative administrator אדמיניסטרציה אדמיניסטרטיבי | approx approximately
govt government ממשלה ממשלתי | mgmt management | ops operations תפעול | eng engineering engineer
tech technology technical technician | prod production | dev development developer | docs documents documentation
info information מידע | specs specifications specification מפרט מפרטים | rep representative נציג נציגה
reps representatives נציגים | lab laboratory מעבדה | uni university אוניברסיטה
prep preparation prepare preparing הכנה הכנות | fridge refrigerator מקרר | bike bicycle אופניים
kilo kilos kilogram kilograms kg ק"ג קילו קילוגרם | km kilometre kilometer kilometres kilometers ק"מ קילומטר קילומטרים
sqm square_metres square_meters square_metre square_meter מ"ר מטר_רבוע מטרים_רבועים | ton tons tonne tonnes טון טונות
nis shekel shekels ils ש"ח שקל שקלים | דו"ח דוח דין_וחשבון report | דו"חות דוחות reports
לו"ז לוח_זמנים schedule timetable | חו"ל חוץ_לארץ abroad overseas | ארה"ב ארצות_הברית usa united_states us america
ת"א תל_אביב תל-אביב tel_aviv | ב"ש באר_שבע beer_sheva | פ"ת פתח_תקווה petah_tikva | ראשל"צ ראשון_לציון rishon_lezion
ק"ש קריית_שמונה קרית_שמונה | מועצה_מקומית מוא"ז מועצה_אזורית local_council regional_council
יו"ר יושב_ראש יושבת_ראש chair chairman chairperson chairwoman | מזכ"ל מזכיר_כללי secretary_general
רל"ש ראש_לשכה chief_of_staff | מנכ"ל מנהל_כללי ceo | רמ"ד ראש_מדור section_head | רמ"ח ראש_מחלקה department_head
קב"ט קצין_ביטחון security_officer | ממ"ן אוניברסיטה_פתוחה_מטלה | מד"א מגן_דוד_אדום magen_david_adom mda
נט"ן נידות_טיפול_נמרץ ניידת_טיפול_נמרץ | ער"ן עזרה_ראשונה_נפשית | בי"ס ביה"ס בית_ספר בית_הספר school
ביה"ח בי"ח בית_חולים בית_החולים hospital | קופ"ח קופת_חולים health_fund
עו"ס עובד_סוציאלי עובדת_סוציאלית social_worker | עו"ד עורך_דין עורכת_דין lawyer attorney
יח"צ יחסי_ציבור public_relations pr | כ"א כוח_אדם כח_אדם manpower personnel | ח"פ חברה_פרטית
בע"מ בערבון_מוגבל ltd limited | מרלו"ג מרכז_לוגיסטי logistics_centre logistics_center
אחמ"ש אחראי_משמרת אחראית_משמרת shift_supervisor shift_leader | צמ"ה ציוד_מכני_הנדסי heavy_equipment
כלי_רכב רכבים vehicles | חד"א חדר_אוכל dining_hall dining_room | חמ"ל חדר_מלחמה חדר_מבצעים operations_room
תש ת"ש תנאי_שירות welfare_of_soldiers | מ"כ מפקד_כיתה squad_commander squad_leader
מ"מ מפקד_מחלקה platoon_commander platoon_leader | מ"פ מפקד_פלוגה company_commander
מג"ד מפקד_גדוד battalion_commander | סמג"ד סגן_מפקד_גדוד | סמ"פ סגן_מפקד_פלוגה
`;
