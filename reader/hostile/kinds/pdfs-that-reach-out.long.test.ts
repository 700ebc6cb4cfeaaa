import { testHostileKind } from '../test-hostile-kind.ts';

await testHostileKind('pdfs-that-reach-out');
