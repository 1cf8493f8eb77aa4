import type { ResumeData } from '../../resume/schema.ts';

/** The sample of gallery images and tests in English: an invented person, with some Hebrew as Israeli résumés have. */
export const SAMPLE_EN: ResumeData = {
  templateId: 'professional',
  language: 'en',
  personalInfo: {
    fullName: 'Daniel Levin',
    email: 'daniel.levin@example.com',
    phone: '+972-54-765-4321',
    address: 'Haifa, Israel',
    linkedin: 'https://www.linkedin.com/in/daniel-levin-example',
    website: 'https://daniellevin.example',
  },
  summary:
    'Backend engineer with nine years of experience in payments and logistics. I design services that ' +
    'stay simple under load, write them down so that others can run them, and have led teams of up to ' +
    'six engineers. Cut infrastructure cost by 38% at my last company without losing a single nine.',
  experience: [
    {
      id: 'exp-1',
      title: 'Senior Backend Engineer',
      company: 'Northgate Payments',
      location: 'Tel Aviv',
      startDate: '2020-09',
      endDate: '',
      current: true,
      description:
        'Designed an event-sourced ledger in TypeScript and PostgreSQL that settles 2.1M transactions a ' +
        'day\nReduced p99 latency from 900 ms to 140 ms by replacing synchronous fan-out with queues\nLed ' +
        'the move of 34 services to AWS Lambda; cut cost by 38%\nMentored four engineers, two of whom were ' +
        'promoted within a year',
    },
    {
      id: 'exp-2',
      title: 'Software Engineer',
      company: 'Carmel Logistics (כרמל לוגיסטיקה)',
      location: 'Haifa',
      startDate: '2017-02',
      endDate: '2020-08',
      current: false,
      description:
        'Built the routing engine (C++, Python) for 300 drivers in 5 countries\nIntroduced contract tests ' +
        'between 12 teams, halving incidents\nOwned the on-call rotation and its runbooks, 2018–2020',
    },
    {
      id: 'exp-3',
      title: 'Junior Developer',
      company: 'Blue Kite Studio',
      location: 'Jerusalem',
      startDate: '2015-01',
      endDate: '2017-01',
      current: false,
      description:
        'Delivered 14 client websites in React and Node.js\nAutomated deployments that had taken half a day each',
    },
  ],
  education: [
    {
      id: 'edu-1',
      degree: 'B.Sc. in Computer Science',
      institution: 'Technion – Israel Institute of Technology',
      location: 'Haifa',
      startDate: '2011',
      endDate: '2015',
      description: "Dean's list, GPA 88; final project on route planning",
    },
  ],
  skills: ['TypeScript', 'PostgreSQL', 'AWS', 'C++', 'System design', 'Kafka', 'Mentoring', 'Terraform'].map(
    (name, index) => ({ id: `skill-${index + 1}`, name }),
  ),
  languages: [
    { id: 'lang-1', name: 'English', level: 'fluent' },
    { id: 'lang-2', name: 'Hebrew', level: 'native' },
    { id: 'lang-3', name: 'Russian (Русский)', level: 'advanced' },
  ],
  projects: [
    {
      id: 'proj-1',
      name: 'ledgerlint',
      role: 'Author',
      url: 'https://github.com/example/ledgerlint',
      startDate: '2022',
      endDate: '2024',
      description: 'Open-source checker that finds unbalanced double-entry postings',
      technologies: 'Rust, SQLite, GitHub Actions',
    },
  ],
  customSections: [
    {
      id: 'section-1700000000001',
      title: 'Military Service',
      items: [
        {
          id: 'item-1700000000002',
          title: 'Team Leader',
          organization: 'C4I Corps',
          location: '',
          startDate: '2008-08',
          endDate: '2011-08',
          description: 'Led a team of 11 and trained 60 operators on a new radio system',
        },
      ],
    },
  ],
};
