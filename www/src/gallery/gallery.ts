/** Shows below each board of the gallery what it was written as, then makes the boards live. */
import '../styles/theme.css';
import './gallery.css';

for (const board of document.querySelectorAll('figure > :is(arimaa-board, quoridor-board)')) {
  const code = document.createElement('pre');
  code.textContent = board.outerHTML.replaceAll('&gt;', '>');
  board.after(code);
}

await import('keddah/boards');
