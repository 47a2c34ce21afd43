import { defineConfig } from 'vitest/config';

/** Unit tests of TypeScript stand beside their sources. They need no browser and no build. */
export default defineConfig({
  test: { include: ['pkg-template/src/**/*.test.ts', 'www/src/**/*.test.ts'], environment: 'node' },
});
