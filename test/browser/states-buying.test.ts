import { IMPROVING_SCENES } from './scenes/improving.ts';
import { PAYING_SCENES } from './scenes/paying.ts';
import { sceneSuite } from './scenes/suite.ts';

sceneSuite('buying and improving', [...PAYING_SCENES, ...IMPROVING_SCENES]);
