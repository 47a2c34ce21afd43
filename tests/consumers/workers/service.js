import { play } from './play.js';

addEventListener('message', (event) => {
  event.waitUntil(play('service').then((answer) => event.source.postMessage(answer)));
});
