import { describe, expect, it } from 'vitest';
import { wordingOf } from './words.ts';

describe('wording', () => {
  it.each([
    'ניהלתי צוות', 'ופיתחתי מערכת', 'שהובלתי פרויקט', 'מנהל/ת צוות', 'מוביל/ה פרויקטים', 'מנהל.ת מוצר', 'ניהול צוות', 'לניהול צוות', 'פיתוח של אתר', 'הטמעת מערכת CRM',
    'אחראית על ניהול מלאי', 'ייעלתי תהליכים', 'הדרכת עובדים חדשים',
    'Led a team', 'Managed stock', 'Organised events', 'Planning of events', 'Design systems', 'Successfully negotiated contracts', 'Wrote tests', 'Ran the shop', 'Simplified and shipped',
  ])('finds the action verb that opens "%s"', (text) => {
    expect(wordingOf(text).opensWithVerb).toBe(true);
  });

  it.each(['צוות גדול ומגוון', 'שעות עבודה גמישות', 'בנק הפועלים', 'The design team', 'Responsible for shop support', 'Leadership'])('finds none in "%s"', (text) => {
    expect(wordingOf(text).opensWithVerb).toBe(false);
  });

  it.each(['20%', 'ב-30%', 'ב30%', 'ל-5 אנשים', 'צוות של 6', '₪50,000', '$2M', '(12 people)', '10k users', '3.5 מיליון', 'from 2 to 3', '+15%', '2000 אחוז'])('sees the number in "%s"', (text) => {
    expect(wordingOf(text).hasNumber).toBe(true);
  });

  it.each(['ES6', 'HTML5 and CSS3', 'in 2019', 'ב-2019', '2019–2021', '03/2019', 'COVID-19', 'no number', 'Vue3', ''])('sees no number in "%s"', (text) => {
    expect(wordingOf(text).hasNumber).toBe(false);
  });

  it.each([
    ['הגדלת המכירות בצוותים', 'sales growth in teams: sales, team'],
    ['תקציב ואסטרטגיה', 'budget and strategy'],
    ['שיפור איכות השירות ללקוחות', 'quality of service for customers'],
  ])('finds the key terms of "%s" as those of "%s"', (he, en) => {
    const found = wordingOf(he).keyTerms.size;
    expect(found).toBeGreaterThan(1);
    expect(wordingOf(en).keyTerms.size).toBeGreaterThanOrEqual(found);
  });

  it('counts an idea once, whatever its form or language', () => {
    expect(wordingOf('team teams צוות הצוותים').keyTerms.size).toBe(1);
    expect(wordingOf('ניהלתי וניהלתי').verbs).toBe(1);
  });

  it('reads a megabyte in a moment', () => {
    const start = performance.now();
    wordingOf('-1/'.repeat(350_000));
    wordingOf(`${'ב'.repeat(500_000)} ${','.repeat(300_000)}1`);
    wordingOf(`1${',1'.repeat(300_000)}/2`);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
