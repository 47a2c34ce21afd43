export * from './arimaa-lesson.js';
export { default } from './arimaa-lesson.js';
