const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words of grammar alone. */
export const FUNCTION_WORDS = wordSet(`
a an the one of in on at to by for with from into onto over under out up down off as per via and or but nor so yet if
then than that which who whom whose where when while during within throughout through between among across toward
towards upon about around after before since until till against along behind beside beyond except including though
although whereas unlike besides versus amid ago already again ever whatever whichever whenever wherever whoever what
how why their theirs hers yours himself herself itself themselves ourselves is are was were be been being am has have
had do does did will would shall should may might can could must i me my we us our you your he she it its they them
this these those there here such same own each every any some both all entire whole more most less very also too just
only even של על את עם או גם כל לא אל מן בין היה הייתי הייתה היתה היו יש אין אם כי אך אבל אלא רק אף זה זו זאת הוא היא
הם הן אני אנחנו יותר פחות שלי שלו שלה אותו אותה אותם להם לו לה בו בה בהם אשר כאשר תוך לפי עבור כולל וכן עד כמו בשביל
אצל כלפי לגבי למרות אולם לבין בינו בינם מי מה איך איפה היכן מתי כש כך ככה אילו אלה אלו הללו הזה הזאת הזו עצמו עצמה
עצמי עצמם לעצמי בעצמי ישנו ישנה ישנם היות היותי בהיותי ביחס בידי מידי לידי כבר שוב ב ל מ כ ה ש ו
`);

/** Words that carry no claim of their own: what a line begins with, and what every job has. */
export const NEUTRAL_WORDS = wordSet(`
include includes including included work worked works working perform performed performing carry carried out conduct
conducted undertook provide provided providing provides handle handled handling deal dealt dealing make made making
take took taken taking give gave given giving keep kept keeping set setting serve served serving involve involved
relate related regarding respect based act acted role position area areas field scope part parts various number
variety range type kind manner way ways experience experienced background professional job task tasks duty duties
activity activities general main responsible responsibility responsibilities tasked assigned plus together
specifically namely mainly especially use used uses using able other others another several additional such well day
daily time times team teams people person staff member members company organisation organization department unit site
place name years year months month weeks week days hours hour shift shifts basis ongoing strong good approximately
roughly mostly occasionally occasion once intended run ran ability know language languages placed required knowledge
mother tongue size sizes age aged old years' ביצוע ביצעתי מבצע מבצעת עבודה עבדתי עבודות עובד עובדת עיסוק עסקתי עוסק
עוסקת מתן נתתי נותן נותנת שימוש השתמשתי טיפול טיפלתי תפקיד תפקידי תפקידים משימה משימות פעילות ניסיון נסיון רקע מקצועי
מקצועית בעל בעלת אחראי אחראית אחריות במקביל בנוסף שונה שונים שונות שוטף שוטפת מגוון סוג סוגים אופן באופן דרך צורה מקום
בתפקיד כללי כללית נוסף נוספים נוספות זמן פעם פעמים יום ימים שבוע שבועות חודש חודשים שנה שנים שנות שעה שעות משמרת
משמרות צוות צוותי אנשים איש אדם חבר חברי ארגון חברה מחלקה מחלקת יחידה אתר שם מסגרת תחום נושא כולל לרבות היתר יומיומי
יומיומית קבוע קבועה במסגרת בן בת היקף לערך אחר אחרת אחת אחד לי עליהם עליהן עליו עליה ברחבי מדי בעיקר לעיתים רמה ותק
נעשה נעשתה שנעשה עסק בעת כעת ומול בסיס סביב סביבת עבורו איתו עמו מצד לצד
currently earlier previously יחד ביחד מאז לאורך כיום בנפח
`);
