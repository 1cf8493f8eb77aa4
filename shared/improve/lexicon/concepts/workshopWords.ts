/** Words of building, industry, transport, stores, farms and guarding (actions.ts says how rows are read). */
export const WORKSHOP_CONCEPTS = `
building_site construction_site site אתר_בנייה אתרי_בנייה אתר
builder construction_worker labourer laborer בנאי פועל_בניין פועל
foreman site_manager works_manager מנהל_עבודה מנהלת_עבודה
contractor building_contractor קבלן קבלנים קבלן_בניין
subcontractor subcontractors קבלן_משנה קבלני_משנה
worker workers labourers laborers hands workmen פועל פועלים עובד עובדים
electrician electricians sparky חשמלאי חשמלאית חשמלאים
electrical_work wiring electrics electrical_installation עבודות_חשמל חשמל התקנות_חשמל
electrical_cabinet switchboard distribution_board panel electrical_panel לוח_חשמל לוחות_חשמל ארון_חשמל
circuit circuits wiring_diagram מעגל מעגלים
plumber plumbing_worker pipe_fitter שרברב אינסטלטור
plumbing pipework drainage sanitary אינסטלציה שרברבות צנרת
leak leaks leakage dripping נזילה נזילות דליפה דליפות
blockage blockages clog clogged_drain סתימה סתימות
drain drains sewer sewage ביוב ניקוז
water_heater boiler solar_heater דוד דוד_שמש דודים
air_conditioner air_conditioning air-conditioning ac hvac air_conditioners מזגן מזגנים מיזוג מיזוג_אוויר מיזוג_אויר
refrigeration cooling cold_storage קירור קרור
air-conditioning_technician hvac_technician ac_technician טכנאי_מזגנים טכנאי_מיזוג מתקין_מזגנים
carpenter joiner cabinetmaker woodworker נגר נגרית נגרים
carpentry joinery woodwork נגרות עבודות_עץ
wardrobe wardrobes cupboard cupboards closet cabinet cabinets ארון ארונות
door doors דלת דלתות
window windows shutters חלון חלונות
blind blinds shutter shutters roller_shutter תריס תריסים
aluminium aluminum אלומיניום
locksmith lock_fitter מסגר_מנעולים מנעולן
metalwork steelwork ironwork metalworking מסגרות עבודות_מתכת
welding weld welded soldering ריתוך ריתכתי ריתוכים
lathe turning turner מחרטה חרט חריטה
milling milling_machine cnc_milling כרסום כרסומת
cnc computerised_machining computer-controlled מכונות_cnc עיבוד_שבבי
machining metal_cutting chip_removal עיבוד_שבבי עיבוד
plasterboard drywall gypsum gypsum_board גבס לוחות_גבס
plaster plastering rendering טיח טיוח
tiling floor_tiling tile_laying flooring ריצוף הנחת_אריחים חיפוי
tile tiles ceramic_tiles אריח אריחים
paint painting decorate decorating צבע צביעה צבעתי
painter decorator house_painter צבע צבעי
renovation renovations refurbishment refurbish remodelling remodeling שיפוץ שיפוצים שיפצתי
maintenance_man handyman caretaker janitor maintenance_worker איש_אחזקה איש_תחזוקה אב_בית שרת
formwork shuttering טפסנות טפסות תבניות
scaffold scaffolding scaffolds פיגום פיגומים
crane tower_crane hoist עגורן מנוף
crane_operator crane_driver עגורנאי מנופאי
digger excavator backhoe מחפר מחפרון באגר
bulldozer earth-moving heavy_equipment plant_machinery צמ"ה ציוד_מכני_הנדסי ציוד_כבד
earthworks excavation digging groundwork עבודות_עפר חפירה חפירות
waterproofing sealing damp_proofing איטום
insulation lagging בידוד
roof roofs roofing גג גגות
surveyor land_surveyor מודד מודדת
site_plan blueprint plans drawings technical_drawing תוכנית תוכניות תכנית תכניות שרטוט שרטוטים
standard standards code תקן תקנים
machine machines machinery מכונה מכונות מכשיר
production_line assembly_line line פס_ייצור קו_ייצור קווי_ייצור פסי_ייצור
production manufacturing making ייצור
machine_operator operator production_worker מפעיל מפעיל_מכונה מפעילת_מכונות עובד_ייצור עובדת_ייצור
shift_leader shift_supervisor shift_manager team_leader_of_shift אחראי_משמרת אחראית_משמרת אחמ"ש מנהל_משמרת מנהלת_משמרת
quality_inspector quality_controller qc_inspector מבקר_איכות מבקרת_איכות בקר_איכות בוחן_איכות
quality_control qc quality_checks quality_inspection בקרת_איכות ביקורת_איכות בקרות_איכות
defect defects faulty_item flaw flaws פגם פגמים ליקוי ליקויים
fault faults breakdown breakdowns malfunction malfunctions failure failures תקלה תקלות קלקול
downtime stoppage stoppages idle_time השבתה השבתות זמן_השבתה
spare_part spare_parts spares replacement_part חלק_חילוף חלקי_חילוף חלפים
preventive_maintenance routine_maintenance scheduled_maintenance planned_maintenance \
תחזוקה_מונעת אחזקה_מונעת תחזוקה_שוטפת
technician technicians engineer fitter serviceman טכנאי טכנאית טכנאים
service_call service_calls call-out callouts home_visit קריאת_שירות קריאות_שירות קריאה קריאות
on_site in_the_field field at_customers'_premises שטח בשטח אצל_הלקוח בבית_הלקוח
mechanic car_mechanic auto_mechanic motor_mechanic מכונאי מכונאי_רכב
auto_electrician car_electrician חשמלאי_רכב
panel_beater body_repair bodywork פחח פחחות
garage workshop car_workshop repair_shop מוסך מוסכים
gearbox transmission gear_box תיבת_הילוכים גיר
brake brakes brake_system בלם בלמים ברקסים
clutch clutches מצמד קלאץ'
tyre tyres tire tires wheel צמיג צמיגים גלגל
battery batteries accumulator מצבר מצברים סוללה סוללות
annual_test mot roadworthiness_test vehicle_test טסט מבחן_רישוי
warehouse store storehouse depot storeroom stockroom logistics_centre logistics_center מחסן מחסנים מרלו"ג מרכז_לוגיסטי
warehouseman storekeeper warehouse_worker stock_clerk warehouse_clerk warehouse_operative \
מחסנאי מחסנאית מחסנאים עובד_מחסן
forklift forklift_truck fork-lift מלגזה מלגזות
forklift_driver forklift_operator מלגזן מלגזנית נהג_מלגזה
pallet pallets skid משטח משטחים
pallet_truck hand_pallet pallet_jack עגלת_משטחים ג'ק
goods merchandise wares cargo freight סחורה סחורות מטען
carton cartons box boxes crate crates קרטון קרטונים ארגז ארגזים קופסה קופסאות
picker order_picker order_picking picking מלקט מלקטת ליקוט ליקוט_הזמנות
barcode bar_code scanner handheld ברקוד מסופון
delivery_note delivery_notes waybill תעודת_משלוח תעודות_משלוח
shipment shipments consignment consignments משלוח משלוחים
import importing imports יבוא ייבוא
export exporting exports יצוא ייצוא
customs customs_clearance duty מכס שחרור_ממכס עמילות
customs_broker forwarding_agent customs_agent עמיל_מכס
container containers מכולה מכולות
port harbour harbor docks נמל נמלים
airport airfield terminal שדה_תעופה נמל_תעופה
truck lorry trucks lorries heavy_vehicle משאית משאיות רכב_כבד
truck_driver lorry_driver hgv_driver נהג_משאית נהגת_משאית
van vans commercial_vehicle מסחרית רכב_מסחרי טנדר
motorbike motorcycle scooter moped קטנוע אופנוע קטנועים
courier messenger delivery_man delivery_person delivery_driver שליח שליחה שליחים בלדר
bus_driver coach_driver נהג_אוטובוס נהגת_אוטובוס
taxi cab taxis מונית מוניות
taxi_driver cab_driver cabbie נהג_מונית נהגת_מונית
route routes round rounds run line מסלול מסלולים קו קווים
fleet vehicle_fleet company_vehicles צי צי_רכב
dispatcher transport_controller traffic_controller סדרן סדרנית משלח
security_guard guard security_officer guards שומר שומרת מאבטח מאבטחת מאבטחים
gatekeeper gate_guard entrance_guard שוער שומר_סף
control_room operations_room monitoring_centre security_desk חדר_בקרה מוקד_בקרה חמ"ל חדר_מבצעים
camera cameras cctv security_cameras surveillance_cameras מצלמה מצלמות מצלמות_אבטחה טמ"ס
bag_check bag_checks bag_search security_screening בדיקת_תיקים בדיקות_תיקים בידוק בידוק_ביטחוני
intruder trespasser suspicious_person חשוד חשודים פורץ
weapon weapons firearm gun נשק נשקים אקדח
police_officer policeman policewoman constable שוטר שוטרת שוטרים
firefighter fireman fire_fighter כבאי לוחם_אש כבאים
platoon platoons מחלקה
squad section squads כיתה חוליה
company_army company_unit פלוגה פלוגות
battalion battalions גדוד גדודים
brigade brigades חטיבה חטיבות
reserve_duty reserves army_reserve מילואים שירות_מילואים
military_service army_service service_in_the_army שירות_צבאי שירות_סדיר צבא
national_service civic_service שירות_לאומי
farm holding agricultural_estate משק חווה חוות
farmer farmers grower growers חקלאי חקלאים מגדל מגדלים
farming agriculture husbandry חקלאות
greenhouse greenhouses hothouse חממה חממות
vegetable vegetables veg ירק ירקות
fruit fruits פרי פירות
crop crops produce yield יבול יבולים גידול גידולים
vineyard vineyards כרם כרמים
dairy dairy_farm cowshed רפת רפתות
cow cows cattle פרה פרות בקר
poultry chickens chicken_house hens לול עופות תרנגולות
flock sheep goats herd עדר צאן עזים כבשים
tractor tractors טרקטור טרקטורים
irrigation watering irrigate השקיה השקייה
pest pests pest_control vermin מזיק מזיקים הדברה
exterminator pest_controller מדביר
gardener landscaper groundsman גנן גננים
gardening landscaping garden_work גינון עבודות_גינון
cleaner cleaners cleaning_worker cleaning_lady עובד_ניקיון עובדת_ניקיון מנקה מנקים
stairwell staircase stairs landing חדר_מדרגות מדרגות
rubbish trash garbage refuse waste אשפה זבל פסולת
recycling recycle reuse מיחזור מחזור_פסולת
`;
