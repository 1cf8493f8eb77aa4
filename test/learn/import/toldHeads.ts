/**
 * Heads that are sentences, and periods that stand alone above a bullet which says the rest, as writtenHeads.ts reads
 * them.
 */
export const TOLD = {
  en: {
    x: [
      'I worked as a {t} at {c} from {start} to {end}.',
      'Working as a {t} at {c}, {p} from {start} to {end}',
      '• Working as {t} in {c}, {p} from {start} to {end}',
      '• Worked with {c} as {t} from {start} to {end}.',
      'From {start} to {end} I was a {t} at {c}.',
      'In {d} I worked as a {t} @ {c}.',
      'Presently associated with {c} as {t} from {start} till {end}.',
      '{start} to {end}: {t} at {c}, where I did the following:',
      '{t} at {c}, {p} during {d}.',
    ],
    e: [
      'I studied for a {t} at {c} from {start} to {end}.',
      '{t} from {c} with 72% in {d}',
      '• Completed {t} from {c}, {p} in {d}.',
      'Graduated from {c} in {d} with a {t}.',
      'From {start} to {end} I studied {t} at {c}.',
    ],
  },
  he: {
    x: [
      'בשנים {d} עבדתי כ{t} ב{c}.',
      'עבדתי ב{c} בתפקיד {t} בין השנים {d}.',
      'בין {start} ל-{end} שימשתי כ{t} ב-{c}, {p}.',
      'משנת {start} ועד {end} {t} בחברת {c}.',
      '• עבודה ב{c} כ{t}, {d}',
      '• {t} אצל {c} ב{p} בשנים {d}.',
      'בתקופה {d} הייתי {t} ב-{c}.',
    ],
    e: [
      'למדתי {t} ב{c} בשנים {d}.',
      'סיימתי {t} ב{c} בשנת {d}.',
      '• לימודי {t} ב-{c}, {p}, {d}',
      'בשנים {d} למדתי {t} ב{c}.',
    ],
  },
} as const;

export const PERIOD_ABOVE = {
  en: ['{d:b} / • {t}, {c}', '{d} / • {t} at {c}', '{d:b} / - {c}, {p} – {t}', '{d} / • {c}: {t}', '{d:g} / • {t}'],
  he: [
    '{d:b} / • {t}, {c}',
    '{d} / • {t} ב-{c}',
    '{d:b} / - {c}, {p} – {t}',
    '{d} / • {c}: {t}',
    '{d:b} / • {t} בחברת {c}',
  ],
} as const;
