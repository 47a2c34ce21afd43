import webpack from 'webpack';
import config from './webpack.config.js';

webpack({ ...config, context: import.meta.dirname }, (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString({ colors: false }));
});
