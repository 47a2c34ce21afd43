/** Shows the HTML of each board below it, then defines the elements. */
import '../styles/theme.css';
import './gallery.css';

for (const board of document.querySelectorAll('figure > :not(figcaption)')) {
  const code = document.createElement('pre');
  code.textContent = board.outerHTML.replaceAll('&gt;', '>');
  board.after(code);
}

await Promise.all([import('keddah/boards'), import('keddah/study')]);
const { startCourseEditor } = await import('./course-editor.ts');
startCourseEditor(document.querySelector<HTMLElement>('#write')!);
