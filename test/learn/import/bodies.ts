import { mark } from './markup.ts';
import type { Random } from './random.ts';

/** Writes what was done in an entry; one form for a whole page. */
export type BodyWriter = (label: string, id: string, texts: readonly string[]) => string;

const FORMS = [
  'list',
  'list',
  'list',
  'typed',
  'typed',
  'lines',
  'prose',
  'prose',
  'signs',
  'numbers',
  'mixed',
] as const;
const TYPED = ['- ', '– ', '• ', '* ', '▪ ', '✓ ', '→ ', '‣ ', '○ ', '-', '· '] as const;
const BETWEEN = [' • ', ' | ', '; ', ' / '] as const;
const OPENINGS = {
  he: ['תחומי אחריות', 'עיקרי התפקיד', 'הישגים', 'במסגרת התפקיד', 'בין היתר'],
  en: ['Responsibilities', 'Key achievements', 'Highlights', 'Duties', 'Main tasks'],
} as const;
/** What an employer or a school is, in a line above what was done there. */
const ABOUT = {
  he: [
    'רשת של 40 סניפים בארץ',
    'חברת סטארט-אפ בתחום הבריאות, 60 עובדים',
    'משרד בוטיק',
    'מפעל לייצור חלקי מתכת',
    'ארגון ללא כוונת רווח',
  ],
  en: [
    'Chain of forty shops',
    'Health startup, 60 people',
    'Boutique practice',
    'Maker of metal parts for trains',
    'Non-profit organisation',
  ],
} as const;

export const sentenceOf = (text: string) => text.replace(/\.?$/, '.');

export function bodyWriter(r: Random, lang: 'he' | 'en'): BodyWriter {
  const form = r.pick(FORMS);
  const sign = r.pick(TYPED);
  const gap = r.pick(BETWEEN);
  const opening = r.chance(0.06) ? `${r.pick(OPENINGS[lang])}:` : '';
  const isAbout = r.chance(0.06);
  const style = r.chance(0.5) ? 'font-style:italic' : '';
  const inset = r.chance(0.2) ? ' class="in"' : '';
  return (label, id, texts) => {
    if (texts.length === 0) return '';
    const about = isAbout && label === 'x.body' ? `<p>${mark(label, r.pick(ABOUT[lang]), id, style)}</p>` : '';
    const opened = opening === '' || label !== 'x.body' ? '' : `<p>${mark(label, opening, id)}</p>`;
    const own = form === 'mixed' ? r.pick(['list', 'lines', 'prose'] as const) : form;
    return `${about}${opened}<div${inset}>${textsHtml(own, label, id, texts, sign, gap)}</div>`;
  };
}

function textsHtml(
  form: Exclude<(typeof FORMS)[number], 'mixed'>,
  label: string,
  id: string,
  texts: readonly string[],
  sign: string,
  gap: string,
): string {
  const paragraphs = (all: readonly string[]) => all.map((text) => `<p>${mark(label, text, id)}</p>`).join('');
  switch (form) {
    case 'list':
      return `<ul>${texts.map((text) => `<li>${mark(label, text, id)}</li>`).join('')}</ul>`;
    case 'typed':
      return paragraphs(texts.map((text) => `${sign}${text}`));
    case 'lines':
      return paragraphs(texts);
    case 'prose':
      return paragraphs([texts.map(sentenceOf).join(' ')]);
    case 'signs':
      return paragraphs([texts.join(gap)]);
    case 'numbers':
      return paragraphs(texts.map((text, at) => `${at + 1}. ${text}`));
  }
}
