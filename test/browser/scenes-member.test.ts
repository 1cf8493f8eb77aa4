import { MEMBER_SCENES } from './scenes/member.ts';
import { sceneSuite } from './scenes/scene-suite.ts';

sceneSuite('what is of one person alone', MEMBER_SCENES);
