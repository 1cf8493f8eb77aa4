/**
 * What an act cannot be without: who is sold to, what is cooked, whom one teaches. A row is the acts, and behind the
 * colon what they imply (`\` at the end of a line: the row goes on); a proposal that names it says no more than its
 * source.
 */
export const IMPLIED = `
sale sell selling retail shop store cashier till מכירה מכירות קופה חנות: customer client shopper buyer לקוחות קונים
serve waiter waitress waiting barista reception receptionist מלצרות הגשה קבלה דלפק: \
customer guest client visitor לקוחות אורחים סועדים
answer answering hotline helpdesk switchboard telephone מענה מוקד טלפוני טלפונית: \
caller client customer inquiry enquiry call פונים לקוחות פניות שיחות
teach teaching lesson tutor tutoring class classroom homework school הוראה שיעור שיעורים כיתה חונכות בגרות: \
pupil student learner תלמידים לומדים
lecture seminar university course הרצאה הרצאות קורס: student participant סטודנטים משתתפים
train training workshop guide guiding הדרכה סדנה הכשרה: trainee participant attendee משתתפים חניכים מודרכים
cook cooking kitchen chef בישול מטבח טבח: food dish meal אוכל מנות ארוחות מזון
bake baking bakery אפייה מאפייה: pastry bread dough מאפים בצק לחם
fold folding hang hanging fitting קיפול מדידה: clothes garment clothing בגדים
drive driving driver delivery courier נהיגה נהג חלוקה משלוחים שליחויות: \
vehicle truck van route parcel package רכב משאית מסלול חבילות משלוחים
nurse nursing ward clinic hospital סיעוד אחות מרפאה אשפוז: patient מטופלים חולים
treatment therapy rehabilitation physiotherapy massage טיפול שיקום: patient client מטופלים
haircut hairdresser salon תספורת תספורות מספרה: client customer hair לקוחות שיער
kindergarten nursery babysitting daycare גן גנים פעוטון מעון: child toddler children ילדים פעוטות
guard guarding security gate entrance שמירה אבטחה כניסה: visitor entrant נכנסים מבקרים באים
program programming develop development code coding תכנות פיתוח קוד: software code תוכנה קוד
translate translation translator תרגום מתרגם: text document טקסטים מסמכים
write writing article editing כתיבה עריכה: text article טקסטים כתבות
invoice bookkeeping accounting חשבוניות הנהלת חשבונות: account invoice חשבונות
recruit recruiting hiring interview גיוס ראיונות: candidate applicant מועמדים
payroll salary wages שכר משכורות: employee worker salary עובדים שכר משכורות
legal lawyer attorney contract court משפט עורך חוזים: client client לקוחות
clean cleaning ניקיון ניקוי: floor room surface
repair fix fixing maintenance תיקון תיקונים אחזקה: fault malfunction problem תקלות
pick picking packing warehouse stock ליקוט אריזה מחסן: goods order item סחורה הזמנות
library librarian ספרייה ספרנית: book reader borrower ספרים קוראים
photograph photography photographer צילום צלם: photo picture תמונות
sew sewing alteration תפירה תיקוני: garment clothes בגדים
tour guide tourism museum סיור סיורים הדרכת: visitor tourist group מבקרים תיירים קבוצות
lifeguard swimming pool הצלה שחייה בריכה: swimmer bather מתרחצים שחיינים
call phone switchboard hotline inquiry שיחות פניות: answer respond take מענה השבתי
logo flyer banner poster brochure illustrator photoshop indesign לוגו עלון פלאייר: design create עיצוב עיצבתי
rota roster timetable סידור לוח: draw prepare plan הכנה
paper essay thesis dissertation seminar blog עבודה סמינר תזה: write author submit כתיבה כתבתי
presentation talk speech מצגת הרצאה: give deliver present הצגה העברה העברתי
report דוח דוחות: prepare write produce הכנה הפקה
inspection tour survey סקר ביקורת ביקורים: conduct carry עריכה עריכת ערכתי
rescue lifeguard swimmer מתרחצים הצלה: station תחנת הצלה
average grade ממוצע: grade score ציונים ציון
illustrator photoshop excel autocad software תוכנה: use
file filing archive תיוק ארכיון: document paper record מסמכים תיקים ניירת
enter entry type typing keying הזנה הקלדה: data detail record information computer נתונים פרטים מחשב
pay payment collect collection charge גבייה קופה: customer money client לקוחות כסף תשלום תשלומים
lens lenses glasses optics עדשות משקפיים: contact eye frame מגע עיניים
reconcile reconciliation התאמות: bank account accounts בנק חשבונות
vat tax report מע"מ מס: return filing authority דוח דוחות רשות
open lock unlock close פתיחה נעילה סגירה: door gate building premises מבנה דלת שער
bus train tram taxi route ticket אוטובוס רכבת מונית קו: passenger ride rider נוסעים
bicycle bike scooter motorbike אופניים קטנוע: ride rider rode רכיבה
design graphic logo invitation menu poster עיצוב גרפי לוגו: design designer visual עיצוב
translate translation interpret תרגום: text document language טקסטים מסמכים
edit proofread עריכה הגהה: text article טקסטים מאמרים
photograph photography shoot צילום: picture image photo photos תמונות
interview recruit recruitment hire ראיונות גיוס: candidate applicant מועמדים
invoice billing חשבוניות: customer supplier payment ספקים לקוחות
wash iron launder כביסה גיהוץ: clothes laundry בגדים
milk milking חליבה: cow cows פרות
plant prune water irrigate שתילה גיזום השקיה: plant tree garden צמחים עצים גינה
repair fix maintain תיקון תחזוקה: fault breakdown malfunction תקלות
test check inspect בדיקה: defect fault תקינות
`;
