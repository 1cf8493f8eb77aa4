import { parseWordList as w } from '../../../functions/import/lexicon/parseWordList.ts';

/** What English people of the made pages are called, do, learn and know. `{}` is for another word. */
export const ENGLISH_WORDS = {
  first: w(`
    Anna | Maya | Sarah | Emily | Daniel | David | Michael | James | Olivia | Sofia | Noa | Liam | Ethan | Priya
    Ravi | Wei | Chen | Fatima | Omar | Carlos | Maria | Elena | Ivan | Katarina | Tom | Jack | Grace | Hannah | Adam
    Leo | Nina | Peter | Laura | Mark | Julia | Samuel | Chloe | Ahmed | Yuki | Hiroshi | Ingrid | Lars | Siobhan
    Declan | Mateo | Lucia | Kwame | Amara
  `),
  last: w(`
    Smith | Johnson | Brown | Cohen | Levi | Garcia | Martinez | Nguyen | Patel | Sharma | Kim | Lee | Chen | Wang
    Novak | Kowalski | Schmidt | Müller | Rossi | Silva | Santos | O'Brien | Murphy | Okafor | Mensah | Hassan | Ali
    Ivanov | Petrov | Sørensen | Larsen | Dubois | Moreau | Tanaka | Suzuki | Walker | Hughes | Bennett | Carter
    Morgan | Reid | Barnes | van Dijk | de Souza | Ben-Ami | Goldstein | Friedman
  `),
  post: w(`
    Manager | Engineer | Developer | Designer | Analyst | Director | Assistant | Consultant | Coordinator | Specialist
    Administrator | Architect | Teacher | Nurse | Intern | Technician | Representative | Accountant | Attorney
    Scientist | Researcher | Editor | Writer | Supervisor | Operator | Cashier | Driver | Chef | Cook | Waiter
    Barista | Electrician | Mechanic | Plumber | Carpenter | Clerk | Secretary | Receptionist | Recruiter | Buyer
    Planner | Auditor | Bookkeeper | Librarian | Photographer | Producer | Journalist | Translator | Paralegal
    Pharmacist | Therapist | Lecturer | Tutor | Trainer | Foreman | Welder | Machinist | Caregiver | Guide | Advisor
    Inspector | Stylist | Florist | Surveyor | Curator | Estimator | Dispatcher | Lifeguard | Paramedic | Gardener
    Tailor | Baker | Butcher | Roofer | Glazier | Pilot | Steward | Optician | Underwriter | Actuary | Interpreter
    Concierge | Housekeeper | Groundskeeper | Beekeeper | Brewer | Sommelier
  `),
  field: w(`
    Senior | Junior | Lead | Head | Sales | Marketing | Product | Project | Software | Data | Operations
    Human Resources | Quality | Process | Civil | Mechanical | Electrical | Clinical | Registered | Retail | Store
    Shift | Warehouse | Logistics | Office | Executive | Account | Customer Success | Customer Service | Field
    Research | Graphic | UX | Web | Frontend | Backend | DevOps | Network | Security | Financial | Legal | Content
    Social Media | Event | Pastry | Sous | Head | Night | Primary School | Mathematics | English | Physical | Dental
    Veterinary | Lab | Maintenance | Production | Assembly | Supply Chain | Procurement | Regional | Assistant
    Associate | Principal | Freelance | Community | Museum | Flight | Ground | Landscape
  `),
  firm: w(`
    Northwind | Brightloop | Halden | Rowe | Severn | Lakeside | Prairie | Cobalt | Meridian | Vantage | Orchard
    Copper | Harbour | Silverline | Bluebird | Evergreen | Kestrel | Summit | Granite | Redwood | Willow | Atlas
    Zenith | Quorum | Helix | Nimbus | Lumen | Vertex | Pinnacle | Fairview | Oakfield | Riverside | Ashford
    Kingsley | Thornton | Delacroix | Baltic | Nordlys | Tamar | Galil | Carmel | Google | Microsoft | Deloitte
    Amazon | Siemens | Bosch | Tesco | Marriott | Hilton | IBM | Oracle | Starbucks | Ikea | Nestlé | Pfizer | Shell
    Maersk | Philips | Accenture
  `),
  firmForm: w(`
    {} | {} | {} | {} Ltd | {} Inc. | {} GmbH | {} & Sons | {} Group | {} Systems | {} Technologies | {} Software
    {} Labs | {} Consulting | {} Partners | {} Logistics | {} Foods | {} Hotel | {} Bakery | The {} Restaurant
    {} Law LLP | {} Clinic | {} Construction | {} Media | {} Studio | {} Bank | {} Airlines | Café {}
    {} Solutions, Inc. | {} Care Home | {} Motors | {} & {}
  `),
  public: w(`
    City of {} | {} General Hospital | {} City Council | {} Public Library | {} High School | {} Primary School
    {} Museum of Art | University of {} | {} Fire Department | {} Community Centre
  `),
  town: w(`
    London | Manchester | Bristol | Leeds | Dublin | Galway | Austin, TX | Boston, MA | Chicago, IL | New York, NY
    Seattle, WA | San Francisco, CA | Toronto, Canada | Berlin | Munich, Germany | Paris, France | Madrid
    Barcelona, Spain | Rome, Italy | Amsterdam | Stockholm, Sweden | Oslo | Copenhagen, Denmark | Warsaw, Poland
    Prague | Vienna, Austria | Zurich | Lisbon, Portugal | Tel Aviv | Haifa, Israel | Jerusalem, Israel
    Bangalore, India | Mumbai | Singapore | Sydney, NSW | Melbourne | Tokyo, Japan | São Paulo, Brazil | Remote
    Denver, CO | Portland, OR | Atlanta, GA | Cardiff, UK | Edinburgh | Nairobi, Kenya | Lagos, Nigeria | Dubai, UAE
    Hyderabad, India
  `),
  degree: w(`
    B.A. in {} | BA {} | B.Sc. in {} | BSc in {} | Bachelor of Science in {} | Bachelor of Arts, {} | M.Sc. in {}
    Master of Science in {} | MSc {} | M.A. in {} | MBA | Ph.D. in {} | PhD, {} | Diploma in {} | Certificate in {}
    Associate Degree in {} | BEng {} | MEng in {} | Bachelor of Engineering - {} | High School Diploma | A-Levels: {}
    GCSEs | Higher National Diploma, {} | Bachelor of {} | LL.B. | Postgraduate Certificate in {} | B.Tech in {}
    Apprenticeship in {} | Level 3 {} | BS {} | Minor in {} | BPT, {} | BPharm | LLM, {} | B.Ed., {} | RN Diploma
    DMD | B.Des. {} | {} (BSc) | {}, M.A. | BBA | A.A.S. {} | Bachelor of Fine Arts in {} and {} | B.Sc. {} and {}
    NVQ Level 2, {} | High School Diploma, {} | Bachelor's in {} | Bachelor's degree in {} | Master's in {} | BS in {}
    Bachelor's Degree, {} | Master's Degree in {} | Bachelor of Technology in {} (B.Tech) | B.E. {} | BSc (Hons) {}
    Bachelor in {} | Master of Engineering, {} | PhD in {} | B.Com ({}) | HSC | SSC | Intermediate (10+2)
    12th Standard
  `),
  study: w(`
    Economics | Business Administration | Computer Science | Mechanical Engineering | Civil Engineering | Nursing
    Biology | Chemistry | Psychology | Sociology | History | English Literature | Mathematics | Physics | Law
    Accounting | Finance | Marketing | Graphic Design | Architecture | Education | Communications | Journalism
    Political Science | Philosophy | Information Systems | Electrical Engineering | Hospitality Management
    Culinary Arts | Social Work | Public Health | Pharmacy | Environmental Science | Linguistics | Fine Arts
    Data Science | Plumbing | Electrical Installation | Horticulture
  `),
  school: w(`
    University of {} | {} University | University of Manchester | University College London | MIT
    Stanford University | University of California, Berkeley | Technion | Tel Aviv University
    Hebrew University of Jerusalem | ETH Zurich | TU Delft | KU Leuven | Trinity College Dublin | {} College
    {} Community College | {} Institute of Technology | Indian Institute of Technology, {} | {} High School
    {} Academy | {} Polytechnic | School of Visual Arts | London School of Economics | Le Cordon Bleu
    {} School of Business | {} State University | Open University | Royal College of Art | Sorbonne | Georgia Tech
    NYU | UCLA
  `),
  city: w(`
    Leeds | Bristol | Sheffield | Cardiff | Houston | Ohio | Kansas | Lisbon | Warsaw | Vienna | Cologne | Madras
    Delhi | Nairobi | Lagos | Toronto | Sydney | Auckland | Dallas | Porto | Ghent | Bologna | Utrecht | Springfield
    Westbrook | Hartford | Millbrook | Eastfield
  `),
  verb: w(`
    Led | Managed | Built | Designed | Developed | Improved | Reduced | Increased | Trained | Supported | Coordinated
    Launched | Maintained | Prepared | Negotiated | Introduced | Ran | Organised | Planned | Delivered
    Responsible for | Handled | Wrote | Taught | Installed | Repaired | Supervised | Analysed | Created | Served
  `),
  object: w(`
    a team of twelve people across two sites | monthly reports for the board | customer complaints by 30%
    a new scheduling system | the annual budget of $2.4M | stock and deliveries from forty suppliers
    services in Go, Python and TypeScript | weekly training for new colleagues | safety checks on all machines
    marketing campaigns in three countries | data pipelines handling 2 million events a day
    patients before and after surgery | lessons for classes of thirty pupils | menus, orders and food costs
    contracts with key partners | electrical systems in residential buildings | the redesign of the company website
    audits, tax returns and payroll | events for up to 500 guests
    test plans and automated checks, cutting release time in half | research on soil and water quality
    kitchens, bathrooms and heating systems
  `),
  skill: w(`
    Teamwork | Leadership | Communication | Excel | PowerPoint | SAP | Salesforce | Python | Java | C++ | SQL
    JavaScript | TypeScript | React | Node.js | AWS | Docker | Kubernetes | Git | Figma | Photoshop | Illustrator
    AutoCAD | SolidWorks | Project management | Time management | Negotiation | Customer service | Public speaking
    Data analysis | Machine learning | Budgeting | First aid | Food safety | Welding | Forklift licence | Copywriting
    SEO | Google Analytics | Jira | Agile | Scrum | Problem solving | Bookkeeping | QuickBooks | Scheduling
    Inventory control | Patient care | CPR | Classroom management | R | MATLAB | Linux | HTML/CSS | Power BI | Tableau
  `),
  language: w(`
    English | Spanish | French | German | Hebrew | Arabic | Russian | Italian | Portuguese | Mandarin | Japanese
    Hindi | Polish | Dutch | Swedish | Korean
  `),
  level: w(`
    Native | Fluent | Advanced | Intermediate | Basic | Professional working proficiency | Mother tongue
    Conversational | C1 | B2 | Good | Beginner | Native or bilingual proficiency
  `),
  adjective: w(`
    experienced and reliable | detail-oriented | results-driven | curious | hands-on | creative | dedicated
  `),
} as const;

/** Places of Israel as English texts write them. */
export const ISRAEL_IN_ENGLISH = w(`
  Tel Aviv | Tel Aviv, Israel | Haifa | Jerusalem | Be'er Sheva | Petah Tikva | Herzliya | Ra'anana | Kfar Saba
  Migdal HaEmek | Kiryat Gat | Rosh Pina | Ga'aton | Efrat | Netanya | Caesarea | Yokneam | Savyon | Zichron Ya'akov
  Kibbutz Sdot Yam | Ness Ziona | Modi'in | Arad | Jaffa
`);
