import { ownContactsOf } from '../../shared/resume/moreContacts.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { stripPersonalData } from '../platform/bedrock/redact.ts';

/** Characters of facts that are sent beside a summary. */
const MAX_FACT_CHARACTERS = 12_000;

/**
 * Returns the facts in the rest of a résumé for writing a summary, without private data. Newest entries come first, as
 * the person orders them; entries beyond {@link MAX_FACT_CHARACTERS} characters are left out.
 */
export function toSummaryFacts(resume: ResumeData) {
  const { experience, education, projects, skills } = resume;
  const person = ownContactsOf(resume);
  let left = MAX_FACT_CHARACTERS;
  const plain = (text: string) => stripPersonalData(text, person);
  // Entries that no longer fit are not read either.
  const fitting = <Entry, Fact extends object>(entries: readonly Entry[], toFact: (entry: Entry) => Fact): Fact[] =>
    entries.flatMap((entry) => {
      if (left < 0) return [];
      const fact = toFact(entry);
      left -= JSON.stringify(fact).length;
      return left >= 0 ? [fact] : [];
    });
  return {
    skills: skills
      .map(({ name }) => plain(name))
      .filter((name) => name.trim() !== '')
      .slice(0, 40),
    experience: fitting(experience, ({ title, company, startDate, endDate, description }) => ({
      title: plain(title),
      company: plain(company),
      period: [startDate, endDate].filter(Boolean).join(' – '),
      text: plain(description),
    })),
    education: fitting(education, ({ degree, institution, description }) => ({
      degree: plain(degree),
      institution: plain(institution),
      text: plain(description),
    })),
    projects: fitting(projects, ({ name, description }) => ({ name: plain(name), text: plain(description) })),
  };
}

export type SummaryFacts = ReturnType<typeof toSummaryFacts>;

/** Returns the same facts line by line, as a source for the guard. */
export function factLines({ skills, experience, education, projects }: SummaryFacts): string[] {
  const lines = [...experience, ...education, ...projects].flatMap(({ text, ...head }) => [
    Object.values(head).filter(Boolean).join(', '),
    text,
  ]);
  return [skills.join(', '), ...lines].filter((line) => line !== '');
}
