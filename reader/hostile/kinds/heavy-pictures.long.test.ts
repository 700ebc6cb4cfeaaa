import { testHostileKind } from '../test-hostile-kind.ts';

await testHostileKind('heavy-pictures');
