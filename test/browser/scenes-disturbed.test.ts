import { everyNth } from '../support/exhaustive.ts';
import { SCENES } from './scenes/all.ts';
import { checkDisturbedScene } from './scenes/disturbed-scene.ts';
import { sceneSuite } from './scenes/scene-suite.ts';

// All of them in `npm run test:exhaustive`: three minutes.
sceneSuite('in a browser that translates and changes pages', everyNth(10, SCENES), {
  is: 'goes on, and shows what it has',
  check: checkDisturbedScene,
});
