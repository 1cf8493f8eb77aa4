import { expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { line } from '../line.fixture.ts';
import { keepOnlySourceText } from './keepOnlySourceText.ts';

it('what the source does not hold is dropped from a résumé, and what it does stays', () => {
  const lines = [line('Nurse at City Hospital, 2019 - 2021')];
  const [job] = createBlankResume().experience;
  const resume = {
    ...createBlankResume(),
    summary: 'A leader with passion',
    experience: [
      {
        ...job,
        id: 'exp-1',
        title: 'Nurse',
        company: 'General Clinic',
        location: '',
        startDate: '2019',
        endDate: '2024',
        current: false,
        description: 'City Hospital\nSaved lives',
      },
    ],
  };
  expect(keepOnlySourceText(lines, [], resume)).toMatchObject({
    summary: '',
    experience: [{ title: 'Nurse', company: '', startDate: '2019', endDate: '', description: 'City Hospital' }],
  });
});
