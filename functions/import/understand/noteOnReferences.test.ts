import { expect, it } from 'vitest';
import { labelsAfter } from './labels.fixture.ts';
import { withNoteOnReferences } from './noteOnReferences.ts';

it('that references are given on request is no item of a list, and a section of its own or a task stays', () => {
  expect(
    labelsAfter(
      (_, parts, found) => withNoteOnReferences(parts, found),
      [
        ['הלחמות', 'skill'],
        ['* המלצות יינתנו על פי דרישה *', 'skill'],
        ['References available upon request.', 'x.body'],
        ['Referees on request', 'B.c.title'],
        ['References of applicants checked', 'x.body'],
        ['המלצות', 'h:custom'],
      ],
    ),
  ).toEqual(['skill', 'junk', 'junk', 'B.c.title', 'x.body', 'h:custom']);
});
