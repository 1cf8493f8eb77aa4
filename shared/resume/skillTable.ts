import type { Language } from '../product.ts';

/** Categories of suggested skills (DATA-15). */
export const SKILL_CATEGORIES = ['technical', 'soft', 'programming', 'frameworks', 'databases', 'tools', 'marketing', 'design'] as const;
export type SkillCategory = (typeof SKILL_CATEGORIES)[number];

/** A skill's name in each language; one text where both write it alike. */
export type SkillName = string | Readonly<Record<Language, string>>;

const named = (he: string, en: string): SkillName => ({ he, en });

/** Suggested skills, the most asked for first. The first fourteen soft skills are those of BLD-26. */
export const SUGGESTED_SKILLS: Readonly<Record<SkillCategory, readonly SkillName[]>> = {
  technical: [
    named('ניתוח נתונים', 'Data Analysis'),
    named('פיתוח תוכנה', 'Software Development'),
    named('מחשוב ענן', 'Cloud Computing'),
    named('למידת מכונה', 'Machine Learning'),
    named('אבטחת מידע', 'Information Security'),
    named('בדיקות אוטומטיות', 'Test Automation'),
    named('ארכיטקטורת תוכנה', 'Software Architecture'),
    named('בינה מלאכותית יוצרת', 'Generative AI'),
    named('פיתוח API', 'API Development'),
    named('אפיון מערכות', 'Systems Analysis'),
    named('רשתות תקשורת', 'Computer Networking'),
    named('ניהול פרויקטים', 'Project Management'),
    named('תמיכה טכנית', 'Technical Support'),
    named('מערכות משובצות', 'Embedded Systems'),
    'DevOps',
    'CI/CD',
  ],
  soft: [
    named('עבודת צוות', 'Teamwork'),
    named('תקשורת בין-אישית', 'Communication'),
    named('פתרון בעיות', 'Problem Solving'),
    named('ניהול זמן', 'Time Management'),
    named('מנהיגות', 'Leadership'),
    named('יכולת הסתגלות', 'Adaptability'),
    named('יצירתיות', 'Creativity'),
    named('חשיבה ביקורתית', 'Critical Thinking'),
    named('אינטליגנציה רגשית', 'Emotional Intelligence'),
    named('ניהול משא ומתן', 'Negotiation'),
    named('יישוב סכסוכים', 'Conflict Resolution'),
    named('תשומת לב לפרטים', 'Attention to Detail'),
    named('עמידה בלחץ', 'Stress Management'),
    named('קבלת החלטות', 'Decision Making'),
    named('לימוד עצמי', 'Self-Learning'),
    named('תודעת שירות', 'Customer Focus'),
  ],
  programming: ['Python', 'JavaScript', 'TypeScript', 'Java', 'C#', 'C++', 'Go', 'SQL', 'Rust', 'Kotlin', 'Swift', 'PHP', 'C', 'Ruby', 'Scala', 'R', 'Bash', 'MATLAB'],
  frameworks: ['React', 'Node.js', 'Angular', 'Vue.js', 'Next.js', '.NET', 'Spring Boot', 'Django', 'FastAPI', 'NestJS', 'Express', 'Flask', 'React Native', 'Flutter', 'PyTorch', 'TensorFlow', 'Pandas', 'Tailwind CSS', 'Laravel'],
  databases: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis', 'Microsoft SQL Server', 'Elasticsearch', 'Oracle Database', 'DynamoDB', 'Snowflake', 'BigQuery', 'SQLite', 'Cassandra', 'MariaDB', 'Neo4j', 'ClickHouse', 'Firestore'],
  tools: ['Git', 'Docker', 'AWS', 'Microsoft Excel', 'Kubernetes', 'Jira', 'Linux', 'Microsoft Azure', 'Google Cloud', 'Terraform', 'GitHub Actions', 'Jenkins', 'Power BI', 'Tableau', 'Salesforce', 'SAP', 'Priority', 'monday.com', 'Postman', 'Kafka', 'Grafana'],
  marketing: [
    'SEO',
    named('שיווק דיגיטלי', 'Digital Marketing'),
    named('ניהול קמפיינים', 'Campaign Management'),
    'Google Ads',
    named('ניהול רשתות חברתיות', 'Social Media Management'),
    named('שיווק בתוכן', 'Content Marketing'),
    'Google Analytics',
    named('קופירייטינג', 'Copywriting'),
    named('אסטרטגיית מותג', 'Brand Strategy'),
    named('דיוור אלקטרוני', 'Email Marketing'),
    named('מחקר שוק', 'Market Research'),
    named('שיווק ממומן', 'Paid Media'),
    named('ניהול קשרי לקוחות', 'CRM'),
    named('שיפור המרות', 'Conversion Rate Optimization'),
    named('יחסי ציבור', 'Public Relations'),
    'HubSpot',
  ],
  design: [
    'Figma',
    named('עיצוב ממשק משתמש (UI)', 'UI Design'),
    named('עיצוב חוויית משתמש (UX)', 'UX Design'),
    'Adobe Photoshop',
    'Adobe Illustrator',
    named('עיצוב גרפי', 'Graphic Design'),
    named('מערכות עיצוב', 'Design Systems'),
    named('בניית אבות-טיפוס', 'Prototyping'),
    named('מחקר משתמשים', 'User Research'),
    named('טיפוגרפיה', 'Typography'),
    named('מיתוג', 'Branding'),
    'Adobe InDesign',
    named('עיצוב תנועה', 'Motion Design'),
    named('נגישות דיגיטלית', 'Web Accessibility'),
    'After Effects',
    named('עריכת וידאו', 'Video Editing'),
  ],
};
