import { expect, it } from 'vitest';
import { sectionReporter, type FinishedSection } from './sectionProgress.ts';

const [summary, first, second, project] = [
  { section: 'summary' },
  { section: 'experience' },
  { section: 'experience' },
  { section: 'projects' },
] as const;

function reporting(texts: Parameters<typeof sectionReporter>[0]) {
  const finished: FinishedSection[] = [];
  return { finished, report: sectionReporter(texts, (section) => void finished.push(section)) };
}

it('a section is reported when the last of its texts has come, and the last section is not', () => {
  const { finished, report } = reporting([summary, first, second, project]);
  report(second);
  expect(finished).toEqual([]);
  report(summary);
  report(first);
  expect(finished).toEqual([{ section: 'summary' }, { section: 'experience' }]);
  report(project);
  expect(finished).toHaveLength(2);
});

it('a section has failed where all of its texts have, for the reason of the first', () => {
  const { finished, report } = reporting([first, second, summary]);
  report(second, 'late');
  report(first, 'invalid');
  expect(finished).toEqual([{ section: 'experience', failed: 'invalid' }]);
});

it('a section of which something came has not', () => {
  const { finished, report } = reporting([first, second, summary]);
  report(first, 'invalid');
  report(second);
  expect(finished).toEqual([{ section: 'experience' }]);
});

it('nothing need be reported', () => {
  expect(() => sectionReporter([summary, first])(summary)).not.toThrow();
});
