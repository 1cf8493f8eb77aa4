import { uploadFormatNames } from '../upload/uploadFormats.ts';
import type { Language } from '../platform/language.ts';
import { waitText } from './waitText.ts';

/** One line of the catalogue: the HTTP status it is answered with, and the text a person sees. */
interface CatalogueEntry {
  readonly status: number;
  readonly en: string;
  readonly he: string;
}

/**
 * Every error a caller can get, by its stable code. English texts given by the requirements are repeated word for word.
 * `{wait}` is filled from the details' `seconds`.
 */
export const ERRORS = {
  // Requests
  invalid_request: { status: 400, en: 'The request is not valid.', he: 'הבקשה לא תקינה.' },
  invalid_json: { status: 400, en: 'The request is not valid JSON.', he: 'הבקשה היא לא JSON תקין.' },
  payload_too_large: {
    status: 413,
    en: 'This is too large to send. Please make it smaller and try again.',
    he: 'הקובץ או הטקסט גדולים מדי לשליחה. כדאי לקצר ולנסות שוב.',
  },
  unsupported_media_type: { status: 415, en: 'This kind of content is not supported.', he: 'סוג התוכן הזה לא נתמך.' },
  not_found: { status: 404, en: 'Not found.', he: 'לא נמצא.' },
  method_not_allowed: { status: 405, en: 'This action is not available here.', he: 'הפעולה הזו לא זמינה כאן.' },
  conflict: {
    status: 409,
    en: 'This was changed elsewhere in the meantime. Nothing was overwritten.',
    he: 'בינתיים נעשה שינוי במקום אחר. שום דבר לא נדרס.',
  },
  rate_limited: {
    status: 429,
    en: 'Too many requests. Please try again in {wait}.',
    he: 'יותר מדי בקשות. אפשר לנסות שוב בעוד {wait}.',
  },
  daily_limit_reached: {
    status: 429,
    en: 'You have reached the limit for today. Please try again after midnight, Israel time.',
    he: 'הגעת למכסה היומית שלך. אפשר לנסות שוב אחרי חצות.',
  },
  daily_budget_reached: {
    status: 503,
    en: 'This service has reached its limit for today. Please try again after midnight, Israel time.',
    he: 'השירות הזה הגיע למכסה היומית שלו. אפשר לנסות שוב אחרי חצות.',
  },
  capability_off: {
    status: 503,
    en: 'This is not available at the moment. Please try again in about an hour.',
    he: 'השירות הזה לא זמין כרגע. אפשר לנסות שוב בעוד כשעה.',
  },
  internal: { status: 500, en: 'Something went wrong. Please try again.', he: 'משהו השתבש. כדאי לנסות שוב.' },
  unavailable: {
    status: 503,
    en: 'The service is not available right now. Please try again later.',
    he: 'השירות לא זמין כרגע. כדאי לנסות שוב מאוחר יותר.',
  },
  timeout: { status: 503, en: 'This took too long. Please try again.', he: 'זה לקח יותר מדי זמן. כדאי לנסות שוב.' },
  not_configured: {
    status: 503,
    en: 'Database setup needed, try again later or contact support',
    he: 'המערכת עוד לא הוגדרה עד הסוף. אפשר לנסות שוב מאוחר יותר או לפנות לתמיכה',
  },

  // Sign-in
  login_failed: { status: 401, en: 'Login failed, please try again', he: 'ההתחברות לא הצליחה, כדאי לנסות שוב' },
  unauthenticated: { status: 401, en: 'Not logged in', he: 'צריך להתחבר קודם' },
  account_deleted: {
    status: 401,
    en: 'This account was deleted. To go on, please sign in again.',
    he: 'החשבון הזה נמחק. כדי להמשיך צריך להתחבר מחדש.',
  },
  forbidden: { status: 403, en: 'Unauthorized', he: 'אין הרשאה' },
  user_not_found: { status: 404, en: 'User not found', he: 'החשבון לא נמצא' },
  profile_failed: {
    status: 500,
    en: 'Your profile could not be loaded. Please try again.',
    he: 'טעינת הפרופיל לא הצליחה. כדאי לנסות שוב.',
  },

  // Templates and PDF
  templates_failed: { status: 500, en: 'Failed to load templates', he: 'טעינת התבניות לא הצליחה' },
  unknown_template: { status: 400, en: 'There is no such template.', he: 'אין תבנית כזו.' },
  premium_template: { status: 403, en: 'This template is part of Premium.', he: 'התבנית הזו היא חלק מפרימיום.' },
  resume_too_large: {
    status: 413,
    en: 'This résumé is too long. Please shorten it.',
    he: 'קורות החיים ארוכים מדי. כדאי לקצר.',
  },
  pdf_failed: { status: 500, en: 'error generating PDF, try again', he: 'יצירת ה־PDF לא הצליחה, כדאי לנסות שוב' },
  pdf_too_complex: {
    status: 422,
    en:
      'There is more in this document than a PDF can be made of. Please shorten it, and take out repeated ' +
      'text and unusual signs.',
    he: 'יש במסמך הזה יותר ממה שאפשר להפוך לקובץ PDF. כדאי לקצר אותו ולהסיר טקסט שחוזר על עצמו וסימנים לא רגילים.',
  },
  pdf_busy: {
    status: 503,
    en: 'Many PDFs are being made right now. Please try again in {wait}.',
    he: 'כרגע נוצרים הרבה קובצי PDF. אפשר לנסות שוב בעוד {wait}.',
  },
  pdf_too_long: {
    status: 422,
    en: 'This résumé has too many pages for a PDF. Please shorten it.',
    he: 'יש בקורות החיים יותר מדי עמודים לקובץ PDF אחד. כדאי לקצר.',
  },

  // Résumés in the cloud
  resume_not_found: { status: 404, en: 'Resume not found', he: 'קורות החיים לא נמצאו' },
  /** The name that ERR-10 gives it. */
  errorLoadingResume: {
    status: 500,
    en: 'Error loading resume. Please try again.',
    he: 'טעינת קורות החיים לא הצליחה. כדאי לנסות שוב.',
  },
  save_failed: {
    status: 500,
    en: 'Error saving resume. Please try again.',
    he: 'שמירת קורות החיים לא הצליחה. כדאי לנסות שוב.',
  },
  storage_limit_reached: {
    status: 403,
    en: 'Storage limit reached, upgrade to Premium to save more resumes',
    he: 'הגעת למכסת השמירה. שדרוג לפרימיום מאפשר לשמור עוד קורות חיים',
  },
  point_not_found: { status: 404, en: 'This earlier version is gone.', he: 'הגרסה הקודמת הזו כבר לא קיימת.' },
  too_many_points: {
    status: 403,
    en: 'No more versions of this résumé can be kept by name.',
    he: 'אי אפשר לשמור בשם עוד גרסאות של קורות החיים האלה.',
  },
  link_unknown: {
    status: 404,
    en: 'There is nothing at this address. Please check that the whole link was copied.',
    he: 'אין כלום בכתובת הזו. כדאי לבדוק שהקישור הועתק בשלמותו.',
  },
  link_taken_back: {
    status: 410,
    en: 'Whoever made this link has taken it back.',
    he: 'הקישור בוטל בידי מי שיצר אותו.',
  },
  link_deleted: {
    status: 410,
    en: 'The resume that this link led to was deleted.',
    he: 'קורות החיים שהקישור הוביל אליהם נמחקו.',
  },
  link_expired: { status: 410, en: 'This link has expired.', he: 'תוקף הקישור הסתיים.' },
  link_paused: {
    status: 410,
    en: 'This resume is not shown at the moment. Its owner can show it again.',
    he: 'קורות החיים האלה לא מוצגים כרגע. מי שכתב אותם יכול להציג אותם שוב.',
  },
  name_required: { status: 400, en: 'Please enter a name for your resume', he: 'צריך לתת שם לקורות החיים' },

  // Import
  upload_failed: {
    status: 500,
    en: 'Error uploading resume. Please try again.',
    he: 'העלאת קורות החיים לא הצליחה. כדאי לנסות שוב.',
  },
  only_pdf: {
    status: 415,
    en: `Only PDF files are allowed, or else ${uploadFormatNames('en', 'name', 'pdf')}`,
    he: `אפשר להעלות רק קובצי ${uploadFormatNames('he')}`,
  },
  not_linkedin_archive: {
    status: 422,
    en:
      'This ZIP file is not a LinkedIn data archive with a profile in it. In LinkedIn choose Settings > ' +
      'Data privacy > Get a copy of your data, tick Profile, and upload the ZIP file that LinkedIn sends.',
    he:
      'קובץ ה־ZIP הזה אינו ארכיון נתונים של LinkedIn שיש בו פרופיל. ב־LinkedIn בוחרים הגדרות > פרטיות נתונים > ' +
      'קבלת עותק של הנתונים, מסמנים את הפרופיל, ומעלים לכאן את קובץ ה־ZIP שנשלח משם.',
  },
  /** Word 95 and older: such a file begins like files that are read. */
  old_word_file: {
    status: 415,
    en:
      'This is a file of Word 95 or older, which cannot be read here. Open it in LibreOffice or Word, save it as ' +
      'DOCX or PDF (File > Save As), and upload that file.',
    he:
      'זה קובץ של Word 95 או של גרסה ישנה יותר, ואי אפשר לקרוא אותו כאן. אפשר לפתוח אותו ב־LibreOffice או ב־Word, ' +
      'לשמור אותו כ־DOCX או כ־PDF (קובץ > שמירה בשם) ולהעלות את הקובץ החדש.',
  },
  file_required: { status: 400, en: 'Please select a file first', he: 'צריך קודם לבחור קובץ' },
  empty_file: {
    status: 422,
    en: 'This file is empty. Please choose the one that holds the résumé.',
    he: 'הקובץ ריק. צריך לבחור את הקובץ שיש בו קורות חיים.',
  },
  password_protected: {
    status: 422,
    en: 'This file is protected by a password. Please save it without one and try again.',
    he: 'הקובץ מוגן בסיסמה. אפשר לשמור אותו בלי סיסמה ולנסות שוב.',
  },
  damaged_pdf: {
    status: 422,
    en: 'This file is damaged and could not be opened. Please try another copy of it.',
    he: 'הקובץ פגום ואי אפשר לפתוח אותו. כדאי לנסות עותק אחר שלו.',
  },
  pdf_too_large: {
    status: 413,
    en: 'This file is too large or too complex to read. Please try a smaller one.',
    he: 'הקובץ גדול או מורכב מדי לקריאה. כדאי לנסות קובץ קטן יותר.',
  },
  too_many_pages: {
    status: 422,
    en: 'This file has too many pages for a résumé. Please upload the résumé alone.',
    he: 'יש בקובץ יותר מדי עמודים בשביל קורות חיים. כדאי להעלות רק את קורות החיים עצמם.',
  },
  unreadable_text: {
    status: 422,
    en:
      'The text in this file is encoded in a way that cannot be read. Please save it from another program, as a ' +
      'PDF or as text in UTF-8, and try again.',
    he:
      'הטקסט בקובץ הזה שמור בצורה שאי אפשר לקרוא. כדאי לשמור אותו מתוכנה אחרת, כ־PDF או כטקסט בקידוד UTF-8, ' +
      'ולנסות שוב.',
  },
  import_busy: {
    status: 503,
    en: 'Many files are being read right now. Please try again in {wait}.',
    he: 'כרגע נקראים הרבה קבצים. אפשר לנסות שוב בעוד {wait}.',
  },
  nothing_found: {
    status: 422,
    en: 'Nothing that looks like a résumé was found in this file. Please try another one.',
    he: 'לא מצאנו בקובץ הזה שום דבר שנראה כמו קורות חיים. אפשר לנסות קובץ אחר.',
  },
  invalid_server_response: {
    status: 502,
    en: 'Invalid response format from server',
    he: 'התקבלה תשובה לא תקינה מהשרת',
  },
  scan_unavailable: {
    status: 503,
    en:
      'This file can only be read as a picture, and pictures cannot be read right now. Please upload a PDF that ' +
      'was saved from a text editor.',
    he: 'את הקובץ הזה אפשר לקרוא רק כתמונה, וכרגע אי אפשר לקרוא תמונות. אפשר להעלות PDF שנשמר מתוכנת עריכה.',
  },
  unreadable_pdf: {
    status: 422,
    en: 'No text could be read from this file. Please try another one.',
    he: 'לא הצלחנו לקרוא טקסט מהקובץ הזה. אפשר לנסות קובץ אחר.',
  },

  // Improvement
  no_improvements: {
    status: 422,
    en: 'No improvements were made. Please try again with different content.',
    he: 'לא נעשו שיפורים. כדאי לנסות שוב עם תוכן אחר.',
  },
  improve_invalid_response: {
    status: 502,
    en: 'Received an invalid response from the AI service. Please try again.',
    he: 'התקבלה תשובה לא תקינה משירות ה־AI. כדאי לנסות שוב.',
  },
  improve_failed: {
    status: 502,
    en: 'Improving your résumé failed, and no credit was used. Please try again.',
    he: 'השיפור לא הצליח, ולא ירד קרדיט. כדאי לנסות שוב.',
  },
  improve_busy: {
    status: 503,
    en: 'Many people are improving résumés right now, and no credit was used. Please try again in {wait}.',
    he: 'כרגע יש הרבה בקשות לשיפור, ולא ירד קרדיט. אפשר לנסות שוב בעוד {wait}.',
  },
  job_description_required: {
    status: 400,
    en: 'Please paste the job description first.',
    he: 'צריך להדביק קודם את תיאור המשרה.',
  },
  no_credits: {
    status: 402,
    en: 'You have no AI credits left. Buy more to go on.',
    he: 'נגמרו הקרדיטים ל־AI. אפשר לקנות עוד ולהמשיך.',
  },
  untaken_limit_reached: {
    status: 429,
    en:
      'You have looked at as many suggestions today as can be looked at without taking any. Take a line of one of ' +
      'them, or come back after midnight, Israel time.',
    he: 'הצגנו היום את כל ההצעות שאפשר לראות בלי לקבל אף שורה. אפשר לקבל שורה מאחת מהן, או לחזור אחרי חצות.',
  },
  rewording_limit_reached: {
    status: 429,
    en: 'These suggestions have no more other wordings. You can edit the line yourself, or ask anew.',
    he: 'אין עוד ניסוחים אחרים לשורות של ההצעות האלה. אפשר לערוך את השורה, או לבקש הצעות חדשות.',
  },
  not_enough_credits: { status: 402, en: 'Not enough credits', he: 'אין מספיק קרדיטים' },

  // Payment
  payment_failed: { status: 502, en: 'Payment failed. Please try again.', he: 'התשלום לא הצליח. כדאי לנסות שוב.' },
  payment_failed_support: {
    status: 502,
    en: 'Payment failed. Please try again or contact support.',
    he: 'התשלום לא הצליח. כדאי לנסות שוב או לפנות לתמיכה.',
  },
  payment_not_completed: { status: 402, en: 'Payment not completed', he: 'התשלום לא הושלם' },
  credits_not_updated: {
    status: 500,
    en: 'Payment successful but failed to update credits. Please contact support.',
    he: 'התשלום התקבל אבל הקרדיטים לא עודכנו. כדאי לפנות לתמיכה.',
  },
  already_subscribed: { status: 409, en: 'You already have a Premium subscription.', he: 'כבר יש לך מנוי פרימיום.' },
  invalid_signature: { status: 401, en: 'The signature is not valid.', he: 'החתימה לא תקינה.' },

  // Contact form
  fill_required_fields: {
    status: 400,
    en: 'Please fill in all fields marked *',
    he: 'צריך למלא את כל השדות המסומנים ב־*',
  },
  invalid_email: { status: 400, en: 'Please enter a valid email address', he: 'צריך להזין כתובת אימייל תקינה' },
  contact_failed: {
    status: 500,
    en: 'Your message was not sent. Your text is still here, so you can try again.',
    he: 'ההודעה לא נשלחה. הטקסט נשאר כאן, אפשר לנסות שוב.',
  },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** Details of an error: only where it is and which rule, never the caller's text. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** An error as it goes over the wire. */
export interface ErrorBody {
  /** Text to show, in the language of the request. */
  readonly error: string;
  readonly code: ErrorCode;
  readonly details?: ErrorDetails;
}

/** Whether a value is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

const UNKNOWN_WAIT: Readonly<Record<Language, string>> = { he: 'כמה רגעים', en: 'a few moments' };

/** The text of an error for people. `{wait}` in it is filled from the seconds of `details`. */
export function errorText(code: ErrorCode, language: Language, { seconds }: ErrorDetails = {}): string {
  return ERRORS[code][language].replace(
    '{wait}',
    typeof seconds === 'number' ? waitText(seconds, language) : UNKNOWN_WAIT[language],
  );
}

/**
 * An error meant for the caller.
 *
 * @example throw new AppError('rate_limited', { details: { seconds: 30 } });
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;

  /** `cause` is logged by its name and never sent. */
  constructor(code: ErrorCode, options: { details?: ErrorDetails; cause?: unknown } = {}) {
    super(ERRORS[code].en, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The error as it goes over the wire. */
  body(language: Language): ErrorBody {
    const error = errorText(this.code, language, this.details);
    return this.details ? { error, code: this.code, details: this.details } : { error, code: this.code };
  }
}
