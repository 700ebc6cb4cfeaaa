import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name what-changes` writes the next migration from the tables. Migrations are forward-only.
export default defineConfig({ dialect: 'postgresql', schema: './server/**/tables.ts', out: './server/db/migrations' });
