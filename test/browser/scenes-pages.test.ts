import { PAGE_SCENES } from './scenes/pages.ts';
import { sceneSuite } from './scenes/scene-suite.ts';

sceneSuite('every page that anybody can see', PAGE_SCENES);
