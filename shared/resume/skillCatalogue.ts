import type { Language } from '../site/product.ts';

/** Categories of suggested skills (DATA-15). */
export const SKILL_CATEGORIES = ['technical', 'soft', 'programming', 'frameworks', 'databases', 'tools', 'marketing', 'design'] as const;
export type SkillCategory = (typeof SKILL_CATEGORIES)[number];

/** A skill's name in each language; one text where both write it alike. */
export type SkillName = string | Readonly<Record<Language, string>>;

const bilingualName = (he: string, en: string): SkillName => ({ he, en });

/** Suggested skills, the most asked for first. The first fourteen soft skills are those of BLD-26. */
export const SUGGESTED_SKILLS: Readonly<Record<SkillCategory, readonly SkillName[]>> = {
  technical: [
    bilingualName('ניתוח נתונים', 'Data Analysis'),
    bilingualName('פיתוח תוכנה', 'Software Development'),
    bilingualName('מחשוב ענן', 'Cloud Computing'),
    bilingualName('למידת מכונה', 'Machine Learning'),
    bilingualName('אבטחת מידע', 'Information Security'),
    bilingualName('בדיקות אוטומטיות', 'Test Automation'),
    bilingualName('ארכיטקטורת תוכנה', 'Software Architecture'),
    bilingualName('בינה מלאכותית יוצרת', 'Generative AI'),
    bilingualName('פיתוח API', 'API Development'),
    bilingualName('אפיון מערכות', 'Systems Analysis'),
    bilingualName('רשתות תקשורת', 'Computer Networking'),
    bilingualName('ניהול פרויקטים', 'Project Management'),
    bilingualName('תמיכה טכנית', 'Technical Support'),
    bilingualName('מערכות משובצות', 'Embedded Systems'),
    'DevOps',
    'CI/CD',
  ],
  soft: [
    bilingualName('עבודת צוות', 'Teamwork'),
    bilingualName('תקשורת בין-אישית', 'Communication'),
    bilingualName('פתרון בעיות', 'Problem Solving'),
    bilingualName('ניהול זמן', 'Time Management'),
    bilingualName('מנהיגות', 'Leadership'),
    bilingualName('יכולת הסתגלות', 'Adaptability'),
    bilingualName('יצירתיות', 'Creativity'),
    bilingualName('חשיבה ביקורתית', 'Critical Thinking'),
    bilingualName('אינטליגנציה רגשית', 'Emotional Intelligence'),
    bilingualName('ניהול משא ומתן', 'Negotiation'),
    bilingualName('יישוב סכסוכים', 'Conflict Resolution'),
    bilingualName('תשומת לב לפרטים', 'Attention to Detail'),
    bilingualName('עמידה בלחץ', 'Stress Management'),
    bilingualName('קבלת החלטות', 'Decision Making'),
    bilingualName('לימוד עצמי', 'Self-Learning'),
    bilingualName('תודעת שירות', 'Customer Focus'),
  ],
  programming: ['Python', 'JavaScript', 'TypeScript', 'Java', 'C#', 'C++', 'Go', 'SQL', 'Rust', 'Kotlin', 'Swift', 'PHP', 'C', 'Ruby', 'Scala', 'R', 'Bash', 'MATLAB'],
  frameworks: ['React', 'Node.js', 'Angular', 'Vue.js', 'Next.js', '.NET', 'Spring Boot', 'Django', 'FastAPI', 'NestJS', 'Express', 'Flask', 'React Native', 'Flutter', 'PyTorch', 'TensorFlow', 'Pandas', 'Tailwind CSS', 'Laravel'],
  databases: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis', 'Microsoft SQL Server', 'Elasticsearch', 'Oracle Database', 'DynamoDB', 'Snowflake', 'BigQuery', 'SQLite', 'Cassandra', 'MariaDB', 'Neo4j', 'ClickHouse', 'Firestore'],
  tools: ['Git', 'Docker', 'AWS', 'Microsoft Excel', 'Kubernetes', 'Jira', 'Linux', 'Microsoft Azure', 'Google Cloud', 'Terraform', 'GitHub Actions', 'Jenkins', 'Power BI', 'Tableau', 'Salesforce', 'SAP', 'Priority', 'monday.com', 'Postman', 'Kafka', 'Grafana'],
  marketing: [
    'SEO',
    bilingualName('שיווק דיגיטלי', 'Digital Marketing'),
    bilingualName('ניהול קמפיינים', 'Campaign Management'),
    'Google Ads',
    bilingualName('ניהול רשתות חברתיות', 'Social Media Management'),
    bilingualName('שיווק בתוכן', 'Content Marketing'),
    'Google Analytics',
    bilingualName('קופירייטינג', 'Copywriting'),
    bilingualName('אסטרטגיית מותג', 'Brand Strategy'),
    bilingualName('דיוור אלקטרוני', 'Email Marketing'),
    bilingualName('מחקר שוק', 'Market Research'),
    bilingualName('שיווק ממומן', 'Paid Media'),
    bilingualName('ניהול קשרי לקוחות', 'CRM'),
    bilingualName('שיפור המרות', 'Conversion Rate Optimization'),
    bilingualName('יחסי ציבור', 'Public Relations'),
    'HubSpot',
  ],
  design: [
    'Figma',
    bilingualName('עיצוב ממשק משתמש (UI)', 'UI Design'),
    bilingualName('עיצוב חוויית משתמש (UX)', 'UX Design'),
    'Adobe Photoshop',
    'Adobe Illustrator',
    bilingualName('עיצוב גרפי', 'Graphic Design'),
    bilingualName('מערכות עיצוב', 'Design Systems'),
    bilingualName('בניית אבות-טיפוס', 'Prototyping'),
    bilingualName('מחקר משתמשים', 'User Research'),
    bilingualName('טיפוגרפיה', 'Typography'),
    bilingualName('מיתוג', 'Branding'),
    'Adobe InDesign',
    bilingualName('עיצוב תנועה', 'Motion Design'),
    bilingualName('נגישות דיגיטלית', 'Web Accessibility'),
    'After Effects',
    bilingualName('עריכת וידאו', 'Video Editing'),
  ],
};
