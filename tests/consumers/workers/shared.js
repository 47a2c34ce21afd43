import { play } from './play.js';

addEventListener('connect', async ({ ports: [port] }) => port.postMessage(await play('shared')));
