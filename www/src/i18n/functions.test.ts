import { expect, test } from 'vitest';

/** The texts of the page and of the boards in all languages, by module. */
const modules: Record<string, unknown> = import.meta.glob(
  ['../**/i18n/??.ts', '../../../pkg-template/src/board/lang/**/??.ts'],
  { eager: true, import: 'default' },
);

test('no text uses a function of Fluent: the build of the page leaves them out', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(60);
  for (const [name, texts] of Object.entries(modules))
    expect(JSON.stringify(texts), name).not.toMatch(/\b[A-Z][A-Z0-9_-]+\(/);
});
