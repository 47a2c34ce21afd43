/** The static site of the folder `site/`: `npx @11ty/eleventy` writes it to `_site/`. */
export default function (config) {
  config.addPassthroughCopy({
    'article.css': 'article.css',
    'freezing.json': 'freezing.json',
    'icon.svg': 'icon.svg',
    'node_modules/keddah': 'node_modules/keddah',
  });
  return { dir: { input: 'site', output: '_site' } };
}
