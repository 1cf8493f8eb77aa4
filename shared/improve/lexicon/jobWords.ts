/**
 * What advertisements and résumés say of one activity in other words, in both languages: a row is one thing, and `_`
 * joins the words of a phrase. Short forms have their own table (shortForms.ts).
 */
export const JOB_WORDS = `
manage managed managing management ניהול ניהלתי לנהל
lead led leading leadership הובלה הובלת הובלתי
budget budgets budgeting תקציב תקציבים תקצוב
customer customers client clients guest guests diner diners לקוח לקוחות אורח אורחים סועד סועדים
service services serve served serving שירות שירותי שירתתי
sale sales selling sold sell מכירה מכירות מכרתי
marketing שיווק שיווקתי
procurement purchasing purchase purchased buying רכש רכישה רכישות
recruitment recruiting hiring hired גיוס גייסתי
training train trained coaching instruction הדרכה הדרכת הדרכתי הכשרה הכשרת הכשרתי
development develop developed פיתוח פיתחתי
planning planned plan תכנון תכננתי
maintenance maintained maintain תחזוקה תחזוקת אחזקה
installation installed install התקנה התקנת התקנתי
support supported תמיכה תמכתי
analysis analysed analyzed ניתוח ניתחתי
testing tests tested בדיקה בדיקות בדקתי
writing wrote write כתיבה כתיבת כתבתי
editing edited edit עריכה עריכת ערכתי
negotiation negotiations negotiated משא_ומתן
coordination coordinated coordinate תיאום ריכוז תיאמתי ריכזתי
scheduling scheduled rota rosters סידור שיבוץ
inventory stock מלאי
warehouse storeroom מחסן
cash till register cashier קופה קופאי קופאית
shift shifts משמרת משמרות
team teams crew צוות צוותים
employee employees staff worker workers עובד עובדים
supplier suppliers vendor vendors ספק ספקים
project projects פרויקט פרויקטים
report reports reporting דוח דוחות
data נתונים
quality איכות
safety בטיחות
security אבטחה אבטחת ביטחון
patient patients מטופל מטופלים חולה חולים
student students pupil pupils תלמיד תלמידים סטודנט סטודנטים
delivery deliveries משלוח משלוחים הפצה
driving drove drive נהיגה נהגתי
bookkeeping הנהלת_חשבונות
accounting accounts חשבונאות חשבונות
office משרד
operations operation תפעול
engineering הנדסה
design designed עיצוב עיצבתי
research researched מחקר
teaching taught הוראה לימדתי
care caring טיפול סיעוד
`;
