import { testHostileKinds } from '../test-hostile-kinds.ts';

await testHostileKinds('pdf-contents');
