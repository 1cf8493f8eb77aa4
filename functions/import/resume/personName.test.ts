import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { findPersonName } from './personName.ts';

describe('names', () => {
  it('are the largest text that can be one, without the title of the document', () => {
    expect(
      findPersonName([
        line('קורות חיים'),
        line('רונית אלמוג', { size: 20 }),
        line('אחות מוסמכת', { size: 12 }),
        line('ניסיון'),
      ]),
    ).toBe('רונית אלמוג');
    expect(
      findPersonName([line('Dana Levi-Cohen, RN', { size: 20 }), line('Nurse', { size: 12 }), line('Haifa')]),
    ).toBe('Dana Levi-Cohen');
    // A surname that is a trade, at the top; a title of a trade alone is none.
    expect(findPersonName([line('Sarah Baker'), line('sarah@example.com'), line('Head Cook')])).toBe('Sarah Baker');
    expect(findPersonName([line('שם מלא ¦ רונית אלמוג', { bold: true }), line('טלפון ¦ 052-1234567')])).toBe(
      'רונית אלמוג',
    );
    expect(findPersonName([line('ענבל שרעבי-', { size: 18 }), line('לוי', { size: 18 }), line('פסיכולוגית')])).toBe(
      'ענבל שרעבי-לוי',
    );
    for (const name of ['Barak, Noa', 'LEVI, DANA RUTH', 'ברק, נועה', 'בן-דוד, מיכל'])
      expect(findPersonName([line(name), line('noa@example.com'), line('Head Cook')])).toBe(name);
    for (const none of ['Haifa, Israel', 'Cook, Baker', 'Barak, RN'])
      expect(findPersonName([line(none), line('noa@example.com')])).not.toBe(none);
    expect(findPersonName([line('Pastry Chef'), line('sarah@example.com')])).toBe('');
    expect(
      findPersonName([
        line('DANA', { size: 30, y: 60 }),
        line('LEVI-COHEN', { size: 30, y: 92 }),
        line('Cook', { size: 12 }),
        line('dana@example.com'),
        line('Haifa'),
      ]),
    ).toBe('DANA LEVI-COHEN');
    expect(findPersonName([line('Curriculum Vitae – Oliver Grant', { size: 18 }), line('Mechanical Engineer')])).toBe(
      'Oliver Grant',
    );
  });
});

it('a name that stands on two lines has what its person is called by before it', () => {
  expect(
    findPersonName([
      line('Dr. Oluwaseun', { size: 28, y: 60 }),
      line('Adeyemi', { size: 28, y: 90 }),
      line('Biologist', { size: 12 }),
      line('ada@example.com'),
      line('Cork'),
    ]),
  ).toBe('Dr. Oluwaseun Adeyemi');
});
