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
 * Removes annotations for bundlers from minified code, and indentation within templates: between
 * tags one space has the same effect as many.
 */
export const slimTemplates = (code) =>
  code
    .replace(/(\w?)\/\* @__PURE__ \*\/ ?/g, (_, before) => (before ? `${before} ` : ''))
    .replace(/\n +/g, '\n ')
    .replace(/\n (?=<|\$\{|[a-z?.@-]+=)/g, ' ');
