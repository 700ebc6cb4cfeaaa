import { testHostileKind } from '../test-hostile-kind.ts';

await testHostileKind('pictures-hard-to-prepare');
