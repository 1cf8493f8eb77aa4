import { BUILDER_SCENES } from './scenes/builder.ts';
import { sceneSuite } from './scenes/scene-suite.ts';

sceneSuite('the builder without an account', BUILDER_SCENES);
