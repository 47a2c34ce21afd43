// Lets a worker of each kind play. Their answers go into the page's `data-…`.
const notes = document.documentElement.dataset;
const note = ({ data }) => {
  notes[data.kind] = data.answer;
};

const module = { type: 'module' };
new Worker('./web.js', module).onmessage = note;
new SharedWorker('./shared.js', module).port.onmessage = note;

await navigator.serviceWorker.register('./service.js', module);
const { active } = await navigator.serviceWorker.ready;
navigator.serviceWorker.onmessage = note;
navigator.serviceWorker.startMessages();
active.postMessage('play');
