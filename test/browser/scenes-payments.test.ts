import { IMPROVING_SCENES } from './scenes/improve.ts';
import { PAYING_SCENES } from './scenes/payments.ts';
import { sceneSuite } from './scenes/scene-suite.ts';

sceneSuite('buying and improving', [...PAYING_SCENES, ...IMPROVING_SCENES]);
