import { IMPROVING_SCENES } from './scenes/improving.ts';
import { PAYING_SCENES } from './scenes/paying.ts';
import { walks } from './scenes/suite.ts';

walks('buying and improving', [...PAYING_SCENES, ...IMPROVING_SCENES]);
