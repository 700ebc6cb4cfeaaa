import { testHostileKind } from '../test-hostile-kind.ts';

await testHostileKind('other-kinds');
