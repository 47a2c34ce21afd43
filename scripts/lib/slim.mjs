// Makes the scripts of the boards smaller than minifiers do, which leave template strings
// unchanged.

/** A plugin for rolldown and Vite that removes the whitespace of the boards' style sheets. */
export const slimStyles = {
  name: 'slim-styles',
  transform: {
    filter: { id: /[\\/]board[\\/]shared[\\/]theme\.js$|[\\/]board[\\/]\w+[\\/]styles\.js$/ },
    handler(code) {
      const sheet = (text) =>
        text
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,>]) ?/g, '$1')
          .replace(/\b0\.(\d)/g, '.$1')
          .replaceAll(': ', ':')
          .replaceAll(';}', '}')
          .trim();
      return { code: code.replace(/(?<=unsafeCSS\(`)[^`]*(?=`)/g, sheet), map: null };
    },
  },
};

/**
 * A plugin for rolldown and Vite that removes the addresses of the wasm files that judge goals, for
 * scripts that have them inside.
 */
export const withoutFiles = {
  name: 'without-files',
  transform: {
    filter: { id: /[\\/]lesson[\\/]files\.js$/ },
    handler: (code) => ({ code: code.replace(/new URL\([^)]*\)/g, "''"), map: null }),
  },
};

/**
 * A plugin for Vite that removes the functions NUMBER and DATETIME from Fluent, and its values for
 * dates: no text of the page or of the boards uses them.
 */
export const withoutFunctions = {
  name: 'without-functions',
  transform: {
    filter: { id: /[\\/]@fluent[\\/]bundle[\\/]esm[\\/](builtins|types)\.js$/ },
    handler(code, id) {
      if (id.endsWith('builtins.js')) return { code: 'export let NUMBER, DATETIME;', map: null };
      const dates = /^export class FluentDateTime extends FluentType \{[\s\S]*?^\}$/m;
      if (!dates.test(code)) throw new Error('scripts/lib/slim.mjs does not know this form of the dates of Fluent.');
      const none = 'export class FluentDateTime extends FluentType { static supportsValue() { return false; } }';
      return { code: code.replace(dates, none), map: null };
    },
  },
};

/**
 * Removes annotations for bundlers from minified code, and indentation within templates: between
 * tags one space has the same effect as many.
 */
export const slimTemplates = (code) =>
  code
    .replace(/(\w?)\/\* @__PURE__ \*\/ ?/g, (_, before) => (before ? `${before} ` : ''))
    .replace(/\n +/g, '\n ')
    .replace(/\n (?=<|\$\{|[a-z?.@-]+=)/g, ' ');
