/** What things and people are like, in both languages: one line for each meaning (actions.ts says how it is read). */
export const QUALITY_CONCEPTS = `
new recent fresh חדש חדשה חדשים
old existing previous former existing_customers קיים קיימים קודם ותיק ישן
large big major sizeable substantial גדול גדולה נרחב
small little minor compact קטן קטנה
young צעיר
quick fast rapid prompt swift speedy promptly quickly מהיר מהירות מהר זריז
accurate precise exact accurately מדויק מדויקת דיוק במדויק
busy high-volume crowded עמוס
friendly kind courteous polite warm אדיב אדיבות חביב
hard-working hardworking diligent industrious חרוץ חריצות
reliable dependable trustworthy אמין אמינות
manual manually by_hand ידני ידנית
written in_writing בכתב
oral verbal בעל_פה
regular repeat returning loyal standing קבוע קבועים
various different diverse several_kinds multiple שונה שונים מגוון
personal individual one-on-one one-to-one individually tailored personalised אישי אישית פרטני
private פרטי פרטית
public ציבורי
residential living מגורים
industrial industry תעשייה תעשייתי
commercial מסחרי
daily every_day day-to-day each_day יומי יומיומי שוטף
urgent emergency דחוף דחופה חירום
temporary interim זמני
full complete whole מלא מלאה שלם
internal in-house inpatient פנימי פנימית
external outside outsourced חיצוני
foreign חו"ל זר
local מקומי
main primary chief principal core ראשי עיקרי מרכזי
additional extra further other more another נוסף נוספת אחר אחרים
final finishing end last גמר סופי סוף אחרון
first initial early ראשון ראשוני
basic fundamental simple בסיסי פשוט
valid current in_force active תקף בתוקף פעיל
digital דיגיטלי
orthopaedic orthopedic אורתופדי
neurological נוירולוגי
intercity inter-city בין-עירוני בינעירוני
at-risk at_risk vulnerable בסיכון סיכון
double double-entry כפול כפולה
visual ויזואלי חזותי
sterile סטרילי
hot חם
cold קר
careful attentive קפדני
clear ברור
safe safely בטוח בטיחות
clean נקי ניקיון
together jointly with alongside יחד ביחד לצד בשיתוף
`;
