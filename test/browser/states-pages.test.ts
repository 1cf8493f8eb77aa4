import { PAGE_SCENES } from './scenes/pages.ts';
import { walks } from './scenes/suite.ts';

walks('every page that anybody can see', PAGE_SCENES);
