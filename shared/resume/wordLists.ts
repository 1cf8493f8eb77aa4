/**
 * Hebrew action verbs as résumés write them: first person past, participles (masculine, feminine; these are also
 * "manager", "developer") and the verbal noun that opens many Hebrew bullets, with its construct form.
 */
export const HEBREW_VERBS = `
ניהלתי מנהל מנהלת ניהול | פיתחתי מפתח מפתחת פיתוח | הובלתי מוביל מובילה הובלה הובלת | בניתי בונה בנייה בניית
הקמתי מקים מקימה הקמה הקמת
יצרתי יוצר יוצרת יצירה יצירת | יזמתי יוזם יוזמת ייזום יזמות | תכננתי מתכנן מתכננת תכנון | עיצבתי מעצב מעצבת עיצוב
יישמתי מיישם מיישמת יישום
הטמעתי מטמיע מטמיעה הטמעה הטמעת | שיפרתי משפר משפרת שיפור | הגדלתי מגדיל מגדילה הגדלה הגדלת
העליתי מעלה העלאה העלאת | הפחתתי מפחית מפחיתה הפחתה הפחתת
הורדתי מוריד מורידה הורדה הורדת | צמצמתי מצמצם מצמצמת צמצום | חסכתי חוסך חוסכת חיסכון | קיצרתי מקצר מקצרת קיצור
הדרכתי מדריך מדריכה הדרכה הדרכת
הכשרתי מכשיר מכשירה הכשרה הכשרת | ליוויתי מלווה ליווי | גייסתי מגייס מגייסת גיוס | תיאמתי מתאם מתאמת תיאום
ריכזתי מרכז מרכזת ריכוז
ארגנתי מארגן מארגנת ארגון | ניתחתי מנתח מנתחת ניתוח | חקרתי חוקר חוקרת מחקר | כתבתי כותב כותבת כתיבה כתיבת
הצגתי מציג מציגה הצגה הצגת
השקתי משיק משיקה השקה השקת | מכרתי מוכר מוכרת מכירה מכירת | שיווקתי משווק משווקת שיווק | טיפלתי מטפל מטפלת טיפול
תמכתי תומך תומכת תמיכה
פתרתי פותר פותרת פתרון | ייעלתי מייעל מייעלת ייעול | בדקתי בודק בודקת בדיקה בדיקת | אפיינתי מאפיין מאפיינת אפיון
הנחיתי מנחה הנחיה הנחיית
לימדתי מלמד מלמדת הוראה הוראת | ייעצתי מייעץ מייעצת ייעוץ | השגתי משיג משיגה השגה השגת | קידמתי מקדם מקדמת קידום
פיקדתי מפקד מפקדת פיקוד
ביצעתי מבצע מבצעת ביצוע | הפקתי מפיק מפיקה הפקה הפקת | ערכתי עורך עורכת עריכה עריכת | שילבתי משלב משלבת שילוב
הרחבתי מרחיב מרחיבה הרחבה הרחבת
זיהיתי מזהה זיהוי | הגדרתי מגדיר מגדירה הגדרה הגדרת | שדרגתי משדרג משדרגת שדרוג | תפעלתי מתפעל מתפעלת תפעול
הכפלתי מכפיל מכפילה הכפלה הכפלת
זכיתי זוכה זכייה | תרמתי תורם תורמת תרומה | חיזקתי מחזק מחזקת חיזוק | תרגמתי מתרגם מתרגמת תרגום
השתתפתי משתתף משתתפת השתתפות
הכנתי מכין מכינה הכנה הכנת | הפעלתי מפעיל מפעילה הפעלה הפעלת | עמדתי עומד עומדת עמידה | נתתי נותן נותנת מתן
קיבלתי מקבל מקבלת קבלה קבלת
שימרתי משמר שימור | בישלתי מבשל מבשלת בישול | תחזקתי מתחזק מתחזקת תחזוקה תחזוקת | תיעדתי מתעד מתעדת תיעוד
רכשתי רוכש רוכשת רכישה רכישת
עניתי עונה מענה | שירתתי משרת | פתחתי פותח פותחת פתיחה פתיחת | מיפיתי ממפה מיפוי | קלטתי קולט קולטת קליטה קליטת
אבטחתי מאבטח מאבטחת
`;

/** English action verbs by their base form; the regular past and -ing forms are built from it. */
export const ENGLISH_VERBS = `
manage develop create initiate design implement deploy improve increase raise reduce save shorten train mentor
recruit hire coordinate
organize organise analyze analyse research present launch market handle support solve optimize optimise test guide
advise achieve
promote command perform produce edit integrate expand identify define upgrade operate double contribute strengthen
translate establish
deliver automate negotiate supervise direct execute generate transform streamline resolve migrate accelerate
introduce architect coach
collaborate engineer evaluate facilitate consult boost audit participate
prepare receive retain cook maintain answer schedule reconcile serve document purchase secure conduct assist monitor
`;

/** English action verbs whose forms are not regular: base, past, -ing. */
export const ENGLISH_IRREGULAR_VERBS = `
lead led leading | build built building | write wrote writing | drive drove driving | win won winning
grow grew growing | teach taught teaching
oversee oversaw overseeing | run ran running | cut cut cutting | sell sold selling | plan planned planning
ship shipped shipping | set set setting
spearhead spearheaded spearheading | found founded founding | make made making | bring brought bringing
map mapped mapping | meet met | give gave giving
program programmed programming | hold held holding
`;

/** Key terms that readers of résumés look for: one line for each idea, all its words in both languages. */
export const KEY_TERMS = `
team teams צוות צוותים | project projects פרויקט פרויקטים פרויקטי | client clients customer customers לקוח לקוחות
result results outcome outcomes תוצאה תוצאות | goal goals target targets objectives יעד יעדים
strategy strategic אסטרטגיה אסטרטגי אסטרטגית אסטרטגיית
budget budgets תקציב תקציבים תקציבי | sales revenue מכירות הכנסות | service services שירות שירותים
process processes תהליך תהליכים תהליכי
quality איכות איכותי איכותית | data נתונים דאטה | performance efficiency ביצועים יעילות התייעלות
growth צמיחה גידול | innovation innovative חדשנות חדשני חדשנית
experience experienced expertise ניסיון מנוסה מומחיות | product products מוצר מוצרים מוצרי
technology technologies technical טכנולוגיה טכנולוגיות טכנולוגי טכנולוגית
system systems platform מערכת מערכות פלטפורמה | management leadership מנהיגות ניהולי ניהולית הנהלה
analysis analytics insights אנליטי אנליטית תובנות
research academic מחקרי מחקרית אקדמי אקדמית | training onboarding הכשרות הדרכות חניכה
operations logistics תפעולי תפעולית לוגיסטיקה
stakeholder stakeholders partners suppliers vendors ממשקים שותפים ספקים | solution solutions פתרונות
deadline deadlines schedule schedules לוחות לו"ז | agile scrum אג'ייל סקראם
honors honours distinction cum laude הצטיינות מצטיין מצטיינת בהצטיינות | gpa average ממוצע ציון
scholarship award awards מלגה מלגת פרס פרסים
degree bachelor master תואר | security אבטחה אבטחת | infrastructure cloud תשתית תשתיות ענן
marketing campaign campaigns קמפיין קמפיינים
patients students children מטופלים תלמידים סטודנטים ילדים | safety בטיחות | regulation compliance רגולציה תקינה
`;
