import { BUILDER_SCENES } from './scenes/builder.ts';
import { walks } from './scenes/suite.ts';

walks('the builder without an account', BUILDER_SCENES);
