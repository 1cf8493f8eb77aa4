import { SCENES } from './scenes/all.ts';
import { checkDisturbedScene } from './scenes/disturbed-scene.ts';
import { sceneSuite } from './scenes/scene-suite.ts';

sceneSuite('in a browser that translates and changes pages', SCENES, {
  is: 'goes on, and shows what it has',
  check: checkDisturbedScene,
});
